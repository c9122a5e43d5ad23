package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// This file has the three shaders that Ebitengine begins with compiled while the page is built: a page would parse and compile them each time it starts.

// compiler is a program within Ebitengine's module that writes the shaders as Go.
const compiler = `package main

import (
	"fmt"
	"go/constant"
	"os"
	"reflect"

	"github.com/hajimehoshi/ebiten/v2/internal/builtinshader"
	"github.com/hajimehoshi/ebiten/v2/internal/legacyshader"
)

func main() {
	fmt.Println("package atlas\n\nimport (\n\t\"go/constant\"\n\n\t\"github.com/hajimehoshi/ebiten/v2/internal/shaderir\"\n)\n\nvar made = [...]shaderir.Program{")
	for _, source := range [][]byte{
		builtinshader.ShaderSource(builtinshader.FilterNearest, builtinshader.AddressUnsafe),
		builtinshader.ShaderSource(builtinshader.FilterLinear, builtinshader.AddressUnsafe),
		[]byte(builtinshader.ClearShaderSource),
	} {
		program, _, err := legacyshader.CompileShader(source)
		if err != nil {
			fail(err)
		}
		fmt.Println("\t" + literal(reflect.ValueOf(*program)) + ",")
	}
	fmt.Println("}\n\nvar _ constant.Value // of shaders without a number")
}

func fail(what any) {
	fmt.Fprintln(os.Stderr, what)
	os.Exit(1)
}

// literal writes a value as Go has it, without what is zero.
func literal(v reflect.Value) string {
	if c, ok := v.Interface().(constant.Value); ok {
		return number(c)
	}
	switch v.Kind() {
	case reflect.Pointer:
		return "&" + literal(v.Elem())
	case reflect.Struct:
		text := v.Type().String() + "{"
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.IsExported() && !v.Field(i).IsZero() {
				text += f.Name + ": " + literal(v.Field(i)) + ", "
			}
		}
		return text + "}"
	case reflect.Slice, reflect.Array:
		text := v.Type().String() + "{"
		for i := range v.Len() {
			text += literal(v.Index(i)) + ", "
		}
		return text + "}"
	case reflect.String:
		return fmt.Sprintf("%q", v.String())
	case reflect.Int:
		return fmt.Sprint(v.Int())
	case reflect.Uint8:
		return fmt.Sprint(v.Uint())
	}
	fail("a shader holds a " + v.Type().String())
	return ""
}

// number writes a constant.
func number(c constant.Value) string {
	switch c.Kind() {
	case constant.Bool:
		return fmt.Sprintf("constant.MakeBool(%t)", constant.BoolVal(c))
	case constant.Int:
		if n, exact := constant.Int64Val(c); exact {
			return fmt.Sprintf("constant.MakeInt64(%d)", n)
		}
	case constant.Float:
		f, _ := constant.Float64Val(c) // all that is ever asked of it
		return fmt.Sprintf("constant.ToFloat(constant.MakeFloat64(%v))", f)
	}
	fail("a shader holds the constant " + c.ExactString())
	return ""
}
`

// compileShaders compiles the shaders in a copy of the module, with the go.mod that it is built with.
func compileShaders(to, mod string) error {
	folder := filepath.Join(to, "internal", "made")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(folder, "main.go"), []byte(compiler), 0o644); err != nil {
		return err
	}
	var made, said bytes.Buffer
	c := exec.Command("go", "run", "-modfile", mod, ebitengine+"/internal/made")
	c.Stdout, c.Stderr = &made, &said
	if err := c.Run(); err != nil {
		return fmt.Errorf("compiling Ebitengine's shaders: %w\n%s", err, said.String())
	}
	atlas := filepath.Join(to, "internal", "atlas")
	if err := os.WriteFile(filepath.Join(atlas, "made.go"), made.Bytes(), 0o644); err != nil {
		return err
	}
	return changed(filepath.Join(atlas, "shader.go"), withoutCompiling)
}

// withoutCompiling is the text of the file that compiles them, taking them as they were made.
func withoutCompiling(text string) (string, error) {
	if _, err := cut(&text, "\tvar wg errgroup.Group\n", "\t\tpanic(err)\n\t}\n", "\tnearestIR, linearIR, clearIR := &made[0], &made[1], &made[2]\n"); err != nil {
		return "", err
	}
	for _, unused := range []string{`"fmt"`, `"golang.org/x/sync/errgroup"`, `"` + ebitengine + `/internal/builtinshader"`, `"` + ebitengine + `/internal/legacyshader"`} {
		if !strings.Contains(text, "\t"+unused+"\n") {
			return "", fmt.Errorf("it does not import %s", unused)
		}
		text = strings.Replace(text, "\t"+unused+"\n", "", 1)
	}
	return text, nil
}
