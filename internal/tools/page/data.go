package main

import (
	"archive/zip"
	"bytes"
	"io/fs"
	"os"
	"path"
	"strings"

	"awaw/assets"
	"awaw/engine/systems"
	"awaw/internal/fonts"
)

// This file gathers the files that lie beside the page's programs, by the names internal/beside asks for.

// data are those files; the project lies where the program runs.
func data() (map[string][]byte, error) {
	all := map[string][]byte{}
	for name, font := range fonts.All() {
		all["fonts/"+name] = font
	}
	if err := grounds(all, "assets", assets.FS()); err != nil {
		return nil, err
	}
	for _, s := range systems.All() {
		if s.Files == nil {
			continue
		}
		if err := grounds(all, s.Folder(), s.Files); err != nil {
			return nil, err
		}
	}
	for _, folder := range []string{"cases", "boards"} {
		var err error
		if all["tests/"+folder+".zip"], err = archive(os.DirFS("tests"), folder); err != nil {
			return nil, err
		}
	}
	for _, lang := range assets.Languages() {
		if lang == assets.English {
			continue // the program has it inside
		}
		var err error
		if all["assets/text/"+lang+".zip"], err = archive(assets.FS(), "text/"+lang); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// grounds adds what the boards of a folder are painted on, and the outlines of their areas.
func grounds(all map[string][]byte, folder string, files fs.FS) error {
	return fs.WalkDir(files, ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || path.Ext(name) != ".ground" && path.Ext(name) != ".outlines" {
			return err
		}
		all[path.Join(folder, name)], err = fs.ReadFile(files, name)
		return err
	})
}

// archive puts a folder into one file, not packed: the page packs whole files.
func archive(files fs.FS, folder string) ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	err := fs.WalkDir(files, folder, func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		to, err := z.CreateHeader(&zip.FileHeader{Name: strings.TrimPrefix(name, folder+"/"), Method: zip.Store})
		if err != nil {
			return err
		}
		_, err = to.Write(data)
		return err
	})
	if err != nil {
		return nil, err
	}
	err = z.Close()
	return b.Bytes(), err
}
