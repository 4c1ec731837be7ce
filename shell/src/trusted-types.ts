/** The part of the browser's Trusted Types that the site uses. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createHTML?(text: string, type?: string, sink?: string): string | null
      createScriptURL?(url: string): string | null
    },
  ): { createHTML(text: string): TrustedHTML }
}

declare global {
  /** Undefined on the server and in browsers without Trusted Types. */
  var trustedTypes: TrustedTypes | undefined
}

/** React creates every script element from this text, and empties an element with the empty one. */
const knownTexts = new Set(['', '<script></script>'])

/** Returns the address of a script if it is a released file of this site, and null for any other. */
export function releasedScript(url: string, origin: string): string | null {
  const parsed = URL.parse(url, origin)
  return parsed?.origin === origin && parsed.pathname.startsWith('/mfe/') ? url : null
}

/** Returns a text that becomes no part of the page, and null for any other. */
export function inertMarkup(text: string, _type?: string, sink?: string): string | null {
  // A parsed document runs nothing; the studio cleans SVG files in one.
  return knownTexts.has(text) || sink === 'DOMParser parseFromString' ? text : null
}

/**
 * Checks what code of this page assigns to script addresses and markup: webpack, the loader of remotes and React
 * assign texts. The gateway's `headers.conf` names the policies.
 */
export function checkScripts(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: url => releasedScript(url, location.origin),
    createHTML: inertMarkup,
  })
}

const serverPage = globalThis.trustedTypes?.createPolicy('server-page', {
  createHTML: html => html,
})

/** Marks the page's own server-rendered markup as trusted. */
export function trusted(html: string): string | TrustedHTML {
  return serverPage?.createHTML(html) ?? html
}
