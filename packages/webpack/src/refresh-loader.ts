import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LoaderContext } from 'webpack'

const client = fileURLToPath(new URL('../client/hot-client', import.meta.url))
const repository = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Webpack loader for React Fast Refresh. Defines the functions `$RefreshReg$` and `$RefreshSig$` that SWC's
 * calls refer to, and accepts updates of a module that exports nothing but components. Unlike the common
 * plugin it lets a route's page export its `handle` too.
 */
export default function refreshLoader(this: LoaderContext<unknown>, source: string): string {
  if (!/\$Refresh(?:Reg|Sig)\$/.test(source)) return source
  const module = relative(repository, this.resourcePath)
  const accepts = exportsComponentsOnly(source)
    ? 'if (import.meta.webpackHot) __acceptComponents(import.meta.webpackHot);'
    : ''
  return `import { acceptComponents as __acceptComponents, registerIn as __registerIn, sign as $RefreshSig$ } from ${JSON.stringify(client)};
const $RefreshReg$ = __registerIn(${JSON.stringify(module)});
${source}
${accepts}
`
}

function exportsComponentsOnly(source: string): boolean {
  // SWC may print a declaration on the last line of its comment: `*/ export …`.
  const declared = source.matchAll(
    /(?:^|\*\/ )export (?:async )?(?:function\*?|const|let|class) (\w+)/gm,
  )
  const listed = source.matchAll(/(?:^|\*\/ )export \{([^}]*)\}/gm)
  const names = [
    ...[...declared].map(([, name = '']) => name),
    ...[...listed].flatMap(([, names = '']) =>
      names.split(',').map(name => name.trim().split(' ').at(-1) ?? ''),
    ),
  ].filter(Boolean)
  // A page's route metadata, `handle`, does not make the page reload.
  return names.length > 0 && names.every(name => /^[A-Z]|^handle$/.test(name))
}
