import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'

/** Resolves the modules that a server bundle asks for. */
export type Require = (name: string) => unknown

/** Evaluates a server bundle, which gets modules from `require` only, and returns its exports. */
export function evaluateBundle<T extends object>(
  code: string,
  require: Require,
  filename: string,
): T {
  const module = { exports: {} as T }
  compileFunction(code, ['module', 'exports', 'require'], { filename })(
    module,
    module.exports,
    require,
  )
  return module.exports
}

/** Modules of Node that React's renderer and the shell's use of it need. */
const rendererModules = ['async_hooks', 'crypto', 'stream', 'stream/consumers', 'util']

/** Resolves the renderer's modules, for the shell's own bundle. */
export const requireBuiltin: Require = name => {
  if (!rendererModules.includes(name.replace(/^node:/, ''))) throw notProvided(name)
  return createRequire(import.meta.url)(name)
}

/** Resolves the modules that the shell's bundle shares, for a remote's bundle. */
export function requireShared(modules: Record<string, unknown>): Require {
  return name => {
    if (!Object.hasOwn(modules, name)) throw notProvided(name)
    return modules[name]
  }
}

function notProvided(name: string): Error {
  return new Error(`A server bundle asked for "${name}", which the page server does not provide`)
}
