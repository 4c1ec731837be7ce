import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differenceOf, shorten } from './difference-text.tsx'

const words = fc.array(fc.constantFrom('η', 'κούπα', 'cup', ' ', '  ', '\n', ',', '330', 'ml'))
const text = words.map(words => words.join(''))

const textIn = (parts: ReturnType<typeof differenceOf>, side: 'first' | 'second') =>
  parts
    .filter(part => part.in === 'both' || part.in === side)
    .map(part => part.text)
    .join('')

describe('differenceOf', () => {
  test('splits two texts into parts that make up both', () => {
    fc.assert(
      fc.property(text, text, (first, second) => {
        const parts = differenceOf(first, second)
        expect(textIn(parts, 'first')).toBe(first)
        expect(textIn(parts, 'second')).toBe(second)
        expect(parts.every(part => part.in === 'both')).toBe(first === second)
      }),
    )
  })

  test('finds the changed word of a Greek sentence', () => {
    expect(differenceOf('Κούπα 330 ml, λευκή.', 'Κούπα 350 ml, λευκή.')).toEqual([
      { text: 'Κούπα ', in: 'both' },
      { text: '330', in: 'first' },
      { text: '350', in: 'second' },
      { text: ' ml, λευκή.', in: 'both' },
    ])
  })

  test('takes texts with too many changes as wholes', () => {
    const long = (word: string) => Array.from({ length: 3000 }, (_, i) => `${word}${i}`).join(' ')
    expect(differenceOf(long('α'), long('β'))).toHaveLength(2)
  })
})

test('shorten keeps what differs and the text around it', () => {
  const [a, b] = ['α '.repeat(500), ' ω'.repeat(500)]
  const parts = shorten(differenceOf(`${a}330${b}`, `${a}350${b}`))
  expect(parts).toHaveLength(4)
  expect(parts.map(part => part.text.length)).toEqual([63, 3, 3, 63])
  expect(shorten([{ text: a, in: 'both' }])).toEqual([{ text: a, in: 'both' }])
})
