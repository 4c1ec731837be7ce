/** Path of the system's Chromium, used instead of Playwright's browsers. */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Flags that disable background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
