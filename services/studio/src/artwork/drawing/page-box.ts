/** Left, bottom, right and top, points. */
export type PageBox = readonly [number, number, number, number]

/**
 * Sets the media box of a one-page PDF. The canvas library supports whole points only, a third of a millimetre.
 * Rewrites the offsets of the cross-reference table.
 *
 * @param from the present box
 * @throws TypeError when the PDF has another structure
 */
export function setPageBox(pdf: Buffer, from: PageBox, to: PageBox): Buffer {
  const old = mediaBox(from)
  const at = pdf.indexOf(old)
  const table = pdf.lastIndexOf('xref\n0 ', pdf.lastIndexOf('startxref') - 1)
  if (at < 0 || table < at) throw new TypeError('not a PDF of one page with a table of its objects')
  const box = mediaBox(to)
  const moved = box.length - old.length
  const offsets = pdf
    .toString('latin1', table)
    .replaceAll(/^(\d{10}) (\d{5} n)/gm, (line, offset: string, rest: string) =>
      Number(offset) > at ? `${String(Number(offset) + moved).padStart(10, '0')} ${rest}` : line,
    )
    .replace(/startxref\n\d+/, `startxref\n${table + moved}`)
  return Buffer.concat([
    pdf.subarray(0, at),
    Buffer.from(box),
    pdf.subarray(at + old.length, table),
    Buffer.from(offsets, 'latin1'),
  ])
}

function mediaBox(box: PageBox): string {
  return `/MediaBox [${box.map(edge => Number(edge.toFixed(4))).join(' ')}]`
}
