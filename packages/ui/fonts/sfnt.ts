/** Tables of an uncompressed font file, by tag. */
export type Tables = Map<string, Buffer>

/** Parses a font file. @see https://learn.microsoft.com/typography/opentype/spec/otff */
export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map()
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = 12 + index * 16
    const offset = font.readUInt32BE(record + 8)
    const length = font.readUInt32BE(record + 12)
    tables.set(font.toString('latin1', record, record + 4), font.subarray(offset, offset + length))
  }
  return tables
}

/** Returns the table of a tag. @throws when the font has none */
export function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag)
  if (!found) throw new Error(`The font has no table ${tag}`)
  return found
}

/** Writes a TrueType font file with these tables. */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const count = sorted.length
  const power = 2 ** Math.floor(Math.log2(count))
  const header = Buffer.alloc(12 + count * 16)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(power * 16, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE((count - power) * 16, 10)

  const parts: Buffer[] = [header]
  let offset = header.length
  for (const [index, [tag, content]] of sorted.entries()) {
    const padded = pad(tag === 'head' ? withoutAdjustment(content) : content)
    const record = 12 + index * 16
    header.write(tag, record, 'latin1')
    header.writeUInt32BE(checksum(padded), record + 4)
    header.writeUInt32BE(offset, record + 8)
    header.writeUInt32BE(content.length, record + 12)
    parts.push(padded)
    offset += padded.length
  }

  const font = Buffer.concat(parts)
  const head = sorted.findIndex(([tag]) => tag === 'head')
  const adjustmentAt = font.readUInt32BE(12 + head * 16 + 8) + 8
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, adjustmentAt)
  return font
}

/** Pads with zeros to a multiple of four bytes, the alignment of tables and glyphs. */
export function pad(content: Buffer): Buffer {
  return Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)])
}

/** Sets the field to zero that the checksum of the file is computed without. */
function withoutAdjustment(head: Buffer): Buffer {
  const copy = Buffer.from(head)
  copy.writeUInt32BE(0, 8)
  return copy
}

function checksum(content: Buffer): number {
  let sum = 0
  for (let at = 0; at < content.length; at += 4) sum = (sum + content.readUInt32BE(at)) >>> 0
  return sum
}
