/** The server-rendered page, kept when its remote fails to load in the browser, so that the text stays readable. */
let kept: { path: string; html: string } | undefined

export function keepServerPage(path: string, main: Element | null): void {
  if (main) kept = { path, html: main.innerHTML }
}

/** Returns the kept page while the visitor is still at its address. */
export function takeServerPage(): string | undefined {
  return typeof location !== 'undefined' && kept?.path === location.pathname ? kept.html : undefined
}
