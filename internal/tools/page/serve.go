package main

import (
	"errors"
	"fmt"
	"mime"
	"net"
	"net/http"
	"time"
)

// served gives the page to browsers of this machine alone, until it is stopped.
func served(dir, port string) error {
	if err := mime.AddExtensionType(".wasm", "application/wasm"); err != nil {
		return err
	}
	l, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", port))
	if err != nil {
		return fmt.Errorf("%w; ./play --web 8081 takes another port", err)
	}
	fmt.Printf("The game is at http://%s/ until you press Ctrl+C here.\n", l.Addr())
	s := http.Server{Handler: http.FileServer(http.Dir(dir)), ReadHeaderTimeout: 10 * time.Second}
	if err := s.Serve(l); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
