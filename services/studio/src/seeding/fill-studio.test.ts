import { openMedia } from '@stampa/service-kit/media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoProduct, demoProducts } from '../../seeds/products.ts'
import { StudioTest } from '../../test/studio.ts'
import { fitsCanvas } from '../routes/design-studio/products/print-area.ts'
import type { StudioProduct } from '../routes/design-studio/products/schema.ts'
import { fillStudio } from './fill-studio.ts'

let studio: StudioTest

beforeAll(async () => {
  studio = await StudioTest.start()
})

afterAll(() => studio.stop())

/** The whole demo takes its time to be painted: two products in a colour show what is done with all. */
function some(): DemoProduct[] {
  return demoProducts()
    .filter(({ category }) => category === 'tshirt' || category === 'cap')
    .map(product => ({ ...product, colours: product.colours.slice(0, 1) }))
}

async function fill(): Promise<string[]> {
  const lines: string[] = []
  const media = await openMedia(studio.config.MEDIA_DIR, 'studio')
  await fillStudio(studio.test.db, media, some, line => lines.push(line))
  return lines
}

test('an untouched studio is filled once, and never again', async () => {
  expect((await Promise.all([fill(), fill()])).flat()).toEqual(
    expect.arrayContaining(['stored 2 products', 'was filled by another run meanwhile']),
  )
  expect(await fill()).toEqual(['has products already, nothing to fill in'])

  const { body } = await studio.visit<StudioProduct[]>('/api/design-studio/products')
  expect(body.map(({ name, colorVariants }) => [name, colorVariants.length])).toEqual([
    ['Μπλουζάκι', 1],
    ['Καπέλο τζόκεϊ', 1],
  ])
  expect(body[0]?.colorVariants[0]).toMatchObject({
    frontImageAsset: { width: 1200, height: 1200 },
    backImageAsset: { width: 1200, height: 1200 },
  })
  expect(body[1]).toMatchObject({
    printAreas: { back: null },
    colorVariants: [{ backImage: null }],
  })
})

test('the demo is six things that one can design on, each in colours of its own', () => {
  const products = demoProducts()
  expect(new Set(products.map(({ category }) => category)).size).toBe(6)
  for (const { name, colours, printAreas } of products) {
    expect(new Set(colours.map(({ code }) => code)).size, name).toBeGreaterThanOrEqual(2)
    expect(fitsCanvas(printAreas.front), name).toBe(true)
    expect(printAreas.back === null || fitsCanvas(printAreas.back), name).toBe(true)
    for (const { back } of colours) expect(back === null, name).toBe(printAreas.back === null)
  }
})
