/**
 * Builds the fonts of the site: cuts the original fonts down to the characters in use and computes fallback fonts of
 * equal metrics. `npm run fonts --workspace @stampa/ui` writes the files; a test compares.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createFont } from 'fonteditor-core'
import subsetFont from 'subset-font'
import {
  type FallbackWeight,
  type Family,
  families,
  type Subset,
  subsets,
  textFamily,
} from './families.ts'
import { type FontMetrics, measure } from './metrics.ts'

const { resolve } = createRequire(import.meta.url)

/** Fonts that are installed on devices, with open fonts of the same metrics to measure. */
const installed = [
  {
    suffix: '',
    metricsOf: '@fontsource/arimo',
    local: {
      400: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
      700: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
    },
  },
  {
    suffix: ' Roboto',
    metricsOf: '@fontsource/roboto',
    local: { 400: ['Roboto', 'Roboto-Regular'], 700: ['Roboto Bold', 'Roboto-Bold'] },
  },
] as const

/** Returns the files of `src/styles/generated` by name. */
export async function buildFonts(): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>()
  const faces: string[] = []
  const notices: string[] = []
  const terms = new Set<string>()
  for (const family of families) {
    for (const subset of subsets) {
      const name = `${family.slug}-${subset.slug}.woff2`
      files.set(name, await cut(family, subset, family.weight))
      faces.push(face(family, subset, name))
    }
    faces.push(...(await fallbackFaces(family)))
    const licence = await readFile(resolve(`${family.source}/LICENSE`), 'utf8')
    const [notice = '', ...rest] = licence.split('\n\n')
    notices.push(notice)
    terms.add(rest.join('\n\n'))
  }
  files.set('LICENSES.txt', [...notices, ...terms].join('\n\n'))
  for (const { weight, range } of tabularWeights) {
    const name = `${textFamily.slug}-tabular-${weight}.woff2`
    files.set(name, await cutTabularDigits(weight))
    faces.push(webFace(`${textFamily.name} Tabular`, range, name, 'U+30-39'))
  }
  files.set('fonts.css', stylesheet(faces))
  return files
}

function original(family: Family, script: Subset['from']): Promise<Buffer> {
  return readFile(resolve(`${family.source}/files/${family.slug}-${script}-wght-normal.woff2`))
}

/** OpenType features for good text; others, such as small capitals, would add glyphs. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk']

async function cut(family: Family, subset: Subset, weight: Family['weight']): Promise<Buffer> {
  const characters = subset.range.split(', ').flatMap(part => {
    const [first = 0, last = first] = part
      .slice('U+'.length)
      .split('-')
      .map(code => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    )
  })
  return subsetFont(await original(family, subset.from), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures,
  })
}

function face(family: Family, subset: Subset, file: string): string {
  const weight =
    typeof family.weight === 'number' ? family.weight : `${family.weight.min} ${family.weight.max}`
  return webFace(family.name, weight, file, subset.range)
}

function webFace(name: string, weight: number | string, file: string, range: string): string {
  return rule({
    'font-family': `'${name}'`,
    'font-weight': weight,
    'font-display': 'swap',
    src: `url('./${file}') format('woff2')`,
    'unicode-range': range,
  })
}

const digits = '0123456789'

/** Regular and bold digits, and the range of font weights that uses each. */
const tabularWeights = [
  { weight: 400, range: '1 549' },
  { weight: 600, range: '550 1000' },
]

/** Cuts the text face's digits and makes them equally wide: the font has proportional digits only. */
async function cutTabularDigits(weight: number): Promise<Buffer> {
  const font = await subsetFont(await original(textFamily, 'latin'), digits, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    keepFeatures: [],
    noHinting: true,
  })
  return subsetFont(equalWidths(font, digits), digits, { targetFormat: 'woff2', keepFeatures: [] })
}

/**
 * Character ranges that an installed font is adjusted for. Each file of ours may arrive before the others, so Greek
 * letters and spaces, whose widths differ most, have an adjustment of their own.
 */
