import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LineSplitter } from './line-splitter.ts'

test('returns the same lines for any chunks', () => {
  const words = fc.array(fc.stringMatching(/^[^\r\n]+$/), { maxLength: 20 })
  fc.assert(
    fc.property(words, fc.array(fc.nat(50)), fc.boolean(), (lines, cuts, ended) => {
      const text = lines.join('\n') + (ended ? '\n' : '')
      const found: string[] = []
      const splitter = new LineSplitter(line => found.push(line))
      let from = 0
      for (const length of cuts) {
        splitter.write(text.slice(from, from + length))
        from += length
      }
      splitter.write(text.slice(from))
      splitter.end()
      expect(found).toEqual(lines)
    }),
  )
})
