import type { Page } from '@playwright/test'

/**
 * Returns the processing time of a click, ms: its handlers and the frames until nothing is
 * loading, without the wait for a frame to start.
 */
export async function timeOf(page: Page, selector: string): Promise<number> {
  const target = page.locator(selector).first()
  return target.evaluate(
    element =>
      new Promise<number>(resolve => {
        const started = performance.now()
        ;(element as HTMLElement).click()
        const clicked = performance.now() - started
        const loading = () =>
          /Φόρτωση της εικόνας/.test(document.querySelector('main')?.textContent ?? '')
        if (!loading()) {
          requestAnimationFrame(frame => resolve(clicked + performance.now() - frame))
          return
        }
        const wait = () => {
          if (loading()) requestAnimationFrame(wait)
          else requestAnimationFrame(() => resolve(performance.now() - started))
        }
        requestAnimationFrame(wait)
      }),
  )
}
