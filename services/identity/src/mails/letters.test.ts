import { expect, test } from 'vitest'
import { invitation, passwordReset } from './letters.ts'

test.each([invitation, passwordReset])(
  'ends the sentence of a Greek time with one stop',
  letter => {
    const text = JSON.stringify(letter('https://shop.example', new Date('2026-11-28T13:30:00Z')))
    expect(text).toContain(', 15:30.')
    expect(text).not.toMatch(/μ\.|\.\./)
  },
)
