/** The system's Chromium: the browsers that Playwright brings along are not needed. */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Silent towards everything but the pages it opens. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
