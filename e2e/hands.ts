import { expect, type FileChooser, type Locator, type Page } from '@playwright/test'

type Files = Parameters<FileChooser['setFiles']>[0]

/** What a task costs whoever does it: the figures of docs/comparisons.md. */
export interface Effort {
  /** Presses of the mouse's button; a drag is one. A choice from a list is two, to open it and to choose. */
  clicks: number
  /** Keys, but not those of texts; a combination is one. */
  keys: number
  /** Texts, each as one, and files. */
  entries: number
}

/** Tabs from one field to the next before a form counts as tiresome. */
const mostTabs = 12

/**
 * Somebody at the back office, by keyboard or by mouse: nothing is clicked, focused or filled in but as a person
 * would, and everything is counted.
 */
export class Hands {
  readonly effort: Effort = { clicks: 0, keys: 0, entries: 0 }
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    // Somebody listens all the time, so that no window to choose files in opens unseen.
    page.on('filechooser', () => undefined)
  }

  async press(key: string): Promise<void> {
    this.effort.keys += 1
    await this.#page.keyboard.press(key)
  }

  /** Writes into what has the focus. */
  async type(text: string): Promise<void> {
    this.effort.entries += 1
    await this.#page.keyboard.type(text)
  }

  /** Goes on, or back, to a control, and sees where that is. */
  async tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(control).toBeVisible()
    for (let tabs = 0; !(await hasFocus(control)); tabs += 1) {
      expect(tabs, `Tabs to ${control}`).toBeLessThan(mostTabs)
      await this.press(key)
    }
    await expect.poll(() => control.evaluate(isMarked), `a focus ring at ${control}`).toBe(true)
  }

  /** Goes on to a field and writes into it. */
  async enter(field: Locator, text: string): Promise<void> {
    await this.tabTo(field)
    await this.type(text)
  }

  /** Goes on to a list of choices and picks one by the beginning of its name. */
  async pick(field: Locator, text: string): Promise<void> {
    await this.enter(field, text)
    const chosen = () =>
      field.evaluate(element => (element as HTMLSelectElement).selectedOptions[0]?.text)
    await expect.poll(chosen).toMatch(new RegExp(`^${text}`))
  }

  /** Goes on to a file field and chooses files in the window that it opens. */
  async choose(field: Locator, files: Files): Promise<void> {
    await this.tabTo(field)
    await this.#chooseIn(() => this.press('Space'), files)
  }

  async click(target: Locator): Promise<void> {
    this.effort.clicks += 1
    await target.click()
  }

  /** Clicks into a field, where it has not the focus already, and writes. */
  async fill(field: Locator, text: string): Promise<void> {
    if (!(await hasFocus(field))) await this.click(field)
    await this.type(text)
  }

  /** Opens a list of choices with the mouse and picks one. */
  async select(field: Locator, label: string): Promise<void> {
    // The list belongs to the system, where a test cannot click.
    this.effort.clicks += 2
    await field.selectOption({ label })
  }

  async clickToChoose(field: Locator, files: Files): Promise<void> {
    await this.#chooseIn(() => this.click(field), files)
  }

  /** Drags with the mouse, in the steps that a hand makes. */
  async drag(from: Locator, to: Locator): Promise<void> {
    this.effort.clicks += 1
    const [start, end] = await Promise.all([middleOf(from), middleOf(to)])
    const { mouse } = this.#page
    await mouse.move(start.x, start.y)
    await mouse.down()
    await mouse.move(end.x, end.y, { steps: 8 })
    await mouse.up()
  }

  async #chooseIn(open: () => Promise<void>, files: Files): Promise<void> {
    this.effort.entries += 1
    const [chooser] = await Promise.all([this.#page.waitForEvent('filechooser'), open()])
    await chooser.setFiles(files)
  }
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate(element => element === document.activeElement)
}

/** Whether the control, or the box around it, is outlined. */
function isMarked(control: Element): boolean {
  let element: Element | null = control
  for (let depth = 0; element && depth < 3; depth += 1) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true
    element = element.parentElement
  }
  return false
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not shown`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
