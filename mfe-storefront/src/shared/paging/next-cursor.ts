/**
 * Where the next page of a list begins, as the service's answer says; undefined on the last page.
 *
 * @example nextCursor('</api/blog?limit=9&cursor=abc>; rel="next"') // 'abc'
 */
export function nextCursor(link: string | null): string | undefined {
  const address = /<([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1]
  if (address === undefined) return undefined
  return new URL(address, 'http://services.invalid').searchParams.get('cursor') ?? undefined
}
