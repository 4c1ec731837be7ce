/**
 * Words drawn as lines, so that they look the same on every machine: no font is involved. The letters are
 * a geometric lower case, Greek and the few Latin ones of the shop's name, and the figures of race numbers;
 * baseline at 0, x-height 100 units.
 */

import { ellipse } from '@stampa/drawings/kit/path'
import { n, type PathData, type Svg } from '@stampa/drawings/kit/svg'

interface Glyph {
  /** Width between the outermost lines. */
  readonly width: number
  readonly d: PathData
}

const BOWL = ellipse(50, -50, 50, 50)

const GLYPHS: Readonly<Record<string, Glyph>> = {
  ' ': { width: 34, d: '' },
  α: { width: 114, d: `${BOWL}M100-100V-22C100-8 106 0 114 0` },
  β: {
    width: 86,
    d: 'M0 44V-104C0-134 16-150 41-150C65-150 78-137 78-119C78-99 62-88 36-88M36-88C68-88 86-72 86-45C86-18 68 0 42 0C22 0 8-8 0-24',
  },
  γ: { width: 84, d: 'M0-100L42 0L84-100M42 0V44' },
  δ: { width: 100, d: `${BOWL}M82-150H48C30-150 26-136 36-126L80-90` },
  ε: {
    width: 84,
    d: 'M80-84C70-96 58-100 44-100C18-100 6-91 6-77C6-62 20-54 40-54H52M40-54C16-54 2-44 2-28C2-10 18 0 44 0C60 0 74-6 84-18',
  },
  ζ: {
    width: 80,
    d: 'M8-150H78C32-112 4-78 4-46C4-18 24-8 46-5C66-2 74 10 70 25C67 35 60 40 52 44',
  },
  η: { width: 84, d: 'M0-100V0M0-50C0-82 18-100 44-100C70-100 84-84 84-56V44' },
  θ: { width: 84, d: `${ellipse(42, -75, 42, 75)}M0-75H84` },
  ι: { width: 28, d: 'M6-100V-22C6-8 14 0 28 0' },
  κ: { width: 78, d: 'M0-100V0M74-100L2-44M26-62L78 0' },
  λ: { width: 82, d: 'M2-150C20-150 26-144 32-126L82 0M45-90L0 0' },
  μ: { width: 98, d: 'M0 44V-100M0-40C0-14 14 0 38 0C64 0 80-16 80-44M80-100V-22C80-8 88 0 98 0' },
  ν: { width: 84, d: 'M0-100L42 0L84-100' },
  ξ: {
    width: 80,
    d: 'M8-150H74M66-150C36-150 16-138 16-119C16-100 34-91 62-91C24-91 4-74 4-47C4-18 24-8 46-5C66-2 74 10 70 25C67 35 60 40 52 44',
  },
  ο: { width: 100, d: BOWL },
  π: { width: 100, d: 'M0-100H100M22-100V0M76-100V-24C76-8 84 0 96 0' },
  ρ: { width: 100, d: `${BOWL}M0-50V44` },
  σ: { width: 106, d: `${BOWL}M50-100H106` },
  ς: {
    width: 80,
    d: 'M78-88C70-97 60-100 48-100C18-100 0-80 0-54C0-22 24-12 46-5C66 1 76 12 70 28C67 36 60 42 52 44',
  },
  τ: { width: 88, d: 'M0-100H88M44-100V-24C44-8 52 0 66 0' },
  υ: { width: 84, d: 'M0-100V-44C0-16 16 0 40 0C66 0 84-18 84-50C84-70 79-86 70-100' },
  φ: { width: 108, d: `${ellipse(54, -50, 54, 50)}M54-150V44` },
  χ: { width: 92, d: 'M0-100C18-100 26-92 33-74L62 18C68 36 76 44 92 44M86-100L4 44' },
  ω: {
    width: 124,
    d: 'M22-100C8-88 0-68 0-46C0-18 12 0 32 0C52 0 62-16 62-40V-64M62-40C62-16 72 0 92 0C112 0 124-18 124-46C124-68 116-88 102-100',
  },
  s: {
    width: 78,
    d: 'M66-89C60-96 51-100 39-100C17-100 5-90 5-76C5-60 21-55 39-51C59-46 77-41 77-25C77-8 61 0 39 0C24 0 14-4 8-12',
  },
  t: { width: 58, d: 'M22-140V-30C22-10 34 0 58 0M0-100H58' },
  a: { width: 100, d: `${BOWL}M100-100V0` },
  m: {
    width: 148,
    d: 'M0-100V0M0-54C0-84 14-100 37-100C60-100 74-84 74-56V0M74-54C74-84 88-100 111-100C134-100 148-84 148-56V0',
  },
  p: { width: 100, d: `${BOWL}M0-100V44` },
  0: { width: 84, d: ellipse(42, -75, 42, 75) },
  1: { width: 34, d: 'M0-122L34-150V0' },
  2: { width: 84, d: 'M2-110C4-134 20-150 42-150C66-150 82-134 82-110C82-84 62-68 2 0H84' },
  4: { width: 88, d: 'M66 0V-150L0-42H88' },
}

/** A letter with the accent that Greek puts over its stressed vowel. */
function glyph(letter: string): Glyph {
  const [base = '', ...marks] = letter.normalize('NFD')
  const found = GLYPHS[base]
  if (!found) throw new Error(`no glyph is drawn for ${letter}`)
  if (marks.length === 0) return found
  const middle = found.width / 2
  return { width: found.width, d: `${found.d}M${n(middle - 2)}-132L${n(middle + 14)}-164` }
}

export interface Lettering {
  readonly markup: Svg
  /** Ink to ink, in units. */
  readonly width: number
}

/**
 * @param weight of the lines, in units; 10 is light, 30 is bold.
 * @returns the word with its left edge at 0 and its baseline at 0.
 * @throws when a letter is not among those drawn.
 */
export function lettering(word: string, colour: string, weight: number): Lettering {
  const gap = weight + 16
  let x = weight / 2
  const letters = [...word.normalize('NFC')].map(letter => {
    const { width, d } = glyph(letter)
    // Square ends reach as far beyond a stem's end as a bowl's line does, so that both stand on one line.
    const drawn = `<path transform="translate(${n(x)} 0)" d="${d}" fill="none" stroke="${colour}" stroke-width="${n(weight)}" stroke-linecap="square" stroke-linejoin="round"/>`
    x += width + gap
    return drawn
  })
  return { markup: letters.join(''), width: x - gap + weight / 2 }
}

/** A word as a motif: centred, and as wide as a motif is (200 units). */
export function word(text: string, colour: string, weight = 24): Svg {
  const { markup, width } = lettering(text, colour, weight)
  const scale = 200 / width
  return `<g transform="translate(-100 ${n(50 * scale)}) scale(${n(scale)})">${markup}</g>`
}
