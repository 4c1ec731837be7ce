import { availableParallelism } from 'node:os'
import { Readable } from 'node:stream'
import { createLimit, type Media, MediaError, type StoredImage } from '@stampa/service-kit/media'
import type { Knex } from 'knex'
import { paint } from '../../seeds/pictures.ts'
import type { DemoProduct } from '../../seeds/products.ts'
import { insertProduct, insertVariant } from '../routes/design-studio/products/store.ts'

/** How often a picture is tried whose conversion was given up: a busy machine can be too slow. */
const attempts = 5

/**
 * Fills a studio that nobody has touched with the demo products. A studio with a single product, be it in
 * the trash, belongs to somebody: it is left alone.
 *
 * @param draw makes the products, only when they are wanted
 * @param report gets a line for what was done
 */
export async function fillStudio(
  db: Knex,
  media: Media,
  draw: () => DemoProduct[],
  report: (line: string) => void,
): Promise<void> {
  if (await hasProducts(db)) return report('has products already, nothing to fill in')
  report('drawing the demo products')
  const products = await publishPictures(media, draw())
  const stored = await db.transaction(async tx => {
    // Two runs at once: the second waits here, and finds that it is done.
    await tx.raw('lock table products in share row exclusive mode')
    if (await hasProducts(tx)) return false
    for (const [displayOrder, product] of products.entries()) {
      await store(tx, product, displayOrder)
    }
    return true
  })
  report(stored ? `stored ${products.length} products` : 'was filled by another run meanwhile')
}

async function hasProducts(db: Knex): Promise<boolean> {
  return (await db('products').first('id')) !== undefined
}

interface PublishedProduct extends Omit<DemoProduct, 'colours'> {
  colours: { name: string; code: string; front: StoredImage; back: StoredImage | null }[]
}

async function store(tx: Knex, product: PublishedProduct, displayOrder: number): Promise<void> {
  const { name, category, sizes, printAreas, colours } = product
  const { id } = await insertProduct(
    tx,
    {
      name,
      category,
      active: true,
      display_order: displayOrder,
      sizes,
      print_areas: printAreas,
    },
    null,
  )
  for (const colour of colours) {
    await insertVariant(tx, {
      product_id: id,
      color_name: colour.name,
      color_code: colour.code,
      front_image: colour.front,
      back_image: colour.back,
    })
  }
}

async function publishPictures(
  media: Media,
  products: readonly DemoProduct[],
): Promise<PublishedProduct[]> {
  const limit = createLimit(availableParallelism())
  const publish = (drawing: Parameters<typeof paint>[0]) =>
    limit(async () => publishPatiently(media, await paint(drawing)))
  return Promise.all(
    products.map(async product => ({
      ...product,
      colours: await Promise.all(
        product.colours.map(async ({ front, back, ...colour }) => {
          const frontImage = publish(front)
          // A bag is the same from both sides.
          const backImage = back?.markup === front.markup ? frontImage : back && publish(back)
          return { ...colour, front: await frontImage, back: await backImage }
        }),
      ),
    })),
  )
}

/** By the rules of an upload, whose bounds of time are for files from strangers. */
async function publishPatiently(media: Media, file: Buffer): Promise<StoredImage> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await publish(media, file)
    } catch (error) {
      const impatient = error instanceof MediaError && ['busy', 'costly'].includes(error.fault)
      if (attempt === attempts || !impatient) throw error
    }
  }
}

async function publish(media: Media, file: Buffer): Promise<StoredImage> {
  const rule = { formats: ['png'], maxBytes: file.length } as const
  const upload = await media.receive(Readable.from([file]), rule)
  if (!upload) throw new Error('a picture of the demo content is empty')
  try {
    return await media.publish(upload)
  } finally {
    await upload.discard()
  }
}
