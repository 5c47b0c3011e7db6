/**
 * Runs a program that Emscripten compiled to WebAssembly and that works on memory alone. It is given what it asks for:
 * more memory, the time, and jumps out of functions that C knows (`setjmp`, of which Emscripten's own are written in
 * JavaScript). There are no files for it, no variables and nobody to write to. The program's own loader makes a system of
 * files and a table of all its names before it begins, which takes longer than most of what it is started for.
 */

/** Functions take numbers and return one, or nothing. */
export type Numeric = (...numbers: number[]) => number;

export interface Program {
  /** What it exports, by name. */
  functions: Readonly<Record<string, Numeric>>;
  /** All of its memory as it is now: what is kept does not follow when the memory grows. */
  memory(): Uint8Array<ArrayBuffer>;
}

/** WASI's number for "no such file or directory", which is also that of Emscripten's own calls. */
const NO_SUCH_FILE = 44;
const SUCCESS = 0;
/** A page of WebAssembly's memory. */
const PAGE_BYTES = 65_536;
/** Memory grows by a fifth at least: growing moves all of it. */
const GROWTH = 1.2;
/** What `longjmp` throws, and `invoke_…` catches. */
const JUMP = Symbol("longjmp");

/** @throws WebAssembly.CompileError, WebAssembly.LinkError */
export async function startProgram(binary: BufferSource): Promise<Program> {
  const module = await WebAssembly.compile(binary);
  let exported: WebAssembly.Exports = {};
  const functions = () => exported as Record<string, Numeric>;
  const memory = () => exported.memory as WebAssembly.Memory;
  const host = hostOf(functions, memory, () => exported.__indirect_function_table as WebAssembly.Table);
  const imports: Record<string, Record<string, Numeric>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = host(name);
  }
  exported = (await WebAssembly.instantiate(module, imports)).exports;
  functions().emscripten_stack_init?.();
  functions().__wasm_call_ctors?.();
  return { functions: functions(), memory: () => new Uint8Array(memory().buffer) };
}

/** What each name that a program imports stands for. */
function hostOf(
  functions: () => Record<string, Numeric>,
  memory: () => WebAssembly.Memory,
  table: () => WebAssembly.Table,
): (name: string) => Numeric {
  const bytes = () => new Uint8Array(memory().buffer);
  /** Calls a function by its place in the table; a jump out of it ends here. */
  const invoke: Numeric = (index = 0, ...numbers) => {
    const stack = functions().emscripten_stack_get_current?.() ?? 0;
    try {
      return (table().get(index) as Numeric)(...numbers);
    } catch (thrown) {
      functions()._emscripten_stack_restore?.(stack);
      if (thrown !== JUMP) throw thrown;
      return functions().setThrew?.(1, 0) ?? 0;
    }
  };
  const known: Record<string, Numeric> = {
    _emscripten_throw_longjmp() {
      throw JUMP;
    },
    _emscripten_memcpy_js(to = 0, from = 0, count = 0) {
      bytes().copyWithin(to, from, from + count);
      return SUCCESS;
    },
    emscripten_resize_heap: (size = 0) => Number(grows(memory(), size >>> 0)),
    emscripten_date_now: () => Date.now(),
    environ_sizes_get(count = 0, size = 0) {
      const view = new DataView(memory().buffer);
      view.setUint32(count, 0, true);
      view.setUint32(size, 0, true);
      return SUCCESS;
    },
    environ_get: () => SUCCESS,
    _abort_js: ended,
    __assert_fail: ended,
  };
  return (name) => {
    const own = Object.hasOwn(known, name) ? known[name] : undefined;
    if (own) return own;
    if (name.startsWith("invoke_")) return invoke;
    // Calls of the system are told apart from those of WASI by their sign.
    return name.startsWith("__syscall") ? () => -NO_SUCH_FILE : () => NO_SUCH_FILE;
  };
}

function ended(): never {
  throw new WebAssembly.RuntimeError("the program gave up");
}

/** False where there is no more memory: the program then does without, or ends. */
function grows(memory: WebAssembly.Memory, size: number): boolean {
  const now = memory.buffer.byteLength;
  for (const wanted of [Math.max(size, now * GROWTH), size]) {
    try {
      memory.grow(Math.ceil((wanted - now) / PAGE_BYTES));
      return true;
    } catch {
      // Less may be had.
    }
  }
  return false;
}
