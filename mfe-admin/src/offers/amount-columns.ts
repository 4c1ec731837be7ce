import type { ShownAmounts } from './draft.ts'

type AmountField = keyof ShownAmounts

/** The computed columns of a line, in groups, as the form and the preview show them. */
export const amountGroups = {
  groupCost: [
    'costPerItemWithoutVAT',
    'costPerItem',
    'totalCostWithoutVAT',
    'costVAT',
    'totalCost',
  ],
  groupRevenue: [
    'netRevenue',
    'vat',
    'totalRevenue',
    'sellingPricePerItemWithoutVAT',
    'sellingPricePerItemWithVAT',
  ],
  groupProfit: ['profit', 'profitPerItem'],
} as const satisfies Record<string, readonly AmountField[]>

export const groupNames = ['groupCost', 'groupRevenue', 'groupProfit'] as const

/** All of them, from left to right. */
export const amountColumns: readonly AmountField[] = groupNames.flatMap(name => [
  ...amountGroups[name],
])
