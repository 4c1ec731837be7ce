import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createValidatorCompiler, Type } from '@stampa/service-kit'
import { openMedia } from '@stampa/service-kit/media'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { StudioTest } from '../../test/studio.ts'
import { fitsCanvas } from '../products/print-area.ts'
import { newProduct, newVariant, type StudioProduct } from '../products/schema.ts'
import { fillStudio, readDemoProducts } from './fill-studio.ts'

const seeds = join(import.meta.dirname, '../../seeds')

const studio = await StudioTest.start()
/** The first variant of two demo products: a product with a back and one without. */
const folder = await mkdtemp(join(tmpdir(), 'studio-seeds-'))
const products = (await readDemoProducts(seeds))
  .filter(({ category }) => category === 'tshirt' || category === 'cap')
  .map(product => ({ ...product, variants: product.variants.slice(0, 1) }))
await writeFile(join(folder, 'products.json'), JSON.stringify(products))
await symlink(join(seeds, 'pictures'), join(folder, 'pictures'))

afterAll(async () => {
  await studio.stop()
  await rm(folder, { recursive: true })
})

async function fill(): Promise<string[]> {
  const lines: string[] = []
  const media = await openMedia(studio.config.MEDIA_DIR, 'studio')
  await fillStudio(studio.test.db, media, folder, line => lines.push(line))
  return lines
}

test('fills a studio without products once', async () => {
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

test('has demo products that the interface would take', async () => {
  const { colorName, colorCode } = newVariant.properties
  const demo = Type.Object({
    ...newProduct.properties,
    variants: Type.Array(Type.Object({ colorName, colorCode })),
  })
  const validate = createValidatorCompiler()({
    schema: demo,
    httpPart: 'body',
    method: 'POST',
    url: '',
  })
  for (const product of await readDemoProducts(seeds)) {
    expect(validate(product)).toEqual({ value: product })
  }
})

test('has six demo products, each in several colours, with print areas on the canvas', async () => {
  const products = await readDemoProducts(seeds)
  expect(new Set(products.map(({ category }) => category)).size).toBe(6)
  for (const { name, variants, printAreas } of products) {
    const colours = new Set(variants.map(({ colorCode }) => colorCode))
    expect(colours.size, name).toBe(variants.length)
    expect(colours.size, name).toBeGreaterThanOrEqual(2)
    expect(fitsCanvas(printAreas.front), name).toBe(true)
    expect(printAreas.back === null || fitsCanvas(printAreas.back), name).toBe(true)
    for (const { frontImage, backImage } of variants) {
      expect(backImage === null, name).toBe(printAreas.back === null)
      for (const file of backImage === null ? [frontImage] : [frontImage, backImage]) {
        const picture = await sharp(join(seeds, 'pictures', file)).metadata()
        expect(picture, file).toMatchObject({
          format: 'webp',
          width: 1200,
          height: 1200,
          hasAlpha: true,
        })
      }
    }
  }
})
