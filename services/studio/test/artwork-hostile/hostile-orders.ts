import type { ArtworkFile, ArtworkMockup } from '../../src/artwork/artwork.ts'
import { documentOf, fileOf, mockupOf, qrElement, render, textElement } from '../artwork-order.ts'
import { readPrint } from '../designs/index.ts'
import { canaryText } from './canaries.ts'

/** A valid design, which must be drawn after any hostile one. */
export const honest = () => mockupOf(documentOf(textElement('Τίμιο'), qrElement(20, { y: 30 })))

/**
 * Renders hostile mockups and a valid one after them.
 *
 * @returns why each was not drawn; null for one that was
 * @throws when output contains a canary, or the valid one was not drawn
 */
export async function faultsOf(mockups: ArtworkMockup[], originals: Buffer[] = []) {
  const files = await render([...mockups, honest()], originals)
  if (files.some(({ bytes }) => bytes.includes(canaryText))) throw new Error('A canary was read')
  fileOf(files, 'png', mockups.length)
  const { warnings } = fileOf(files, 'sheet').report
  return mockups.map((_, index) => warnings.find(({ mockup }) => mockup === index)?.value ?? null)
}

/** Faults of mockups that were not drawn. */
export function valuesOf(files: readonly ArtworkFile[]) {
  return fileOf(files, 'sheet').report.warnings.map(({ value }) => value)
}

/** Wraps hostile markup in a drawing with visible content. */
export function drawing(content: string, root = ''): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100" ${root}>${content}<rect x="30" y="30" width="40" height="40" fill="#336699"/></svg>`,
  )
}

export async function countColour(png: Buffer, { r, g, b }: { r: number; g: number; b: number }) {
  const { data } = await readPrint(png)
  let count = 0
  for (let at = 0; at < data.length; at += 4) {
    const near = [r, g, b].every(
      (value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 4,
    )
    if (near && (data[at + 3] ?? 0) > 200) count += 1
  }
  return count
}
