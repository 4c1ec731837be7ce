import { pad, readTables, type Tables, table, writeTables } from './sfnt.ts'

/** Bits of a simple glyph's flags. @see https://learn.microsoft.com/typography/opentype/spec/glyf */
const xIsShort = 0x02
const repeats = 0x08
/** A short x is positive; a long x is zero and left out. */
const xIsPositiveOrZero = 0x10

/**
 * Gives glyphs one common width and centres each. Commissioner has proportional digits only, and columns of numbers
 * need equal ones.
 *
 * @param font TrueType outlines, without variations and without hinting
 * @param glyphs ids of the glyphs
 */
export function equalWidths(font: Buffer, glyphs: readonly number[]): Buffer {
  const tables = readTables(font)
  const metrics = readMetrics(tables)
  const outlines = readOutlines(tables)
  const width = Math.max(...glyphs.map(glyph => metrics[glyph]?.advance ?? 0))

  for (const glyph of glyphs) {
    const [own, outline] = [metrics[glyph], outlines[glyph]]
    if (!own || !outline) throw new RangeError(`The font has no glyph ${glyph}`)
    const shift = Math.round((width - own.advance) / 2)
    outlines[glyph] = shiftOutline(outline, shift)
    metrics[glyph] = { advance: width, bearing: own.bearing + shift }
  }
  return writeTables(
    new Map([...tables, ...outlineTables(tables, outlines), ...metricsTables(tables, metrics)]),
  )
}

/** Horizontal metrics of a glyph, in font units. */
interface Metrics {
  advance: number
  /** Space before the outline. */
  bearing: number
}

/** Returns the metrics of every glyph, by id; the last advance applies to all glyphs after it. */
function readMetrics(tables: Tables): Metrics[] {
  const metrics = table(tables, 'hmtx')
  const long = table(tables, 'hhea').readUInt16BE(34)
  return Array.from({ length: glyphCount(tables) }, (_, glyph) => ({
    advance: metrics.readUInt16BE(Math.min(glyph, long - 1) * 4),
    bearing: metrics.readInt16BE(glyph < long ? glyph * 4 + 2 : long * 4 + (glyph - long) * 2),
  }))
}

/** Returns the tables of metrics, with an advance for every glyph. */
function metricsTables(tables: Tables, metrics: readonly Metrics[]): Tables {
  const hhea = Buffer.from(table(tables, 'hhea'))
  hhea.writeUInt16BE(Math.max(...metrics.map(({ advance }) => advance)), 10)
  hhea.writeUInt16BE(metrics.length, 34)
  const hmtx = Buffer.alloc(metrics.length * 4)
  for (const [glyph, { advance, bearing }] of metrics.entries()) {
    hmtx.writeUInt16BE(advance, glyph * 4)
    hmtx.writeInt16BE(bearing, glyph * 4 + 2)
  }
  return new Map([
    ['hhea', hhea],
    ['hmtx', hmtx],
  ])
}

function glyphCount(tables: Tables): number {
  return table(tables, 'maxp').readUInt16BE(4)
}

/** Returns the outline of every glyph, by id. */
function readOutlines(tables: Tables): Buffer[] {
  const isLong = table(tables, 'head').readInt16BE(50) === 1
  const locations = table(tables, 'loca')
  const location = (glyph: number) =>
    isLong ? locations.readUInt32BE(glyph * 4) : locations.readUInt16BE(glyph * 2) * 2
  return Array.from({ length: glyphCount(tables) }, (_, glyph) =>
    table(tables, 'glyf').subarray(location(glyph), location(glyph + 1)),
  )
}

/** Returns the tables of outlines, with locations in the long format. */
function outlineTables(tables: Tables, outlines: readonly Buffer[]): Tables {
  const head = Buffer.from(table(tables, 'head'))
  head.writeInt16BE(1, 50)
  const padded = outlines.map(pad)
  const locations = Buffer.alloc((outlines.length + 1) * 4)
  let offset = 0
  for (const [glyph, outline] of padded.entries()) {
    locations.writeUInt32BE(offset, glyph * 4)
    offset += outline.length
  }
  locations.writeUInt32BE(offset, outlines.length * 4)
  return new Map([
    ['head', head],
    ['glyf', Buffer.concat(padded)],
    ['loca', locations],
  ])
}

/**
 * Moves a simple glyph along x. Points are stored as differences, so only the first one, which becomes a long one, and
 * the bounding box change.
 */
function shiftOutline(outline: Buffer, shift: number): Buffer {
  const contours = outline.readInt16BE(0)
  if (contours <= 0) throw new RangeError('Only simple glyphs can be shifted')
  const points = outline.readUInt16BE(8 + contours * 2) + 1
  const instructionsAt = 10 + contours * 2
  const flagsAt = instructionsAt + 2 + outline.readUInt16BE(instructionsAt)

  const flags: number[] = []
  let at = flagsAt
  while (flags.length < points) {
    const flag = outline.readUInt8(at++)
    const times = flag & repeats ? outline.readUInt8(at++) + 1 : 1
    for (let time = 0; time < times; time++) flags.push(flag & ~repeats)
  }

  const first = flags[0] ?? 0
  const isPositiveOrZero = (first & xIsPositiveOrZero) !== 0
  const { x, size } =
    first & xIsShort
      ? { x: outline.readUInt8(at) * (isPositiveOrZero ? 1 : -1), size: 1 }
      : isPositiveOrZero
        ? { x: 0, size: 0 }
        : { x: outline.readInt16BE(at), size: 2 }

  const start = Buffer.from(outline.subarray(0, flagsAt))
  for (const edge of [2, 6]) start.writeInt16BE(start.readInt16BE(edge) + shift, edge)
  flags[0] = first & ~(xIsShort | xIsPositiveOrZero)
  const firstX = Buffer.alloc(2)
  firstX.writeInt16BE(x + shift)
  return Buffer.concat([start, Buffer.from(flags), firstX, outline.subarray(at + size)])
}
