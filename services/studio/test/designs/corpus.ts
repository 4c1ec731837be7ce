import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DesignDocument, PrintArea, Side } from '@stampa/design'

/**
 * Designs that between them use all that a design can hold: every font, bold and italic, wrapping, spacing, outlines,
 * curves, turns, flips, transparency, crops, adjustments, drawings, codes, groups, both sides.
 */
export interface CorpusDesign {
  /** Of its file, without the ending. */
  name: string
  side: Side
  category: string
  colorCode: string
  printArea: PrintArea
  document: DesignDocument
}

const folder = import.meta.dirname
const assetFolder = join(folder, 'assets')

export const corpus: readonly CorpusDesign[] = readdirSync(folder)
  .filter(file => file.endsWith('.json'))
  .map(file => ({
    name: file.replace('.json', ''),
    ...JSON.parse(readFileSync(join(folder, file), 'utf8')),
  }))

const assets = new Map(
  readdirSync(assetFolder).map(file => {
    const bytes = readFileSync(join(assetFolder, file))
    return [createHash('sha256').update(bytes).digest('hex'), { file, bytes }]
  }),
)

/** The original that a design's image names. */
export function corpusAsset(hash: string): { file: string; bytes: Buffer } {
  const asset = assets.get(hash)
  if (!asset) throw new Error(`no asset ${hash}`)
  return asset
}

export function corpusDesign(name: string): CorpusDesign {
  const design = corpus.find(one => one.name === name)
  if (!design) throw new Error(`no design ${name}`)
  return design
}
