import Bowser from 'bowser'

/** The browser of a session, as far as its user agent tells; the user agent itself is not stored. */
export interface SessionAgent {
  browser: string | null
  os: string | null
  device: string | null
}

/** Reads a `User-Agent` header. Null for what it does not tell. */
export function readSessionAgent(userAgent = ''): SessionAgent {
  const text = userAgent.slice(0, 400)
  if (text === '') return { browser: null, os: null, device: null }
  const { browser, os, platform } = Bowser.parse(text)
  return {
    browser: browser.name || null,
    os: os.name || null,
    device: platform.type || null,
  }
}
