import type { Page } from '@playwright/test'

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
