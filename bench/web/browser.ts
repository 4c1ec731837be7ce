import { type Browser, chromium } from '@playwright/test'
import { freePorts } from '@stampa/stack'

/** A browser with the port that Lighthouse drives it by. */
export interface DebuggableBrowser {
  browser: Browser
  debuggingPort: number
}

/** The system's Chromium, silent towards everything but the pages it opens. */
export async function launchBrowser(): Promise<DebuggableBrowser> {
  const [debuggingPort = 0] = await freePorts(1)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  return { browser, debuggingPort }
}
