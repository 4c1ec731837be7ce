import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const declared = [...css.matchAll(/--color-([a-z-]+): light-dark\((#\w+), (#\w+)\)/g)]
const light = new Map(declared.map(([, name = '', value = '']) => [name, value]))
const dark = new Map(declared.map(([, name = '', , value = '']) => [name, value]))

const grounds = ['ground', 'surface', 'sunken', 'hover']
const tones = ['accent', 'positive', 'warning', 'danger']

/** Pairs of text and background in components: at least 4.5:1. */
const texts = [
  ...grounds.flatMap(ground => [
    ['ink', ground],
    ['muted', ground],
  ]),
  ...['ground', 'surface'].flatMap(ground => tones.map(tone => [tone, ground])),
  ...tones.flatMap(tone => [
    [tone, `${tone}-wash`],
    ['ink', `${tone}-wash`],
  ]),
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['danger-ink', 'danger'],
  ['danger-ink', 'danger-strong'],
  ['danger-strong', 'danger-wash'],
]

/** Pairs of a control, or its state, and background: at least 3:1. */
const controls = ['control', 'focus', 'accent', 'positive', 'danger', 'key'].flatMap(mark =>
  ['ground', 'surface'].map(ground => [mark, ground]),
)

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in the %s scheme', (_, scheme) => {
  const ratio = (mark = '', ground = '') => {
    const [front, back] = [scheme.get(mark), scheme.get(ground)]
    if (!front || !back) throw new Error(`No token for ${mark} on ${ground}`)
    return contrast(front, back)
  }

  test.each(texts)('%s is readable on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controls)('%s is recognisable on %s', (mark, ground) => {
    expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3)
  })
})

test('defines every colour in both schemes', () => {
  expect(css.match(/--color-[a-z-]+:/g)).toHaveLength(declared.length)
})

test('computes the contrast of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map(value => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, colour, (a, b) => {
      expect(contrast(a, b)).toBe(contrast(b, a))
      expect(contrast(a, b)).toBeGreaterThanOrEqual(1)
      expect(contrast(a, b)).toBeLessThanOrEqual(21.001)
      expect(contrast(a, a)).toBe(1)
    }),
  )
})

/**
 * Returns the contrast of two opaque colours by WCAG 2.2, from 1 to 21.
 *
 * @param a,b as `#rrggbb`
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const channels = [1, 3, 5].map(start => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map(value =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
