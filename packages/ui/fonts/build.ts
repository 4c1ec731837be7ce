import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkitten'
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
import { equalWidths } from './tabular.ts'

const { resolve } = createRequire(import.meta.url)

/** Fonts that are installed where ours have not arrived yet, and open ones of the same metrics. */
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

/** Everything under `src/styles/generated` that is made from the original fonts, by file name. */
export async function buildFonts(): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>()
  const faces: string[] = []
  for (const family of families) {
    for (const subset of subsets) {
      const name = `${family.slug}-${subset.slug}.woff2`
      files.set(name, await cut(family, subset, family.weight))
      faces.push(face(family, subset, name))
    }
    faces.push(...(await fallbackFaces(family)))
    files.set(`${family.slug}-LICENSE.txt`, await readFile(resolve(`${family.source}/LICENSE`)))
  }
  for (const { weight, range } of tabularWeights) {
    const name = `${textFamily.slug}-tabular-${weight}.woff2`
    files.set(name, await cutTabularDigits(weight))
    faces.push(tabularFace(name, range))
  }
  files.set('fonts.css', stylesheet(faces))
  return files
}

function original(family: Family, script: Subset['from']): Promise<Buffer> {
  return readFile(resolve(`${family.source}/files/${family.slug}-${script}-wght-normal.woff2`))
}

/** What setting text well takes; small capitals, fractions and the like would bring their glyphs. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk']

async function cut(family: Family, subset: Subset, weight: Family['weight']): Promise<Buffer> {
  const characters = subset.ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('')
  return subsetFont(await original(family, subset.from), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures,
  })
}

function face(family: Family, subset: Subset, file: string): string {
  const weight =
    typeof family.weight === 'number' ? family.weight : `${family.weight.min} ${family.weight.max}`
  const ranges = subset.ranges.map(([first, last]) =>
    first === last ? unicode(first) : `${unicode(first)}-${last.toString(16)}`,
  )
  return rule({
    'font-family': `'${family.name}'`,
    'font-weight': weight,
    'font-display': 'swap',
    src: `url('./${file}') format('woff2')`,
    'unicode-range': ranges.join(', '),
  })
}

const digits = '0123456789'

/** Regular and bold digits, and the weights for which each is taken. */
const tabularWeights = [
  { weight: 400, range: '1 549' },
  { weight: 600, range: '550 1000' },
]

/** The text face's digits at equal widths; its own are proportional and have no alternates. */
async function cutTabularDigits(weight: number): Promise<Buffer> {
  const font = await subsetFont(await original(textFamily, 'latin'), digits, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    keepFeatures: [],
    noHinting: true,
  })
  const parsed = create(font)
  if (parsed.isCollection) throw new TypeError('A font file holds a single font')
  const glyphs = [...digits].map(digit => parsed.glyphForCodePoint(digit.charCodeAt(0)).id)
  return subsetFont(equalWidths(font, glyphs), digits, { targetFormat: 'woff2', keepFeatures: [] })
}

function tabularFace(file: string, weights: string): string {
  return rule({
    'font-family': `'${textFamily.name} Tabular'`,
    'font-weight': weights,
    'font-display': 'swap',
    src: `url('./${file}') format('woff2')`,
    'unicode-range': 'U+30-39',
  })
}

const unicode = (code: number) => `U+${code.toString(16)}`

/**
 * What of an installed font is adjusted by itself, since any of our files may be there before the others: all of it,
 * and, where these differ, the Greek letters and the spaces.
 */
const adjusted = [
  { characters: /[^\u0370-\u03ff ]/gu },
  { characters: /[\u0370-\u03ff]/gu, range: 'U+370-3ff' },
  { characters: / /gu, range: 'U+20, U+a0' },
]

/**
 * Faces by which an installed font takes the width and height of ours, so that lines break and
 * stand the same before and after the swap.
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

/** The family at one weight; bold text of a variable font is set at 650, see base.css. */
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
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`)
  return `@font-face {\n${lines.join('\n')}\n}\n`
}

function stylesheet(faces: readonly string[]): string {
  return `/* Made by fonts/generate.ts from the original fonts. */\n${faces.join('\n')}`
}
