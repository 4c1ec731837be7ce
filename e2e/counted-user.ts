import { expect, type Locator, type Page } from '@playwright/test'
import type { picture } from './admin-pages.ts'

type File = typeof picture

/** The effort of a task: the figures of docs/comparisons.md. */
export interface Effort {
  /** Mouse clicks; a drag is one, a choice from a list two. */
  clicks: number
  /** Key presses without those of texts; a combination is one. */
  keys: number
  /** Texts, each as one, and files. */
  entries: number
}

/** Limit of Tab presses from one field to the next. */
const mostTabs = 12

/** A user of the back office by keyboard or mouse, whose actions are counted. */
export class CountedUser {
  readonly effort: Effort = { clicks: 0, keys: 0, entries: 0 }
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    // A listener keeps the native file dialog closed.
    page.on('filechooser', () => undefined)
  }

  async press(key: string): Promise<void> {
    this.effort.keys += 1
    await this.#page.keyboard.press(key)
  }

  /** Types into the focused element. */
  async type(text: string): Promise<void> {
    this.effort.entries += 1
    await this.#page.keyboard.type(text)
  }

  /** Tabs to a control and expects its focus ring. */
  async tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(control).toBeVisible()
    for (let tabs = 0; !(await hasFocus(control)); tabs += 1) {
      expect(tabs, `Tabs to ${control}`).toBeLessThan(mostTabs)
      await this.press(key)
    }
    await expect.poll(() => control.evaluate(isMarked), `a focus ring at ${control}`).toBe(true)
  }

  /** Tabs to a field and types. */
  async enter(field: Locator, text: string): Promise<void> {
    await this.tabTo(field)
    await this.type(text)
  }

  /** Tabs to a select and picks an option by the beginning of its name. */
  async pick(field: Locator, text: string): Promise<void> {
    await this.enter(field, text)
    const chosen = () =>
      field.evaluate(element => (element as HTMLSelectElement).selectedOptions[0]?.text)
    await expect.poll(chosen).toMatch(new RegExp(`^${text}`))
  }

  /** Tabs to a file field and chooses files in its dialog. */
  async choose(field: Locator, ...files: File[]): Promise<void> {
    await this.tabTo(field)
    await this.#chooseIn(() => this.press('Space'), files)
  }

  async click(target: Locator): Promise<void> {
    this.effort.clicks += 1
    await target.click()
  }

  /** Focuses a field by click if needed, and types. */
  async fill(field: Locator, text: string): Promise<void> {
    if (!(await hasFocus(field))) await this.click(field)
    await this.type(text)
  }

  /** Selects a field's word or number with a double click, and types. */
  async replace(field: Locator, text: string): Promise<void> {
    this.effort.clicks += 2
    await field.dblclick()
    await this.type(text)
  }

  /** Picks an option of a select with the mouse. */
  async select(field: Locator, label: string): Promise<void> {
    // The native list cannot be clicked by a test.
    this.effort.clicks += 2
    await field.selectOption({ label })
  }

  async clickToChoose(field: Locator, ...files: File[]): Promise<void> {
    await this.#chooseIn(() => this.click(field), files)
  }

  /** Drags with the mouse in several steps. */
  async drag(from: Locator, to: Locator): Promise<void> {
    this.effort.clicks += 1
    const [start, end] = await Promise.all([middleOf(from), middleOf(to)])
    const { mouse } = this.#page
    await mouse.move(start.x, start.y)
    await mouse.down()
    await mouse.move(end.x, end.y, { steps: 8 })
    await mouse.up()
  }

  async #chooseIn(open: () => Promise<void>, files: File[]): Promise<void> {
    this.effort.entries += files.length
    const [chooser] = await Promise.all([this.#page.waitForEvent('filechooser'), open()])
    await chooser.setFiles(files)
  }
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate(element => element === document.activeElement)
}

/** Returns whether the control or a parent has an outline. */
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
