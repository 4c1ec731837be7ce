export const studioPath = '/test-your-idea'

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

/** Returns the path that opens the named design. */
export function addressOf(parameters: { draft: string } | { order: string; mockup: string }) {
  return `${studioPath}?${new URLSearchParams(parameters)}`
}
