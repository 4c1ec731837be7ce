import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { productPicture } from './drawings/kit/scene.ts'
import { demoContent } from './index.ts'
import { opaquePng } from './raster.ts'
import { SHELVES } from './shelves.ts'
import type { DemoContent } from './types.ts'

const MEGABYTE = 1024 * 1024
/** Painting takes seconds of processor time, which a busy machine may stretch. */
const PATIENCE = 120_000

let content: DemoContent

beforeAll(async () => {
  content = await demoContent()
}, PATIENCE)

function digest(image: Buffer): string {
  return createHash('sha256').update(image).digest('hex')
}

async function format(image: Buffer): Promise<unknown> {
  const { format, width, height, hasAlpha } = await sharp(image).metadata()
  return { format, width, height, hasAlpha }
}

describe('texts', () => {
  test('fill several pages of eight', () => {
    expect(content.categories.length).toBeGreaterThanOrEqual(8)
    expect(content.products.length).toBeGreaterThan(3 * 8)
  })

  test('name every category and product once', () => {
    const names = content.categories.map(category => category.name)
    const titles = content.products.map(product => product.title)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('put products into categories that exist, and leave none empty', () => {
    const names = new Set(content.categories.map(category => category.name))
    const used = new Set(content.products.flatMap(product => product.categories))
    expect(used).toEqual(names)
    for (const { title, categories } of content.products) {
      expect(new Set(categories).size, title).toBe(categories.length)
    }
    expect(content.products.some(product => product.categories.length > 1)).toBe(true)
  })

  test('number the products from 1 and show a different category with each of the first', () => {
    const count = content.categories.length
    expect(content.products.map(product => product.order)).toEqual(
      content.products.map((_, i) => i + 1),
    )
    const first = content.products.slice(0, count).map(product => product.categories[0])
    expect(new Set(first).size).toBe(count)
  })

  test('describe each thing in two to four Greek sentences', () => {
    for (const { description } of [...content.categories, ...content.products]) {
      expect(description.normalize('NFC')).toBe(description)
      expect(description).toMatch(/^\p{Script=Greek}.*\.$/u)
      const sentences = description.split(/(?<=\.) (?=\p{Lu})/u)
      expect(sentences.length, description).toBeGreaterThanOrEqual(2)
      expect(sentences.length, description).toBeLessThanOrEqual(4)
    }
  })

  test('reach nobody through the addresses of the shop', () => {
    const { company } = content
    for (const address of [
      company.facebook,
      company.instagram,
      company.twitter,
      company.linkedin,
    ]) {
      expect(new URL(address)).toMatchObject({
        protocol: 'https:',
        host: expect.stringMatching(/\.example\.com$/),
      })
    }
    expect(company.email).toMatch(/^[a-z]+@stampa\.example\.com$/)
    expect(company.telephone).toMatch(/^\+30( \d+)+$/)
    expect(company.location.split(',')).toHaveLength(3)
  })
})

describe('images', () => {
  test('of products are PNG files of 1600 × 2000 under 5 MB', async () => {
    for (const { title, image } of content.products) {
      expect(image.length, title).toBeLessThan(5 * MEGABYTE)
      expect(await format(image), title).toEqual({
        format: 'png',
        width: 1600,
        height: 2000,
        hasAlpha: false,
      })
    }
  })

  test('of categories are PNG files of 1600 × 1200 under 5 MB', async () => {
    for (const { name, image } of content.categories) {
      expect(image.length, name).toBeLessThan(5 * MEGABYTE)
      expect(await format(image), name).toEqual({
        format: 'png',
        width: 1600,
        height: 1200,
        hasAlpha: false,
      })
    }
  })

  test('of icons are transparent PNG files of 128 × 128 under 1 MB', async () => {
    const icons = [content.company, ...content.categories, ...content.products]
    for (const { favicon } of icons) {
      expect(favicon.length).toBeLessThan(MEGABYTE)
      expect(await format(favicon)).toEqual({
        format: 'png',
        width: 128,
        height: 128,
        hasAlpha: true,
      })
    }
  })

  test('of the logo fit a navigation bar: wide, transparent', async () => {
    const { format, width, height, hasAlpha } = await sharp(content.company.logo).metadata()
    expect({ format, height, hasAlpha }).toEqual({ format: 'png', height: 320, hasAlpha: true })
    expect(width / height).toBeGreaterThan(3)
  })

  test('show a thing in the middle, on paper that reaches every corner', async () => {
    const [columns, rows] = [40, 50]
    for (const { title, image } of content.products) {
      const pixels = await sharp(image).resize(columns, rows).greyscale().raw().toBuffer()
      const level = (x: number, y: number) => pixels[y * columns + x] ?? 0
      const corners = [level(0, 0), level(39, 0), level(0, 49), level(39, 49)]
      expect(Math.min(...corners), title).toBeGreaterThan(215)
      const middle = Array.from({ length: 600 }, (_, i) =>
        level(10 + (i % 20), 10 + Math.floor(i / 20)),
      )
      expect(Math.max(...middle) - Math.min(...middle), title).toBeGreaterThan(40)
    }
  })

  test('are drawn with numbers only', () => {
    const drawings = SHELVES.flatMap(shelf => shelf.goods.map(good => good.drawing))
    for (const { markup, bounds } of drawings) {
      expect(markup).not.toMatch(/NaN|undefined|Infinity/)
      expect(Math.min(bounds.width, bounds.height)).toBeGreaterThan(0)
    }
  })

  test('of categories show goods of their own', () => {
    for (const { name, goods, picture } of SHELVES) {
      const shown = picture.goods.map(([index]) => goods[index])
      expect(shown.length, name).toBeGreaterThanOrEqual(2)
      expect(shown, name).not.toContain(undefined)
    }
  })

  test('of products differ from one another', () => {
    const digests = content.products.map(product => digest(product.image))
    expect(new Set(digests).size).toBe(digests.length)
  })

  test('are the same bytes when drawn afresh', async () => {
    vi.resetModules()
    const fresh = await import('./shelves.ts')
    expect(fresh.SHELVES).not.toBe(SHELVES)
    expect(fresh.SHELVES).toEqual(SHELVES)

    const [first] = fresh.SHELVES[0]?.goods ?? []
    const painted = first && (await opaquePng(productPicture(first.drawing)))
    expect(content.products[0]?.image.equals(painted ?? Buffer.of())).toBe(true)
  })
})
