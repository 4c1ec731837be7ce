import { brandIcon, logo } from './brand.ts'

import { icon, picture, productPicture } from './drawings/kit/scene.ts'
import { disc } from './drawings/kit/svg.ts'
import { clearPng, opaquePng } from './raster.ts'
import type { Good, Shelf } from './shelf.ts'
import { SHELVES } from './shelves.ts'
import type { DemoCategory, DemoCompany, DemoContent, DemoProduct } from './types.ts'

const ICON_PIXELS = 128

/** Addresses under reserved names (RFC 2606) and a number that is not in use: nobody is called or written to. */
async function demoCompany(): Promise<DemoCompany> {
  const [logoImage, favicon] = await Promise.all([
    clearPng(logo(320)),
    clearPng(brandIcon(ICON_PIXELS)),
  ])
  return {
    facebook: 'https://facebook.example.com/stampa',
    instagram: 'https://instagram.example.com/stampa',
    twitter: 'https://twitter.example.com/stampa',
    linkedin: 'https://linkedin.example.com/company/stampa',
    location: 'Ερμού 42, 105 63, Αθήνα',
    telephone: '+30 210 000 4242',
    email: 'info@stampa.example.com',
    logo: logoImage,
    favicon,
  }
}

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
    opaquePng(shelfPicture(shelf)),
    clearPng(icon(first.drawing, ICON_PIXELS)),
  ])
  return { name: shelf.name, description: shelf.description, image, favicon }
}

async function demoProduct(shelf: Shelf, good: Good, order: number): Promise<DemoProduct> {
  const [image, favicon] = await Promise.all([
    opaquePng(productPicture(good.drawing)),
    clearPng(icon(good.drawing, ICON_PIXELS)),
  ])
  return {
    title: good.title,
    description: good.description,
    categories: [shelf.name, ...(good.also ?? [])],
    order,
    image,
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

/**
 * The demo shop: a print shop in Athens with its categories and products. Every picture is drawn and painted
 * here, 5 to 7 s of processor time in all; the result is the same bytes on every call.
 */
export async function demoContent(): Promise<DemoContent> {
  const [company, categories, products] = await Promise.all([
    demoCompany(),
    Promise.all(SHELVES.map(demoCategory)),
    Promise.all(dealt().map(([shelf, good], i) => demoProduct(shelf, good, i + 1))),
  ])
  return { company, categories, products }
}