const adjusted = [
  { characters: /[^\u0370-\u03ff ]/gu },
  { characters: /[\u0370-\u03ff]/gu, range: 'U+370-3ff' },
  { characters: / /gu, range: 'U+20, U+a0' },
]

/**
 * Returns `@font-face` rules that give an installed font the width and height of ours, so that the layout does not
 * shift when our font replaces it.
 */
async function fallbackFaces(family: Family): Promise<string[]> {
  const faces = installed.flatMap(({ suffix, metricsOf, local }) =>
    family.fallbackWeights.map(async weight => {
      const own = await ownFiles(family, weight)
      const other = await installedFiles(metricsOf, weight)
      return adjusted.map(({ characters, range }) =>
        rule({
          'font-family': `'${family.name} Fallback${suffix}'`,
          'font-weight':
            family.fallbackWeights.length === 1 ? '1 1000' : weight === 400 ? '1 549' : '550 1000',
          src: local[weight].map(name => `local('${name}')`).join(', '),
          ...adjustment(measure(own, characters), measure(other, characters)),
          ...(range && { 'unicode-range': range }),
        }),
      )
    }),
  )
  return (await Promise.all(faces)).flat()
}

/** Cuts a family at one weight; bold text of a variable font has weight 650, see base.css. */
function ownFiles(family: Family, weight: FallbackWeight): Promise<Buffer[]> {
  const set = typeof family.weight === 'number' ? family.weight : weight === 700 ? 650 : weight
  return Promise.all(subsets.map(subset => cut(family, subset, set)))
}

function installedFiles(source: string, weight: FallbackWeight): Promise<Buffer[]> {
  const stem = source.replace('@fontsource/', '')
  return Promise.all(
    ['greek', 'latin'].map(script =>
      readFile(resolve(`${source}/files/${stem}-${script}-${weight}-normal.woff2`)),
    ),
  )
}

function adjustment(own: FontMetrics, other: FontMetrics): Record<string, string> {
  const scale = own.averageWidth / other.averageWidth
  return {
    'size-adjust': percent(scale),
    'ascent-override': percent(own.ascent / scale),
    'descent-override': percent(own.descent / scale),
    'line-gap-override': percent(own.lineGap / scale),
  }
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`

function rule(descriptors: Record<string, string | number>): string {
  const text = Object.entries(descriptors).map(([name, value]) => `${name}: ${value}`)
  return `@font-face { ${text.join('; ')} }\n`
}

function stylesheet(faces: readonly string[]): string {
  return `/* Made by fonts/build.ts from the original fonts. */\n${faces.join('')}`
}

if (import.meta.main) {
  const folder = new URL('../src/styles/generated/', import.meta.url)
  await mkdir(folder, { recursive: true })
  for (const [name, content] of await buildFonts()) {
    await writeFile(new URL(name, folder), content)
    if (name.endsWith('.woff2')) console.log(`${name} ${content.length} bytes`)
  }
}

/**
 * Gives glyphs one common width and centres each. Commissioner has proportional digits only, and columns of numbers
 * need equal ones.
 *
 * @param font TrueType outlines, without variations and without hinting
 * @param characters those of the glyphs
 */
function equalWidths(font: Buffer, characters: string): Buffer {
  const editor = createFont(font, { type: 'ttf' })
  const { glyf: glyphs, cmap } = editor.get()
  const chosen = [...characters].map(character => {
    const glyph = glyphs[cmap[character.charCodeAt(0)] ?? 0]
    if (!glyph?.contours) throw new RangeError(`The font has no simple glyph for ${character}`)
    return { glyph, contours: glyph.contours }
  })
  const width = Math.max(...chosen.map(({ glyph }) => glyph.advanceWidth))
  for (const { glyph, contours } of chosen) {
    const shift = Math.round((width - glyph.advanceWidth) / 2)
    for (const point of contours.flat()) point.x += shift
    glyph.xMin += shift
    glyph.xMax += shift
    glyph.leftSideBearing += shift
    glyph.advanceWidth = width
  }
  return Buffer.from(editor.write({ type: 'ttf', toBuffer: true }))
}
