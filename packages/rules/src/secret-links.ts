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

/** Paths of the calls with a token below them. The gateway's access log hides it, as it does for {@link secretPages}. */
export const secretCalls = [
  '/api/order-status',
  '/api/contact/link',
  '/api/offer-link',
  '/api/custom-order/image',
  '/api/custom-order/attachment',
  '/api/design-studio/drafts',
  '/api/design-studio/files',
  '/api/design-studio/proofs',
] as const

/** The tokens of these pages, and that of a shared draft: `/test-your-idea?draft=…`. */
const tokens = new RegExp(`(${secretPages.join('|')})/.*|[?&]draft=.*`, 'i')

/** Characters that a URL may also write as a code, with the same meaning: letters, digits and `-._~`. */
const encoded = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi

/**
 * Removes the token, and all that follows, from the path or URL of a page in {@link secretPages} or with a shared draft, in
 * whichever spelling it opens the page.
 *
 * @example withoutSecret('https://shop.example/offer/K7x') // 'https://shop.example/offer'
 */
export function withoutSecret(address: string): string {
  const plain = address.replace(encoded, decodeURIComponent)
  return tokens.test(plain) ? plain.replace(tokens, '$1') : address
}
