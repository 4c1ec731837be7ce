import type { Page } from '@playwright/test'

/** What the page notes down of itself. Times of the page's own clock, in ms; 0 until it has happened. */
interface Noted {
  /** When something was last clicked or typed. */
  begun: number
  /** The screen's heading at that time. */
  heading: string
  /** When another screen had rows on the glass. */
  rows: number
  /** When the list last changed on the glass. */
  changed: number
}

type Observed = Window & { noted: Noted }

/** Runs in the page before anything else. */
export function observe(): void {
  const noted: Noted = { begun: 0, heading: '', rows: 0, changed: 0 }
  Object.assign(window, { noted })
  const heading = () => document.querySelector('main h1')?.textContent ?? ''
  const begin = ({ timeStamp }: Event) => {
    Object.assign(noted, { begun: timeStamp, heading: heading(), rows: 0, changed: 0 })
  }
  addEventListener('pointerdown', begin, { capture: true })
  addEventListener('beforeinput', begin, { capture: true })

  const note = () => {
    noted.changed = performance.now()
    if (noted.rows > 0 || heading() === noted.heading) return
    if (document.querySelector('main tbody th')) noted.rows = noted.changed
  }
  const isOfList = ({ target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement
    return element?.closest('main') && !element.closest('search')
  }
  new MutationObserver(records => {
    // The task after the frame: by then what has changed has been painted.
    if (records.some(isOfList)) requestAnimationFrame(() => setTimeout(note))
  }).observe(document, { childList: true, characterData: true, attributes: true, subtree: true })
}

/** Milliseconds from the last click until another screen's rows were painted. */
export async function timeToRows(page: Page): Promise<number> {
  await page.waitForFunction(() => (window as unknown as Observed).noted.rows > 0)
  return page.evaluate(() => {
    const { begun, rows } = (window as unknown as Observed).noted
    return rows - begun
  })
}

/** How long nothing has to change, in ms, for what is shown to count as the result. */
const still = 300

/** Until nothing is on its way to the screen, nor changes on it. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(still => {
    const { begun, changed } = (window as unknown as Observed).noted
    const isBusy = document.querySelector('main table[aria-busy="true"]') !== null
    // What is clicked may be the screen that is there already: then nothing changes.
    return !isBusy && performance.now() - Math.max(begun, changed) > still
  }, still)
}

/** Milliseconds from the last key until the list showed what came of it; undefined where it shows the same. */
export async function timeToResult(page: Page): Promise<number | undefined> {
  await settled(page)
  return page.evaluate(() => {
    const { begun, changed } = (window as unknown as Observed).noted
    return changed > begun ? changed - begun : undefined
  })
}
