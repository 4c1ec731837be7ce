import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits, maxTotal } from './limits.ts'
import {
  fullRevenue,
  isExcessive,
  type Line,
  type LineAmounts,
  type Portion,
  priceBreaks,
  priceLine,
  vatRates,
} from './line.ts'
import { decimalNumber, parseHundredths } from './money.ts'
import { type OfferTotals, priceOffer, sumByVatRate } from './offer.ts'

const cents = fc.bigInt({ min: 0n, max: 99_999_999n })
const quantity = fc.integer({ min: 1, max: limits.quantity })
const line = fc.record<Line>({
  priceWithoutVAT: cents,
  printCostPerItem: cents,
  quantity,
  marginPercentage: fc.bigInt({ min: 0n, max: 100_000n }),
  setupFee: cents,
})
const lines = fc.array(line, { minLength: 1, maxLength: 20 })

describe('an offer', () => {
  test('totals its lines to the cent', () => {
    const sums: [keyof OfferTotals, keyof LineAmounts][] = [
      ['totalCostWithoutVAT', 'totalCostWithoutVAT'],
      ['costVAT', 'costVAT'],
      ['totalCost', 'totalCost'],
      ['netRevenue', 'netRevenue'],
      ['vat', 'vat'],
      ['totalRevenue', 'totalRevenue'],
      ['totalProfit', 'profit'],
    ]
    fc.assert(
      fc.property(lines, cents, (input, setupFee) => {
        const { lines: priced, setup, totals } = priceOffer(input, setupFee)
        const all = setup ? [...priced, setup] : priced
        for (const [total, amount] of sums) {
          expect(totals[total]).toBe(all.reduce((sum, each) => sum + each[amount], 0n))
        }
      }),
    )
  })

  test('satisfies the equations between its totals', () => {
    fc.assert(
      fc.property(lines, cents, (input, setupFee) => {
        const { totals } = priceOffer(input, setupFee)
        expect(totals.totalCost).toBe(totals.totalCostWithoutVAT + totals.costVAT)
        expect(totals.totalRevenue).toBe(totals.netRevenue + totals.vat)
        expect(totals.totalProfit).toBe(totals.totalRevenue - totals.totalCost)
        expect(totals.netProfit).toBe(totals.netRevenue - totals.totalCostWithoutVAT)
      }),
    )
  })

  test('has the same totals for any order of its lines', () => {
    fc.assert(
      fc.property(lines, cents, (input, setupFee) => {
        const reversed = priceOffer(input.toReversed(), setupFee)
        expect(priceOffer(input, setupFee).totals).toEqual(reversed.totals)
      }),
    )
  })

  test('has the specified margins in the example', () => {
    const { totals } = priceOffer([
      {
        priceWithoutVAT: 500n,
        printCostPerItem: 200n,
        quantity: 100,
        marginPercentage: 3000n,
        setupFee: 0n,
      },
    ])
    // 531.22 ÷ 868.00, and (1,128.40 − 700.00) ÷ 700.00
    expect(totals).toMatchObject({ profitMargin: 6120n, netProfit: 42_840n, netMargin: 6120n })
  })

  test('has no margin without a cost', () => {
    const free = { priceWithoutVAT: 0n, printCostPerItem: 0n, quantity: 1, setupFee: 0n }
    const { totals } = priceOffer([{ ...free, marginPercentage: 3000n }])
    expect(totals).toMatchObject({ totalRevenue: 0n, profitMargin: 0n, netMargin: 0n })
  })

  test('without lines consists of its set-up fee', () => {
    expect(priceOffer([], 10_000n).totals).toMatchObject({
      totalCostWithoutVAT: 10_000n,
      totalCost: 12_400n,
      netRevenue: 12_400n,
      totalRevenue: 15_376n,
    })
  })

  test('keeps a thousand times the highest amount exact in JSON', () => {
    expect(parseHundredths(decimalNumber(maxTotal * 1000n + 1n))).toBe(maxTotal * 1000n + 1n)
  })
})

const discount = fc.oneof(
  fc.record<Portion>({
    kind: fc.constant('percent'),
    value: fc.bigInt({ min: 0n, max: 10_000n }),
  }),
  fc.record<Portion>({
    kind: fc.constant('amount'),
    value: fc.bigInt({ min: 0n, max: maxTotal }),
  }),
)
const richLine: fc.Arbitrary<Line> = fc
  .record({
    line,
    discount,
    vatRate: fc.constantFrom(...vatRates),
  })
  .map(({ line, discount, vatRate }) => ({ ...line, discount, vatRate: BigInt(vatRate) * 100n }))
