/** Returns the short name of an order: the last 6 characters of its id. */
export function shortId(id: string): string {
  return id.slice(-6)
}
