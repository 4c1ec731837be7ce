export const studioPath = '/test-your-idea'

/** Query parameters that name a design, and how it is shown. */
const parametersOfDesign = ['draft', 'order', 'mockup', 'view']

/** Reads which design the query of the page's address names. */
export function namedIn(search: string) {
  const parameters = new URLSearchParams(search)
  const order = parameters.get('order')
  return {
    /** Token of a shared draft. */
    token: parameters.get('draft'),
    /** A mockup of an order, by its index from 0; administrators only. */
    mockup: order === null ? undefined : { order, index: Number(parameters.get('mockup') ?? 0) },
    /** Whether the mockup is shown read-only. */
    isView: parameters.has('view'),
  }
}

/** Returns the query without the named design; the other parameters, such as the language, stay. */
export function withoutDesign(search: string): string {
  const parameters = new URLSearchParams(search)
  if (!parametersOfDesign.some(name => parameters.has(name))) return search
  for (const name of parametersOfDesign) parameters.delete(name)
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** Returns the path that opens the named design. */
export function addressOf(
  parameters: { draft: string; lang?: string } | { order: string; mockup: string },
) {
  return `${studioPath}?${new URLSearchParams(parameters)}`
}
