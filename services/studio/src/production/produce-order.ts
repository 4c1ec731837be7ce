import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Media, Temporary } from '@stampa/service-kit/media'
import type { Knex } from 'knex'
import type {
  ArtworkFile,
  ArtworkInput,
  ArtworkKind,
  ArtworkMockup,
  ArtworkReport,
} from '../artwork/artwork.ts'
import { renderArtwork } from '../artwork/render-artwork.ts'
import { readDesignData } from '../designs/design-data.ts'
import {
  designOrders,
  listAssets,
  type MockupRow,
  type OrderRow,
  readMockups,
} from '../orders/orders.ts'
import { type ArtworkOutcome, listArtwork, settleArtwork, sheetPosition } from './store.ts'

/** Stores of an order's files. */
export interface Places {
  /** Private store: uploads and artwork. */
  files: Media
  /** Public store: product pictures. */
  pictures: Media
  /** Temporary folder of unfinished drawings; the next process removes leftovers. */
  temporary: Temporary
}

/**
 * Makes all waiting files of an order and stores their outcomes in one transaction.
 *
 * @returns whether every file could be drawn
 * @throws when a file cannot be read or no drawing process is available; a retry may help
 */
export async function produceOrder(db: Knex, places: Places, orderId: string): Promise<boolean> {
  const wanted = await listArtwork(db, [orderId])
  if (!wanted.some(({ state }) => state === 'waiting')) return true
  const input = await readInput(db, places, orderId)
  const made = await renderArtwork(input, { folder: places.temporary.path() })
  const outcomes: ArtworkOutcome[] = []
  for (const { mockup, kind } of wanted) {
    const file = made.find(one => (one.mockup ?? sheetPosition) === mockup && one.kind === kind)
    outcomes.push(file ? await keep(places.files, file) : missing(made, mockup, kind))
  }
  const isComplete = outcomes.every(({ state }) => state === 'ready')
  await db.transaction(async tx => {
    for (const outcome of outcomes) await settleArtwork(tx, orderId, outcome)
    await designOrders.timeline.add(tx, [
      { order_id: orderId, by: null, kind: 'artwork', to: isComplete ? 'ready' : 'failed' },
    ])
  })
  return isComplete
}

async function readInput(
  db: Knex,
  { files, pictures }: Places,
  orderId: string,
): Promise<ArtworkInput> {
  const [mockups, assets, [order]] = await Promise.all([
    readMockups(db, orderId),
    listAssets(db, orderId),
    db<OrderRow>(designOrders.table).where({ id: orderId }).select('created_at'),
  ])
  if (!order) throw new Error('the order is not there')
  const hashes = new Map(assets.map(({ sha256, file }) => [sha256, file.hash]))
  return {
    orderId,
    orderedAt: order.created_at,
    mockups: await Promise.all(mockups.map(row => toMockup(files, pictures, row))),
    assets: async sha256 => {
      const hash = hashes.get(sha256)
      // Submission requires all images; a missing one appears in the report.
      return hash === undefined ? Buffer.alloc(0) : read(files, hash)
    },
  }
}

async function toMockup(files: Media, pictures: Media, row: MockupRow): Promise<ArtworkMockup> {
  const garment = row.garment_image
    ? await readIfThere(pictures, row.garment_image.hash)
    : undefined
  return {
    // A mockup without document or print area is not drawn; the report says so.
    document: readDesignData(row.design_data)?.document as ArtworkMockup['document'],
    side: row.view,
    printArea: row.print_area ?? noArea,
    productName: row.product_name,
    ...(row.category && { category: row.category }),
    colorName: row.color_name,
    colorCode: row.color_code ?? unknownColor,
    quantity: row.quantity,
    ...(row.item !== null && row.item !== row.position && { sameAs: row.item }),
    ...(row.sizes && { sizes: row.sizes }),
    people: row.people,
    mockupImage: await read(files, row.image.hash),
    ...(garment && { garmentImage: garment }),
  }
}

const noArea = { x: 0, y: 0, width: 0, widthMm: 0, heightMm: 0 }
const unknownColor = '#ffffff'

/** @throws when the file is missing */
async function read(media: Media, hash: string): Promise<Buffer> {
  const bytes = await readIfThere(media, hash)
  if (!bytes) throw new Error(`the file ${hash} is not there`)
  return bytes
}

async function readIfThere(media: Media, hash: string): Promise<Buffer | undefined> {
  const file = await media.open(hash, 'original')
  return file && buffer(file.stream)
}

async function keep(media: Media, file: ArtworkFile): Promise<ArtworkOutcome> {
  const format = file.kind === 'sheet' ? 'pdf' : file.kind
  const rule = { formats: [format], maxBytes: file.bytes.length } as const
  const upload = await media.receive(Readable.from([file.bytes]), rule)
  if (!upload) throw new Error(`the artwork ${file.name} is empty`)
  try {
    const { hash, bytes } = await media.keep(upload)
    return {
      mockup: file.mockup ?? sheetPosition,
      kind: file.kind,
      report: file.report,
      state: 'ready',
      name: file.name,
      content_type: file.contentType,
      file: hash,
      bytes,
    }
  } finally {
    await upload.discard()
  }
}

/** Returns the failure of a mockup's file, from the sheet's report. */
function missing(made: readonly ArtworkFile[], mockup: number, kind: ArtworkKind): ArtworkOutcome {
  const warnings = made.find(file => file.kind === 'sheet')?.report.warnings ?? []
  const own = warnings.filter(warning => warning.mockup === mockup)
  const reason = own.find(({ code }) => code === 'not_drawn')?.value
  const report: ArtworkReport = { warnings: own, difference: null }
  return { mockup, kind, report, state: 'failed', reason: String(reason ?? 'not_drawn') }
}
