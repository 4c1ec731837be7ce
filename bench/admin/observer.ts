import type { Page } from '@playwright/test'

/** Times that the page records, ms of its own clock; 0 before the event. */
interface Noted {
  /** Time of the last click or key press. */
  begun: number
  /** The screen's heading at that time. */
  heading: string
  /** Time at which the rows of another screen were painted. */
  rows: number
  /** Time at which the last change of the list was painted. */
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
    // The task after the frame: the change is painted by then.
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

/** Time without changes after which the screen counts as settled, ms. */
const still = 300

/** Waits until no request is pending and the screen is settled. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(still => {
    const { begun, changed } = (window as unknown as Observed).noted
    const isBusy = document.querySelector('main table[aria-busy="true"]') !== null
    // A click on the current screen changes nothing.
    return !isBusy && performance.now() - Math.max(begun, changed) > still
  }, still)
}

/** Returns the time from the last key to the updated list, ms; undefined if the list is unchanged. */
export async function timeToResult(page: Page): Promise<number | undefined> {
  await settled(page)
  return page.evaluate(() => {
    const { begun, changed } = (window as unknown as Observed).noted
    return changed > begun ? changed - begun : undefined
  })
}
