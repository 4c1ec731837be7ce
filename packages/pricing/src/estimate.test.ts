import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coloursText, defaultChoice, type PriceChoice } from './choice.ts'
import {
  estimatePrice,
  fromPrice,
  lowestPrice,
  minimumQuantity,
  nextCheaperStep,
  plainPrices,
} from './estimate.ts'
import { limits } from './limits.ts'
import { marginFor, priceLine } from './line.ts'
import { decimalNumber, parseHundredths } from './money.ts'
import { priceOffer } from './offer.ts'
import { type PriceTable, tableFaults, tableLimits, tableMessages } from './table.ts'

const shirt: PriceTable = {
  workingDays: 7,
  techniques: [
    {
      name: 'Μεταξοτυπία',
      colours: 6,
      sides: 2,
      setupFee: 25,
      extraColour: 0.35,
      extraSide: 1.2,
      tiers: [
        { quantity: 20, price: 7.9 },
        { quantity: 50, price: 4.9 },
        { quantity: 100, price: 4.2 },
      ],
    },
    {
      name: 'DTF',
      colours: 1,
      sides: 2,
      setupFee: 0,
      extraColour: 0,
      extraSide: 2.5,
      tiers: [{ quantity: 10, price: 8.5 }],
    },
  ],
  options: [{ name: 'Ατομική συσκευασία', price: 0.3 }],
}
const plain = defaultChoice(shirt)

const euro = fc.integer({ min: 0, max: 1_000_000 }).map(cents => decimalNumber(BigInt(cents)))
const priceAboveZero = euro.filter(price => price > 0)
const technique = fc.record({
  colours: fc.integer({ min: 1, max: tableLimits.colours }),
  sides: fc.integer({ min: 1, max: tableLimits.sides }),
  setupFee: euro,
  extraColour: euro,
  extraSide: euro,
  tiers: fc
    .uniqueArray(
      fc.record({ quantity: fc.integer({ min: 1, max: limits.quantity }), price: priceAboveZero }),
      {
        selector: ({ quantity }) => quantity,
        minLength: 1,
        maxLength: tableLimits.tiers,
      },
    )
    .map(tiers => tiers.toSorted((a, b) => a.quantity - b.quantity)),
})
const anyTable: fc.Arbitrary<PriceTable> = fc
  .record({
    workingDays: fc.integer({ min: 1, max: tableLimits.workingDays }),
    techniques: fc.array(technique, { minLength: 1, maxLength: tableLimits.techniques }),
    prices: fc.array(euro, { maxLength: tableLimits.options }),
  })
  .map(({ workingDays, techniques, prices }) => ({
    workingDays,
    techniques: techniques.map((rest, index) => ({ name: `technique ${index}`, ...rest })),
    options: prices.map((price, index) => ({ name: `option ${index}`, price })),
  }))

/** A table, a choice of it and a quantity that it is priced for. */
const anyChoice = anyTable.chain(table =>
  fc.nat({ max: table.techniques.length - 1 }).chain(place => {
    const chosen = table.techniques[place]
    return fc.record({
      table: fc.constant(table),
      choice: fc.record<PriceChoice>({
        technique: fc.constant(chosen?.name ?? ''),
        sides: fc.integer({ min: 1, max: chosen?.sides ?? 1 }),
        colours: fc.integer({ min: 1, max: chosen?.colours ?? 1 }),
        options: fc.subarray(table.options.map(({ name }) => name)),
      }),
      quantity: fc.integer({ min: chosen?.tiers[0]?.quantity ?? 1, max: limits.quantity }),
    })
  }),
)

