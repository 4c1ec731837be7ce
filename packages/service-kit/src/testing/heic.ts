/**
 * A tile of 64 pixels, red on its left half and blue on its right, as `hvcC` box and HEVC data: libheif and
 * x265 made them.
 */
const configuration = Buffer.from(
  'AAAAeGh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACtCAQEDcAAAAwCQAAADAAADAB6gIIEFlupJKa5uBAQMCAAAAwAIAAADAAhAIgABAAdEAcFysCJA',
  'base64',
)
const tile = Buffer.from(
  'AAAAKigBrwngIzaiP//70X3//tzHof61tLSf/62DH3+pLB//yCsdWPSv/7f/4AAAABAoAa4TwDuI6/X/7nDsUirg',
  'base64',
)
const tileSide = 64

interface Heic {
  /** Tiles in each direction, as phones store a photo. @default one image without a grid */
  columns?: number
  rows?: number
  /** Quarter turns anticlockwise, by which a reader turns the image. */
  turns?: number
  /** Size that the file claims. @default that of its tiles */
  width?: number
  height?: number
  exif?: Buffer | undefined
}

/** Returns a HEIC file (ISO/IEC 23008-12) of red and blue tiles: no library here encodes one. */
export function heic(options: Heic = {}): Buffer {
  const { columns = 1, rows = 1, turns = 0, exif } = options
  const { width = columns * tileSide, height = rows * tileSide } = options
  const isGrid = columns * rows > 1
  const tiles = Array.from({ length: isGrid ? columns * rows : 0 }, (_, index) => index + 3)
  const grid = Buffer.concat([u8(0, 1, rows - 1, columns - 1), u32(width, height)])
  const items = [
    { id: 1, type: isGrid ? 'grid' : 'hvc1', data: isGrid ? grid : tile },
    ...(exif ? [{ id: 2, type: 'Exif', data: Buffer.concat([u32(0), exif]) }] : []),
    ...tiles.map(id => ({ id, type: 'hvc1', data: tile })),
  ]
  // Properties: 1 the configuration, 2 the size of the image, 3 its turn, 4 the size of a tile.
  const properties = box(
    'iprp',
    box(
      'ipco',
      configuration,
      full('ispe', u32(width, height)),
      box('irot', u8(turns)),
      full('ispe', u32(tileSide, tileSide)),
    ),
    full(
      'ipma',
      u32(1 + tiles.length),
      ...[
        Buffer.concat([u16(1), isGrid ? u8(2, 2, 0x83) : u8(3, 0x81, 2, 0x83)]),
        ...tiles.map(id => Buffer.concat([u16(id), u8(2, 0x81, 4)])),
      ],
    ),
  )
  const references = [
    ...(isGrid ? [box('dimg', u16(1, tiles.length, ...tiles))] : []),
    ...(exif ? [box('cdsc', u16(2, 1, 1))] : []),
  ]
  const type = box('ftyp', text('heic'), u32(0), text('mif1heic'))
  const metaAt = (start: number): Buffer => {
    let at = start
    const places = items.map(({ id, data }) => {
      const place = Buffer.concat([u16(id, 0, 0, 1), u32(at, data.length)])
      at += data.length
      return place
    })
    return full(
      'meta',
      full('hdlr', u32(0), text('pict'), u32(0, 0, 0), u8(0)),
      full('pitm', u16(1)),
      full(
        'iinf',
        u16(items.length),
        ...items.map(({ id, type }) =>
          box('infe', u8(2, 0, 0, id > 2 ? 1 : 0), u16(id, 0), text(type), u8(0)),
        ),
      ),
      box('iloc', u8(1, 0, 0, 0, 0x44, 0), u16(items.length), ...places),
      ...(references.length > 0 ? [full('iref', ...references)] : []),
      properties,
    )
  }
  const start = type.length + metaAt(0).length + 8
  return Buffer.concat([type, metaAt(start), box('mdat', ...items.map(({ data }) => data))])
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(8 + body.length), text(type), body])
}

/** A box with version 0 and no flags. */
function full(type: string, ...content: Buffer[]): Buffer {
  return box(type, u32(0), ...content)
}

const text = (ascii: string) => Buffer.from(ascii, 'latin1')
const u8 = (...values: number[]) => Buffer.from(values)
const u16 = (...values: number[]) => Buffer.from(values.flatMap(value => [value >> 8, value & 255]))
const u32 = (...values: number[]) =>
  Buffer.concat(values.map(value => u16(value >>> 16, value & 65_535)))
