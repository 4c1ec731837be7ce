/**
 * Answers which methods an address knows, for the `Allow` header of a 405.
 *
 * @param routes method names by route pattern (`/api/products/:id`); read when first asked, when
 *   all routes are known
 */
export function allowedMethods(routes: Map<string, Set<string>>): (url: string) => string[] {
  let table: { pattern: RegExp; methods: Set<string> }[] | undefined
  return url => {
    table ??= [...routes].map(([route, methods]) => ({ pattern: toPattern(route), methods }))
    const path = url.split('?', 1)[0] ?? ''
    const methods = table
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(row => [...row.methods])
    return [...new Set(methods)].sort()
  }
}

function toPattern(route: string): RegExp {
  const source = route
    .split('/')
    .map(segment => {
      if (segment.startsWith(':')) return '[^/]+'
      return segment === '*' ? '.*' : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    })
    .join('/')
  return new RegExp(`^${source}$`)
}