describe('an estimate', () => {
  test('adds up the colours of both sides', () => {
    const logo = { ...plain, sides: 2, colours: 3, secondColours: 1 }
    // 7.90 + 1.20 + 2 × 0.35; 25 × (3 + 1)
    expect(estimatePrice(shirt, logo, 20)).toMatchObject({
      pricePerItem: 980n,
      setupFee: 10_000n,
      net: 29_600n,
    })
    expect(coloursText(logo)).toBe('3 + 1')
    expect(coloursText({ ...logo, secondColours: 3 })).toBe('3')
    expect(coloursText({ ...logo, sides: 1 })).toBe('3')
    expect(coloursText({ ...plain, sides: 2 })).toBe('')
    expect(estimatePrice(shirt, { ...logo, secondColours: 7 }, 20)).toBeUndefined()
    expect(estimatePrice(shirt, { ...logo, sides: 1, secondColours: 7 }, 20)).toBeDefined()
  })

  test('has the same price for as many colours on each side, however they are given', () => {
    fc.assert(
      fc.property(anyChoice, ({ table, choice, quantity }) => {
        expect(
          estimatePrice(table, { ...choice, secondColours: choice.colours }, quantity),
        ).toEqual(estimatePrice(table, choice, quantity))
      }),
    )
  })

  test('adds colours, sides, options and set-up', () => {
    const choice = { ...plain, sides: 2, colours: 3, options: ['Ατομική συσκευασία'] }
    // 4.90 + 1.20 + 2 × 2 × 0.35 + 0.30; 25 × 2 × 3; 24 % of 540.00
    expect(estimatePrice(shirt, choice, 50)).toEqual({
      quantity: 50,
      pricePerItem: 780n,
      setupFee: 15_000n,
      net: 54_000n,
      vat: 12_960n,
      total: 66_960n,
      netPerItem: 1080n,
    })
  })

  test('is exact to the cent, in JSON too', () => {
    fc.assert(
      fc.property(anyChoice, ({ table, choice, quantity }) => {
        const estimate = estimatePrice(table, choice, quantity)
        if (!estimate) throw new Error('the table has the choice')
        const { pricePerItem, setupFee, net, vat, total, netPerItem } = estimate
        expect(net).toBe(pricePerItem * BigInt(quantity) + setupFee)
        expect(total).toBe(net + vat)
        expect(netPerItem * BigInt(quantity) - net <= BigInt(quantity)).toBe(true)
        for (const amount of [net, vat, total]) {
          expect(parseHundredths(JSON.parse(JSON.stringify(decimalNumber(amount))))).toBe(amount)
        }
      }),
    )
  })

  test('has the VAT and the price of an item that an offer of the same net revenue has', () => {
    fc.assert(
      fc.property(anyChoice, ({ table, choice, quantity }) => {
        const estimate = estimatePrice(table, choice, quantity)
        if (!estimate) throw new Error('the table has the choice')
        const line = priceLine({
          priceWithoutVAT: estimate.pricePerItem,
          printCostPerItem: 0n,
          quantity,
          marginPercentage: 0n,
          setupFee: estimate.setupFee,
        })
        expect(line.totalCostWithoutVAT).toBe(estimate.net)
        expect(line.costVAT).toBe(estimate.vat)
        expect(line.totalCost).toBe(estimate.total)
      }),
    )
  })

  test('is never higher for an item of a larger order where the table falls', () => {
    fc.assert(
      fc.property(anyChoice, fc.integer({ min: 1, max: 1000 }), (input, more) => {
        const { choice, quantity } = input
        const techniques = input.table.techniques.map(each => {
          const prices = each.tiers.map(({ price }) => price).sort((a, b) => b - a)
          const tiers = each.tiers.map((tier, index) => ({ ...tier, price: prices[index] ?? 0 }))
          return { ...each, tiers }
        })
        const table = { ...input.table, techniques }
        const larger = quantity + more
        fc.pre(larger <= limits.quantity)
        const one = estimatePrice(table, choice, quantity)
        const other = estimatePrice(table, choice, larger)
        expect(one && other && other.netPerItem <= one.netPerItem).toBe(true)
      }),
    )
  })

  test.each<[string, Partial<PriceChoice>, number]>([
    ['a quantity below the minimum', {}, 19],
    ['half an item', {}, 20.5],
    ['no number', {}, Number.NaN],
    ['more than an offer takes', {}, limits.quantity + 1],
    ['another technique', { technique: 'Κέντημα' }, 20],
    ['a third side', { sides: 3 }, 20],
    ['no side', { sides: 0 }, 20],
    ['a seventh colour', { colours: 7 }, 20],
    ['another option', { options: ['Κορδέλα'] }, 20],
    ['an option twice', { options: ['Ατομική συσκευασία', 'Ατομική συσκευασία'] }, 20],
  ])('does not exist for %s', (_, choice, quantity) => {
    expect(estimatePrice(shirt, { ...plain, ...choice }, quantity)).toBeUndefined()
  })
})

describe('the next cheaper step', () => {
  const stepAt = (quantity: number, table = shirt) => {
    const estimate = estimatePrice(table, plain, quantity)
    return estimate && nextCheaperStep(table, plain, estimate)
  }

  test('is the next quantity with a lower price of an item', () => {
    expect(stepAt(20)).toMatchObject({ quantity: 50, netPerItem: 540n })
    expect(stepAt(99)).toMatchObject({ quantity: 100 })
    expect(stepAt(100)).toBeUndefined()
  })

  test('is always cheaper for an item', () => {
    fc.assert(
      fc.property(anyChoice, ({ table, choice, quantity }) => {
        const estimate = estimatePrice(table, choice, quantity)
        const step = estimate && nextCheaperStep(table, choice, estimate)
        if (!step) return
        expect(step.quantity > quantity && step.netPerItem < estimate.netPerItem).toBe(true)
      }),
    )
  })
})

