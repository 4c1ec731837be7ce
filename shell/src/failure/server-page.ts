/**
 * The page that the server rendered, kept when the browser cannot take it over because its
 * remote failed to load: readable text is worth more than an error alone.
 */
let kept: { path: string; html: string } | undefined

export function keepServerPage(path: string, main: Element | null): void {
  if (main) kept = { path, html: main.innerHTML }
}

/** The kept page, as long as the visitor is still at its address. */
export function takeServerPage(): string | undefined {
  return typeof location !== 'undefined' && kept?.path === location.pathname ? kept.html : undefined
}
