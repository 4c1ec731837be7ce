import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { priceLine } from './line.ts'
import { decimalText, parseHundredths } from './money.ts'

const page = new URL('../../../docs/offers-arithmetic.md', import.meta.url)

/** Rows of the page's table of worked examples, with cells as plain decimals. */
const examples = readFileSync(page, 'utf8')
  .split('\n')
  .filter(line => /^\| [\d,]+ \|/.test(line))
  .map(line => line.replaceAll(',', '').split('|').slice(1, -1))
  .map(cells => cells.map(cell => cell.trim()))

test('the page has at least twenty examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(20)
})

test('the first example is the specified one', () => {
  expect(examples[0]?.slice(0, 12).join(' ')).toBe(
    '100 5.00 2.00 0.00 30.00 700.00 168.00 868.00 1128.40 270.82 1399.22 531.22',
  )
})

test.each(examples)('%s items at (%s + %s) with %s set-up and %s %%', (...cells) => {
  const [quantity, price = '', print = '', setup = '', margin = '', ...expected] = cells
  const line = priceLine({
    quantity: Number(quantity),
    priceWithoutVAT: hundredths(price),
    printCostPerItem: hundredths(print),
    setupFee: hundredths(setup),
    marginPercentage: hundredths(margin),
  })
  expect(
    [
      line.totalCostWithoutVAT,
      line.costVAT,
      line.totalCost,
      line.netRevenue,
      line.vat,
      line.totalRevenue,
      line.profit,
      line.sellingPricePerItemWithoutVAT,
      line.sellingPricePerItemWithVAT,
    ].map(decimalText),
  ).toEqual(expected)
})

function hundredths(text: string): bigint {
  const value = parseHundredths(text)
  if (value === undefined) throw new Error(`Not an amount: ${text}`)
  return value
}