test('the lowest price includes set-up', () => {
  // (4.20 × 100 + 25) ÷ 100
  expect(lowestPrice(shirt)).toMatchObject({ quantity: 100, netPerItem: 445n })
  expect(plainPrices(shirt).map(({ quantity }) => quantity)).toEqual([10, 20, 50, 100])
  expect(minimumQuantity(shirt)).toBe(10)
})

test('the price at a quantity is the lowest of the techniques that have it', () => {
  expect(fromPrice(shirt, 100)).toEqual({ price: 4.45, quantity: 100 })
  expect(fromPrice(shirt, 9)).toBeNull()
  expect(fromPrice(null, 9)).toBeNull()
  fc.assert(
    fc.property(anyTable, table => {
      const lowest = fromPrice(table)
      const there = fromPrice(table, lowest?.quantity)
      expect(there?.price).toBeLessThanOrEqual(lowest?.price ?? 0)
    }),
  )
})

describe('a table', () => {
  test('without faults can be computed with', () => {
    fc.assert(
      fc.property(anyTable, table => {
        expect(tableFaults(table)).toEqual([])
        expect(lowestPrice(table)).toBeDefined()
      }),
    )
  })

  test('names each fault and its place', () => {
    const [screen, transfer] = shirt.techniques
    if (!(screen && transfer)) throw new Error('the table has two techniques')
    const faults = tableFaults({
      workingDays: 0,
      techniques: [
        { ...screen, name: ' ', sides: 3, extraColour: 0.005, tiers: [] },
        {
          ...transfer,
          colours: Number.NaN,
          setupFee: -1,
          tiers: [
            { quantity: 50, price: 1 },
            { quantity: 50, price: 10_001 },
            { quantity: 1.5, price: 1 },
          ],
        },
      ],
      options: [
        { name: 'α', price: 1 },
        { name: 'α ', price: Number.NaN },
      ],
    })
    expect(faults).toEqual(
      [
        ['workingDays', 'workingDays'],
        ['techniques.0.name', 'noName'],
        ['techniques.0.sides', 'sides'],
        ['techniques.0.extraColour', 'price'],
        ['techniques.0.tiers', 'noTier'],
        ['techniques.1.colours', 'colours'],
        ['techniques.1.setupFee', 'price'],
        ['techniques.1.tiers.1.quantity', 'order'],
        ['techniques.1.tiers.1.price', 'price'],
        ['techniques.1.tiers.2.quantity', 'quantity'],
        ['techniques.1.tiers.2.quantity', 'order'],
        ['options.1.name', 'sameName'],
        ['options.1.price', 'price'],
      ].map(([field, message]) => ({
        field,
        message: tableMessages[message as keyof typeof tableMessages],
      })),
    )
  })
})

describe('the margin of a line for an amount', () => {
  const cents = fc.bigInt({ min: 1n, max: 99_999_999n })
  const line = fc.record({
    priceWithoutVAT: cents,
    printCostPerItem: fc.bigInt({ min: 0n, max: 99_999n }),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    setupFee: fc.bigInt({ min: 0n, max: 99_999n }),
  })

  test('reaches it within half a hundredth of a percent of the cost', () => {
    fc.assert(
      fc.property(line, fc.bigInt({ min: 10_000n, max: 109_999n }), (input, ratio) => {
        const { totalCost } = priceLine({ ...input, marginPercentage: 0n })
        const amount = (totalCost * ratio) / 10_000n
        const marginPercentage = marginFor(input, amount)
        if (marginPercentage === undefined) throw new Error('a margin of an offer reaches it')
        const { netRevenue } = priceOffer([{ ...input, marginPercentage }]).lines[0] ?? {}
        const miss = (netRevenue ?? 0n) - amount
        expect(20_000n * (miss < 0n ? -miss : miss) <= totalCost + 20_000n).toBe(true)
      }),
    )
  })

  test('does not exist below the cost, without a cost or above the highest margin', () => {
    const shirt = { priceWithoutVAT: 500n, printCostPerItem: 0n, quantity: 10, setupFee: 0n }
    expect(marginFor(shirt, 6200n)).toBe(0n)
    expect(marginFor(shirt, 6000n)).toBeUndefined()
    expect(marginFor({ ...shirt, priceWithoutVAT: 0n }, 6200n)).toBeUndefined()
    expect(marginFor(shirt, 6200n * 12n)).toBeUndefined()
  })
})
