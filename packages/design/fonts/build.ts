/** `npm run fonts --workspace @stampa/design` writes the fonts of the browser to `src/fonts/generated`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import {
  type FontFace,
  type FontLabel,
  fontFaces,
  fontFamily,
  fontLabels,
} from '../src/fonts/faces.ts'

/**
 * The characters that fonts cover as far as their typeface has them: Greek, European Latin and symbols. Inclusive
 * ranges of code points.
 */
const ranges: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0x17f],
  [0x192, 0x192],
  [0x218, 0x21b],
  [0x2bc, 0x2bc],
  [0x2c6, 0x2c7],
  [0x2d8, 0x2dd],
  [0x37a, 0x37a],
  [0x37e, 0x37e],
  [0x384, 0x38a],
  [0x38c, 0x38c],
  [0x38e, 0x3a1],
  [0x3a3, 0x3d7],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2202, 0x2202],
  [0x2206, 0x2206],
  [0x221a, 0x221a],
  [0x221e, 0x221e],
  [0x2248, 0x2248],
  [0x2260, 0x2260],
  [0x2264, 0x2265],
  [0x2605, 0x2606],
  [0x2665, 0x2665],
]

const characters = ranges.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index),
)

const { resolve } = createRequire(import.meta.url)

/** OpenType features for kerning and accents; ligatures and alternates would replace the typed letters. */
const keepFeatures = ['kern', 'ccmp', 'locl', 'mark', 'mkmk']

/** Returns every file of `src/fonts/generated`, by name. */
export async function buildFonts(): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>()
  const rules: string[] = []
  const coverage: string[] = []
  for (const label of fontLabels) {
    const own = await Promise.all(fontFaces[label].map(({ file }) => codePoints(file)))
    // A character that one face lacks would be drawn in another typeface.
    const covered = characters.filter(code => own.every(face => face.has(code)))
    coverage.push(`  ${JSON.stringify(label)}: ${JSON.stringify(rangesOf(covered))},`)
    for (const face of fontFaces[label]) {
      const name = fileName(label, face)
      files.set(name, await cut(face, covered))
      rules.push(rule(fontFamily(label), face, name))
    }
  }
  files.set('fonts.css', `/* Made by \`npm run fonts\`. */\n${rules.join('')}`)
  files.set('LICENSES.txt', await licences())
  files.set(
    'coverage.ts',
    `// Made by \`npm run fonts\`: inclusive ranges of the code points that each typeface has.
import type { FontLabel } from '../faces.ts'

export const coverage: Readonly<Record<FontLabel, readonly (readonly number[])[]>> = {
${coverage.join('\n')}
}
`,
  )
  return files
}

async function codePoints(file: string): Promise<ReadonlySet<number>> {
  const font = create(await readFile(resolve(file)))
  if (font.isCollection) throw new TypeError(`${file} holds more than one font`)
  return new Set(characters.filter(code => font.hasGlyphForCodePoint(code)))
}

async function cut({ file }: FontFace, covered: readonly number[]): Promise<Buffer> {
  return subsetFont(await readFile(resolve(file)), String.fromCodePoint(...covered), {
    targetFormat: 'woff2',
    keepFeatures,
    // The server draws without hints, so the browser must too.
    noHinting: true,
  })
}

function fileName(label: FontLabel, { bold, italic }: FontFace): string {
  const style = `${bold ? '-bold' : ''}${italic ? '-italic' : ''}`
  return `${slugOf(label)}${style}.woff2`
}

function slugOf(label: FontLabel): string {
  return label.toLowerCase().replaceAll(' ', '-')
}

/** Returns the fonts' licences, which must accompany them: the notice of each font, and the terms of several once. */
async function licences(): Promise<string> {
  const notices: string[] = []
  const terms = new Map<string, string>()
  for (const label of fontLabels) {
    const file = await readFile(resolve(licenceOf(label)), 'utf8')
    const text = file.replaceAll('\r\n', '\n')
    const openFontLicence = text.indexOf('SIL OPEN FONT LICENSE Version 1.1')
    const isOpen = openFontLicence >= 0
    const own = (isOpen ? text.slice(openFontLicence) : text).trim()
    notices.push(`${label}: ${isOpen ? text.split('\n\n', 1)[0] : 'the licence at the end'}`)
    // Copies of the same licence differ in white space.
    terms.set(own.replaceAll(/\s+/g, ' '), own)
  }
  return `${[notices.join('\n'), ...terms.values()].join('\n\n')}\n`
}

function licenceOf(label: FontLabel): string {
  const [scope = '', name] = (fontFaces[label][0]?.file ?? '').split('/')
  return scope.startsWith('@') ? `${scope}/${name}/LICENSE_FONT` : `${scope}/LICENSE`
}

function rule(family: string, { bold, italic }: FontFace, file: string): string {
  const weight = bold ? 700 : 400
  const style = italic ? 'italic' : 'normal'
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: ${style}; font-display: block; src: url('./${file}') format('woff2') }\n`
}

function rangesOf(codes: readonly number[]): [first: number, last: number][] {
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
}

if (import.meta.main) {
  const folder = new URL('../src/fonts/generated/', import.meta.url)
  await mkdir(folder, { recursive: true })
  for (const [name, content] of await buildFonts()) {
    await writeFile(new URL(name, folder), content)
    if (name.endsWith('.woff2')) console.log(`${name} ${content.length} bytes`)
  }
}
