import { type Browser, chromium, type Page } from '@playwright/test'

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

export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Repeats a measurement sequentially and returns the results. */
export async function repeat<T>(
  count: number,
  name: string,
  action: () => Promise<T>,
): Promise<T[]> {
  const results: T[] = []
  for (let run = 1; run <= count; run++) {
    const result = await action()
    console.error(`${name} ${run} of ${count}: ${JSON.stringify(result)}`)
    results.push(result)
  }
  return results
}

/** Lets the servers' compilers and pools settle; the browser's own cache stays empty. */
export async function warmUp(url: string): Promise<void> {
  for (let request = 0; request < 20; request++) await (await fetch(url)).text()
}

/** A network as DevTools emulates it. */
export interface Network {
  /** Round trip, ms. */
  latency: number
  /** Bits per second. */
  down: number
  up: number
}

/** Slows the page's network and processor down; a rate of 4 leaves it a quarter of the processor. */
export async function slowDown(page: Page, rate: number, network?: Network): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  if (!network) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.down / 8,
    uploadThroughput: network.up / 8,
  })
}

type Framed = Window & { frames: number[] | undefined }

/** Returns the duration of each frame during a callback, ms. */
export async function framesDuring(page: Page, action: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    let last = 0
    const next = (now: number) => {
      if (last > 0) frames.push(now - last)
      last = now
      if ((window as unknown as Framed).frames === frames) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await action()
  return page.evaluate(() => {
    const { frames = [] } = window as unknown as Framed
    Object.assign(window, { frames: undefined })
    return frames
  })
}

/** Returns the bytes in use after garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('HeapProfiler.enable')
    // Finalisers of the first round free more in the second.
    await session.send('HeapProfiler.collectGarbage')
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize
  } finally {
    await session.detach()
  }
}
