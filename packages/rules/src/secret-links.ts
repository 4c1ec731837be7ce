/**
 * Paths of the pages that open to the holder of a token below them. Trackers, statistics, logs and search engines must
 * not get the token.
 */
export const secretPages = [
  '/order-status',
  '/message',
  '/offer',
  '/design-order',
  '/analytics/share',
  '/preview',
] as const

/**
 * Paths of the calls with a token below them. The gateway's access log hides it, as it does for
 * {@link secretPages}.
 */
export const secretCalls = [
  '/api/order-status',
  '/api/contact/link',
  '/api/offer-link',
  '/api/custom-order/image',
  '/api/custom-order/attachment',
  '/api/jobs/calendar',
  '/api/design-studio/drafts',
  '/api/design-studio/files',
  '/api/design-studio/proofs',
] as const

/** The tokens of these pages, and that of a shared draft: `/test-your-idea?draft=…`. */
const tokens = new RegExp(`(${secretPages.join('|')})/.*|[?&]draft=.*`, 'i')

/**
 * Removes the token, and all that follows, from the path or URL of a page in {@link secretPages} or with a
 * shared draft.
 *
 * @example withoutSecret('https://shop.example/offer/K7x') // 'https://shop.example/offer'
 */
export function withoutSecret(address: string): string {
  return address.replace(tokens, '$1')
}

/** Letters, digits and `-._~` as codes, which mean the same in a URL. */
const encoded = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi

/**
 * Returns an address in its usual spelling, in which {@link withoutSecret} finds a token: a browser opens the
 * page in others too.
 *
 * @example plainSpelling('/%6fffer/K7x') // '/offer/K7x'
 */
export function plainSpelling(address: string): string {
  return address.replace(encoded, decodeURIComponent)
}
