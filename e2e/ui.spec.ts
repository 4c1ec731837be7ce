import type { Page } from '@playwright/test'
import { wcagViolationsOf } from './accessibility.ts'
import { desk, expect, open, test } from './ui-showcase.ts'

// One worker builds the page for all of these; axe takes its time on a busy machine.
test.describe.configure({ mode: 'default' })

/** Views that axe audits, which is slow: one width each. */
const looks = [
  { frame: 'public', scheme: 'light', judged: 360 },
  { frame: 'admin', scheme: 'light', judged: 768 },
  { frame: 'admin', scheme: 'dark', judged: 1280 },
] as const

/** Shows the states that require a pointer or the keyboard. */
async function forceStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  for (const [show, states] of [
    ['hover', ['hover']],
    ['focus', ['focus', 'focus-visible']],
  ] as const) {
    const selector = `[data-show="${show}"]`
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    })
    expect(nodeIds.length, selector).toBeGreaterThan(0)
    for (const nodeId of nodeIds) {
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] })
    }
  }
}

for (const { frame, scheme, judged } of looks) {
  test(`every component state is accessible and fits: ${frame} ${scheme}`, async ({ page }) => {
    const complaints = await open(page, { frame, scheme, width: 360 })
    await forceStates(page)
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      if (width === judged) expect(await wcagViolationsOf(page)).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
    }
    expect(complaints).toEqual([])
  })
}

