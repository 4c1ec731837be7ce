import { ICON_PIXELS, icon, picture, productPicture } from '@stampa/drawings/kit/scene'
import { disc } from '@stampa/drawings/kit/svg'
import { clearPng, opaquePng } from './raster.ts'
import type { Good, Shelf } from './shelf.ts'
import { SHELVES } from './shelves.ts'
import type { DemoCategory, DemoProduct } from './types.ts'

/** Enough for a product's page on a fine screen. */
const PIXELS_WIDE = 1280

function shelfPicture({ goods, picture: layout }: Shelf): string {
  const things = layout.goods.flatMap(([index, x, y, scale]) => {
    const good = goods[index]
    return good ? [{ drawing: good.drawing, at: [x, y] as const, scale }] : []
  })
  return picture([1600, 1200], [disc(...layout.disc, layout.ink), ...things])
}

async function demoCategory(shelf: Shelf): Promise<DemoCategory> {
  const [first] = shelf.goods
  if (!first) throw new Error(`the shelf ${shelf.name} is empty`)
  const [image, favicon] = await Promise.all([
    opaquePng(shelfPicture(shelf), PIXELS_WIDE),
    clearPng(icon(first.drawing, ICON_PIXELS)),
  ])
  return {
    name: shelf.name,
    description: shelf.description,
    image,
    imageAlt: shelf.picture.alt,
    favicon,
  }
}

async function demoProduct(shelf: Shelf, good: Good, order: number): Promise<DemoProduct> {
  const [image, favicon] = await Promise.all([
    opaquePng(productPicture(good.drawing), PIXELS_WIDE),
    clearPng(icon(good.drawing, ICON_PIXELS)),
  ])
  return {
    title: good.title,
    description: good.description,
    categories: [shelf.name, ...(good.also ?? [])],
    events: good.events ?? [],
    order,
    image,
    imageAlt: good.alt,
    favicon,
  }
}

/** The first good of every shelf, then the second of every shelf, and so on: every page shows the range. */
function dealt(): readonly (readonly [Shelf, Good])[] {
  const rounds = Math.max(...SHELVES.map(shelf => shelf.goods.length))
  return Array.from({ length: rounds }, (_, round) =>
    SHELVES.flatMap(shelf =>
      shelf.goods.slice(round, round + 1).map(good => [shelf, good] as const),
    ),
  ).flat()
}

export function demoCategories(): Promise<DemoCategory[]> {
  return Promise.all(SHELVES.map(demoCategory))
}

export function demoProducts(): Promise<DemoProduct[]> {
  return Promise.all(dealt().map(([shelf, good], i) => demoProduct(shelf, good, i + 1)))
}