const richLines = fc.array(richLine, { minLength: 1, maxLength: 20 })

describe('a discount', () => {
  test('of an offer is the difference between the lines before it and after it, to the cent', () => {
    fc.assert(
      fc.property(richLines, cents, discount, (input, setupFee, cut) => {
        const before = priceOffer(input, setupFee)
        const { lines, setup, subtotal, totals } = priceOffer(input, setupFee, cut)
        const all = [...lines, ...(setup ? [setup] : [])]
        expect(subtotal).toBe(before.totals.netRevenue)
        expect(totals.netRevenue).toBe(all.reduce((sum, { netRevenue }) => sum + netRevenue, 0n))
        expect(totals.vat).toBe(all.reduce((sum, { vat }) => sum + vat, 0n))
        expect(totals.totalRevenue).toBe(totals.netRevenue + totals.vat)
        const off = subtotal - totals.netRevenue
        const wanted =
          cut.kind === 'amount' ? cut.value : (2n * subtotal * cut.value + 10_000n) / 20_000n
        expect(off).toBe(wanted < subtotal ? wanted : subtotal)
      }),
    )
  })

  test('makes no amount negative and none higher, and changes no cost', () => {
    fc.assert(
      fc.property(richLines, cents, discount, (input, setupFee, cut) => {
        const before = priceOffer(input, setupFee)
        const after = priceOffer(input, setupFee, cut)
        for (const [index, line] of after.lines.entries()) {
          const full = before.lines[index]
          expect(line.netRevenue >= 0n && line.netRevenue <= (full?.netRevenue ?? -1n)).toBe(true)
          expect(line.vat >= 0n && line.vat <= (full?.vat ?? -1n)).toBe(true)
          expect(line.totalCost).toBe(full?.totalCost)
        }
        expect(after.totals.totalRevenue <= before.totals.totalRevenue).toBe(true)
      }),
    )
  })

  test('of a line lowers its net revenue, at most to 0, and its VAT follows', () => {
    fc.assert(
      fc.property(richLine, input => {
        const full = fullRevenue(input)
        const { netRevenue, vat } = priceLine(input)
        expect(netRevenue >= 0n && netRevenue <= full).toBe(true)
        const rate = input.vatRate ?? 0n
        expect(vat).toBe((2n * netRevenue * rate + 10_000n) / 20_000n)
        if (input.discount && isExcessive(full, input.discount)) expect(netRevenue).toBe(0n)
      }),
    )
  })

  test('of nothing leaves every amount as it is', () => {
    fc.assert(
      fc.property(lines, cents, fc.constantFrom('percent', 'amount'), (input, setupFee, kind) => {
        const none = { kind, value: 0n }
        const plain = input.map(line => ({ ...line, discount: none, vatRate: 2400n }))
        expect(priceOffer(plain, setupFee, none)).toEqual(priceOffer(input, setupFee))
      }),
    )
  })
})

describe('the VAT of an offer by its rate', () => {
  test('adds up to the totals, highest rate first', () => {
    fc.assert(
      fc.property(richLines, discount, (input, cut) => {
        const { lines, totals } = priceOffer(input, 0n, cut)
        const sums = sumByVatRate(
          lines.map((line, index) => ({ ...line, vatRate: input[index]?.vatRate ?? 0n })),
        )
        expect(sums.reduce((sum, { netRevenue }) => sum + netRevenue, 0n)).toBe(totals.netRevenue)
        expect(sums.reduce((sum, { vat }) => sum + vat, 0n)).toBe(totals.vat)
        const rates = sums.map(({ vatRate }) => Number(vatRate))
        expect(rates).toEqual([...new Set(rates)].sort((a, b) => b - a))
        expect(sums.find(({ vatRate }) => vatRate === 0n)?.vat ?? 0n).toBe(0n)
      }),
    )
  })

  test('changes with the rate of a line, whose net revenue stays', () => {
    const shirt = { priceWithoutVAT: 500n, printCostPerItem: 200n, quantity: 100, setupFee: 0n }
    const vats = vatRates.map(rate => {
      const { netRevenue, vat } = priceLine({
        ...shirt,
        marginPercentage: 3000n,
        vatRate: BigInt(rate) * 100n,
      })
      return [netRevenue, vat]
    })
    expect(vats).toEqual([
      [112_840n, 27_082n],
      [112_840n, 14_669n],
      [112_840n, 6770n],
      [112_840n, 0n],
    ])
  })
})