for (const view of [
  { frame: 'admin', scheme: 'light', width: 360 },
  { frame: 'admin', scheme: 'dark', width: 1280 },
] as const) {
  test(`dialogs and toasts are accessible: ${view.scheme} ${view.width}`, async ({ page }) => {
    const complaints = await open(page, view)
    const check = async (...parts: string[]) => {
      for (const part of parts) expect(await wcagViolationsOf(page, part), part).toEqual([])
    }

    await page.getByRole('button', { name: 'Open dialog' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit product' })).toBeVisible()
    await check('[role="dialog"]')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard changes' }).click()

    await page.getByRole('button', { name: 'Open drawer' }).click()
    const drawer = page.getByRole('dialog', { name: 'Order 4f1a2b' })
    await expect(drawer.getByLabel('Note')).toBeFocused()
    await check('[role="dialog"]')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()

    await page.getByRole('button', { name: 'Open palette' }).click()
    await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused()
    await check('[role="dialog"]')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Failed deletion' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await check('[role="alertdialog"]')
    await page.keyboard.press('Escape')

    for (const name of ['Success', 'With undo', 'Error']) {
      await page.getByRole('button', { name, exact: true }).click()
    }
    await check('[role="region"]')
    expect(complaints).toEqual([])
  })
}

test('dialogs, the palette and the scheme are used', async ({ page }) => {
  await open(page, desk)
  await test.step('the chosen scheme persists after a reload', async () => {
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await ground()
    await page.getByLabel('Dark').check()
    // The key and text that earlier releases of the shell read after a rollback.
    expect(await page.evaluate(() => localStorage.getItem('colorScheme'))).toBe('dark')
    const dark = await ground()
    expect(dark).not.toBe(light)
    await page.reload()
    await expect(page.getByLabel('Dark')).toBeChecked()
    expect(await ground()).toBe(dark)
  })

  await test.step('the palette searches while typing and is used by keyboard', async () => {
    const opener = page.getByRole('button', { name: 'Open palette' })
    const input = page.getByRole('combobox', { name: 'Search and commands' })
    const option = (name: string) => page.getByRole('option', { name })
    /** Returns the option that `aria-activedescendant` references. */
    const active = () =>
      input.evaluate(
        element =>
          document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent,
      )
    await opener.press('Enter')
    await expect(page.getByRole('option')).toHaveCount(6)
    await expect.poll(active).toBe('Products')
    await expect(input).toBeFocused()
    await page.keyboard.type('κουπα')
    await expect(page.getByRole('option')).toHaveCount(2)
    await expect.poll(active).toBe('Κούπα κεραμική#1')
    await page.keyboard.press('ArrowDown')
    await expect.poll(active).toBe('Κούπα εμαγιέ#2')
    await expect(option('Κούπα εμαγιέ')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(input).toBeHidden()
    await expect(page.getByText('Κούπα εμαγιέ is opened')).toBeVisible()

    await opener.press('Enter')
    await expect(input).toBeFocused()
    await page.keyboard.type('ομπρέλα')
    await expect(page.getByRole('dialog').getByText('Nothing matches “ομπρέλα”')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(input).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('a dialog traps focus, restores it, and closes only on purpose', async () => {
    const opener = page.getByRole('button', { name: 'Open dialog' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Edit product' })
    await expect(dialog.getByLabel('Title')).toBeFocused()
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      // At the end the guard behind the dialog has the focus until it moves it to the start.
      await expect
        .poll(() => dialog.evaluate(element => element.contains(document.activeElement)))
        .toBe(true)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard changes' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    // A confirmation over it closes first.
    await opener.click()
    await dialog.getByLabel('Slug').fill('cup')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(dialog.getByLabel('Slug')).toHaveValue('cup')
    expect(await dialog.evaluate(element => element.contains(document.activeElement))).toBe(true)

    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expect(dialog).toBeHidden()

    // A click outside does not close it.
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(10, 400)
    await expect(dialog).toBeVisible()
  })
})

test('table digits align, and fonts load without moving text', async ({ page }) => {
  await open(page, { ...desk, frame: 'public' })
  const loaded = await page.evaluate(() => document.fonts.check("1em 'Commissioner Tabular'", '0'))
  expect(loaded).toBe(true)
  const widths = await page.evaluate(() => {
    const cell = document.createElement('table')
    Object.assign(cell.style, { position: 'absolute', fontSize: '100px' })
    document.body.append(cell)
    return [...'0123456789'].map(digit => {
      cell.textContent = digit.repeat(10)
      return Math.round(cell.getBoundingClientRect().width)
    })
  })
  expect(new Set(widths).size).toBe(1)

  // The font files may load in any order.
  const texts = [
    'Τυπώνουμε μπλούζες, κούπες και τσάντες με το δικό σας σχέδιο. Custom order',
    'Τυπώνουμεμπλούζεςκούπεςκαιτσάντεςμετοδικόσαςσχέδιο',
    'T-shirts,hoodiesandtotebags,100%cotton.Contactusforacustomorder.',
    ' '.repeat(20),
  ]
  const measured = await page.evaluate(async texts => {
    const box = (text: string, family: string, weight: number) => {
      const span = document.createElement('span')
      span.textContent = text
      Object.assign(span.style, {
        font: `${weight} 100px ${family}, monospace`,
        whiteSpace: 'pre',
        position: 'absolute',
      })
      document.body.append(span)
      const { width, height } = span.getBoundingClientRect()
      span.remove()
      return { width, height }
    }
    const faces = [
      ['Commissioner', 400],
      ['Commissioner', 650],
      ['Sofia Sans Condensed', 700],
    ] as const
    const pairs = faces.flatMap(face => texts.map(text => [...face, text] as const))
    return Promise.all(
      pairs.map(async ([family, weight, text]) => {
        await document.fonts.load(`${weight} 100px '${family}'`, text)
        return {
          what: `${family} ${weight}: ${text}`,
          own: box(text, `'${family}'`, weight),
          fallback: box(text, `'${family} Fallback'`, weight),
          missing: box(text, '', weight),
        }
      }),
    )
  }, texts)

  for (const { what, own, fallback, missing } of measured) {
    expect(fallback.width, `${what}, in a font with the metrics of Arial`).not.toBe(missing.width)
    expect(fallback.width / own.width, what).toBeGreaterThan(0.97)
    expect(fallback.width / own.width, what).toBeLessThan(1.03)
    expect(Math.abs(fallback.height - own.height), what).toBeLessThanOrEqual(1)
  }

  const measures = await page.evaluate(() =>
    ["'Commissioner'", "'Commissioner Fallback'"].map(fontFamily => {
      const line = document.createElement('div')
      Object.assign(line.style, { fontFamily, inlineSize: 'var(--measure)' })
      document.body.append(line)
      return line.getBoundingClientRect().width
    }),
  )
  expect(new Set(measures).size, 'lines as long before as after').toBe(1)
})
