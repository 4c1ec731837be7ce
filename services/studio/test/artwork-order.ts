import { createHash } from 'node:crypto'
import {
  type DesignDocument,
  type DesignElement,
  type PrintArea,
  plainImage,
  plainQr,
  plainText,
} from '@stampa/design'
import sharp from 'sharp'
import type {
  ArtworkFile,
  ArtworkInput,
  ArtworkKind,
  ArtworkMockup,
} from '../src/artwork/artwork.ts'
import { renderArtwork } from '../src/artwork/render-artwork.ts'
import { corpusAsset } from './designs/index.ts'

export const printArea: PrintArea = { x: 0.3, y: 0.25, width: 0.4, widthMm: 120, heightMm: 100 }

export function textElement(text: string, fields: object = {}): DesignElement {
  return {
    ...plainText,
    id: 'text',
    text,
    size: 12,
    fill: '#16181d',
    width: 110,
    ...fields,
  }
}

export function qrElement(size: number, fields: object = {}): DesignElement {
  return { ...plainQr, id: 'qr', text: 'Στάμπα', size, fill: '#16181d', ...fields }
}

export function imageElement(bytes: Buffer, width: number, fields: object = {}): DesignElement {
  return {
    ...plainImage,
    id: 'image',
    asset: hashOf(bytes),
    pixels: { width: 100, height: 100 },
    width,
    height: width,
    ...fields,
  }
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function documentOf(...elements: DesignElement[]): DesignDocument {
  return { version: 1, shared: true, sides: { front: elements, back: [] } }
}

export function mockupOf(document: DesignDocument, fields: Partial<ArtworkMockup> = {}) {
  return {
    document,
    side: 'front',
    printArea,
    productName: 'Μπλουζάκι Classic',
    category: 'tshirt',
    colorName: 'Λευκό',
    colorCode: '#ffffff',
    quantity: 25,
    mockupImage: Buffer.alloc(0),
    ...fields,
  } satisfies ArtworkMockup
}

/** @param originals images besides those of the corpus */
export function render(
  mockups: ArtworkInput['mockups'],
  originals: readonly Buffer[] = [],
): Promise<ArtworkFile[]> {
  const own = new Map(originals.map(bytes => [hashOf(bytes), bytes]))
  return renderArtwork({
    orderId: '01990000-0000-7000-8000-000000000001',
    orderedAt: new Date('2026-11-20T12:00:00Z'),
    mockups,
    assets: async hash => own.get(hash) ?? corpusAsset(hash).bytes,
  })
}

export function fileOf(files: readonly ArtworkFile[], kind: ArtworkKind, mockup = 0): ArtworkFile {
  const file = files.find(one => one.kind === kind && (kind === 'sheet' || one.mockup === mockup))
  if (!file) throw new Error(`no ${kind} of mockup ${mockup}`)
  return file
}

/** Returns a mockup as the studio exports it: the artwork on a plain garment, 600 pixels wide. */
export async function mockupImage(artwork: Buffer, colour: string): Promise<Buffer> {
  const { x, y, width, widthMm, heightMm } = printArea
  const [left, top, wide] = [x, y, width].map(part => Math.round(part * 600))
  const input = await sharp(artwork)
    .resize(wide ?? 0, Math.round(((wide ?? 0) * heightMm) / widthMm), { fit: 'fill' })
    .toBuffer()
  return sharp({ create: { width: 600, height: 600, channels: 3, background: colour } })
    .composite([{ input, left: left ?? 0, top: top ?? 0 }])
    .png()
    .toBuffer()
}