describe('a line', () => {
  test('never gets a lower cost or revenue from a higher input', () => {
    const growth = fc.record<Line>({
      priceWithoutVAT: fc.bigInt({ min: 0n, max: 1000n }),
      printCostPerItem: fc.bigInt({ min: 0n, max: 1000n }),
      quantity: fc.integer({ min: 0, max: 1000 }),
      marginPercentage: fc.bigInt({ min: 0n, max: 1000n }),
      setupFee: fc.bigInt({ min: 0n, max: 1000n }),
    })
    fc.assert(
      fc.property(line, growth, (small, more) => {
        const large = priceLine({
          priceWithoutVAT: small.priceWithoutVAT + more.priceWithoutVAT,
          printCostPerItem: small.printCostPerItem + more.printCostPerItem,
          quantity: small.quantity + more.quantity,
          marginPercentage: small.marginPercentage + more.marginPercentage,
          setupFee: small.setupFee + more.setupFee,
        })
        const before = priceLine(small)
        expect(large.totalCost >= before.totalCost).toBe(true)
        expect(large.totalRevenue >= before.totalRevenue).toBe(true)
      }),
    )
  })

  test('is never sold below its cost', () => {
    fc.assert(
      fc.property(line, input => {
        const { profit, netRevenue, totalCost } = priceLine(input)
        expect(profit >= 0n && netRevenue >= totalCost).toBe(true)
      }),
    )
  })

  test('equals its break at its own quantity', () => {
    fc.assert(
      fc.property(line, input => {
        expect(priceBreaks(input, [input.quantity])).toEqual([
          { quantity: input.quantity, ...priceLine(input) },
        ])
      }),
    )
  })

  test('with a discount of an amount has the same discount for each item of its breaks', () => {
    const discounted: Line = {
      priceWithoutVAT: 1000n,
      printCostPerItem: 100n,
      quantity: 100,
      setupFee: 0n,
      marginPercentage: 2000n,
      discount: { kind: 'amount', value: 50_000n },
    }
    const prices = priceBreaks(discounted, [10, 20, 50, 100, 200]).map(
      each => each.sellingPricePerItemWithoutVAT,
    )
    expect(prices).toEqual([1137n, 1137n, 1137n, 1137n, 1137n])
  })

  test('is never cheaper per item at a smaller quantity because of its discount', () => {
    const kind = fc.constantFrom('percent' as const, 'amount' as const)
    const value = fc.bigInt({ min: 0n, max: 99_999_999n })
    fc.assert(
      fc.property(
        line,
        fc.record({ kind, value }),
        quantity,
        quantity,
        (input, drawn, one, other) => {
          const discount =
            drawn.kind === 'percent' ? { ...drawn, value: drawn.value % 10_001n } : drawn
          const quantities = [Math.min(one, other), Math.max(one, other)]
          const [small, large] = priceBreaks({ ...input, discount }, quantities)
          const price = (each: typeof small) => each?.sellingPricePerItemWithoutVAT ?? 0n
          // Amounts are rounded to the cent, as without a discount.
          expect(price(small) >= price(large) - 1n).toBe(true)
        },
      ),
    )
  })

  test('with a set-up fee gets cheaper per item at a larger quantity', () => {
    const plates = {
      priceWithoutVAT: 100n,
      printCostPerItem: 50n,
      quantity: 50,
      marginPercentage: 2500n,
      setupFee: 6000n,
    }
    const prices = priceBreaks(plates, [50, 100, 500]).map(
      ({ quantity: items, sellingPricePerItemWithoutVAT }) => [
        items,
        sellingPricePerItemWithoutVAT,
      ],
    )
    expect(prices).toEqual([
      [50, 419n],
      [100, 326n],
      [500, 251n],
    ])
  })
})

test('uses floats only in the conversion to JSON', () => {
  const directory = import.meta.dirname
  const float = /\bNumber\(|\bMath\.|parseFloat|parseInt|toFixed|\d\.\d/
  const found = readdirSync(directory)
    .filter(name => !name.endsWith('.test.ts'))
    .flatMap(name =>
      readFileSync(join(directory, name), 'utf8')
        .split('\n')
        .filter(text => !/^\s*(\*|\/\*\*|\/\/)/.test(text) && float.test(text))
        .map(text => `${name}: ${text.trim()}`),
    )
  expect(found).toEqual([
    'limits.ts: pricePerItem: 999_999.99,',
    'limits.ts: setupFee: 999_999.99,',
    'money.ts: return Number(decimalText(hundredths))',
  ])
})
