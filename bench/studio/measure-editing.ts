import type { Page } from '@playwright/test'
import type { Measurement } from '../report/measurement.ts'
import { framesDuring, heapOf, slowDown, withBrowser } from '../web/browser.ts'
import { isOpen, onPage, studioPath } from './visit-studio.ts'

const objects = 50

/** Measures edits of a canvas with many objects. */
export async function measureEditing(origin: string): Promise<Measurement[]> {
  return withBrowser(browser =>
    onPage(browser, origin, async page => {
      await page.goto(origin + studioPath)
      await isOpen(page)
      const photo = await timePhoto(page)
      await page.getByRole('button', { name: 'Διαγραφή επιλεγμένου' }).click()
      await addObjects(page)

      const frames = await dragFrames(page)
      await slowDown(page, 4)
      const slowFrames = await dragFrames(page)
      await slowDown(page, 1)

      const undone: number[] = []
      for (let time = 0; time < 2; time++) undone.push(await timeOf(page, '[title="Αναίρεση"]'))
      for (let time = 0; time < 6; time++) {
        undone.push(await timeOf(page, '[title="Επανάληψη"], [title="Αναίρεση"]'))
      }
      const before = await keptDesign(page)
      const switches: number[] = []
      for (const [group, place] of switchesInTurn) {
        switches.push(await timeOf(page, `input[name=${group}] >> nth=${place}`))
      }
      await settled(page)
      const same = (await keptDesign(page)) === before
      return [
        ms('photo of 12 megapixels on the canvas', photo, 800),
        ms(`dragging among ${objects}: a frame`, frames, 17),
        ms('the same at a quarter of the processor', slowFrames, 33),
        ms('undo', undone, 16),
        ms('another product, colour or side', switches, 150),
        {
          name: 'design unchanged byte for byte',
          values: [same ? 1 : 0],
          goal: { atLeast: 1 },
        },
        await measureHistory(page),
      ]
    }),
  )
}

const switchesInTurn = [
  ['color', 1],
  ['color', 0],
  ['side', 1],
  ['side', 0],
  ['product', 1],
  ['product', 2],
  ['product', 0],
] as const

function ms(name: string, values: number | number[], atMost: number): Measurement {
  return { name, values: [values].flat(), unit: 'ms', digits: 1, goal: { atMost } }
}

/** Drags an object and returns the duration of each frame, ms. */
async function dragFrames(page: Page): Promise<number[]> {
  const canvas = page.locator('[aria-busy=false]:has(> * canvas)')
  await canvas.evaluate(element => element.scrollIntoView({ block: 'center' }))
  const box = await canvas.boundingBox()
  if (!box) throw new Error('The canvas is not shown')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  const frames = await framesDuring(page, async () => {
    for (let step = 0; step < 120; step++) {
      const angle = step / 6
      await page.mouse.move(middle.x + 40 * Math.sin(angle), middle.y + 40 * (1 - Math.cos(angle)))
    }
  })
  await page.mouse.up()
  return frames
}

/**
 * Returns the processing time of a click, ms: its handlers and the frames until nothing is
 * loading, without the wait for a frame to start.
 */
async function timeOf(page: Page, selector: string): Promise<number> {
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

/** Adds texts of many sizes and angles by repeatedly copying all of them. */
async function addObjects(page: Page) {
  for (const text of ['Στάμπα', 'Καφέ Ομόνοια', 'Μαραθώνιος 2026', 'ABC', 'Ελλάδα']) {
    await page.getByPlaceholder('Γράψτε κάτι').fill(text)
    await page.getByRole('button', { name: 'Προσθήκη κειμένου' }).click()
  }
  await page.locator('[aria-busy=false]:has(> * canvas)').focus()
  for (let count = 5; count < objects; count += 5) {
    if (count === 5) await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+d')
  }
  await page.keyboard.press('Escape')
}

/** Measures the time from the choice of a file to the frame that shows it. */
async function timePhoto(page: Page): Promise<number> {
  const address = await page.evaluate(() => {
    const picture = document.createElement('canvas')
    picture.width = 4000
    picture.height = 3000
    const context = picture.getContext('2d')
    if (!context) throw new Error('No canvas')
    for (let stripe = 0; stripe < 4000; stripe += 4) {
      context.fillStyle = `hsl(${(stripe * 7) % 360} 70% ${30 + (stripe % 50)}%)`
      context.fillRect(stripe, 0, 4, 3000)
      context.fillRect(0, (stripe * 13) % 3000, 4000, 2)
    }
    return picture.toDataURL('image/jpeg', 0.92)
  })
  const buffer = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  await page.evaluate(() => {
    Object.assign(window, { shown: 0, chosen: 0 })
    document.addEventListener(
      'change',
      () => Object.assign(window, { chosen: performance.now() }),
      {
        capture: true,
      },
    )
    new MutationObserver(() => {
      if (!document.querySelector('aside li')) return
      const { shown } = window as unknown as { shown: number }
      if (shown !== 0) return
      // Runs after the next frame, in which the canvas draws.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => Object.assign(window, { shown: performance.now() })),
      )
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page
    .getByLabel('Ανεβάστε εικόνα')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await page.waitForFunction(() => (window as unknown as { shown: number }).shown > 0)
  return page.evaluate(() => {
    const { shown, chosen } = window as unknown as { shown: number; chosen: number }
    return shown - chosen
  })
}

/** Measures the memory that a hundred undo steps of a full canvas retain. */
async function measureHistory(page: Page): Promise<Measurement> {
  await page.locator('[aria-busy=false]:has(> * canvas)').focus()
  await page.keyboard.press('Control+a')
  const steps = async (count: number) => {
    for (let step = 0; step < count; step++) {
      await page.keyboard.press(step % 2 === 0 ? 'Control+g' : 'Control+Shift+g')
    }
  }
  // Fills the history twice, so that the first entries are dropped.
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+a')
  const before = await heapOf(page)
  await steps(100)
  const after = await heapOf(page)
  return {
    name: `heap of 100 steps, each of ${objects} objects`,
    values: [(after - before) / 1024],
    unit: 'KB',
    goal: { atMost: 1024 },
  }
}

/** Waits until the last change is stored. */
async function settled(page: Page) {
  await page.waitForTimeout(1000)
}

/** Returns the design in the browser's storage. */
async function keptDesign(page: Page): Promise<string> {
  await settled(page)
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('stampa-studio')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').get('draft')
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify((reading.result as { document: unknown }).document))
          }
        }
      }),
  )
}
