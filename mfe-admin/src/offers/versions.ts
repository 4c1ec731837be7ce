import { emptyItem, itemsText } from './draft.ts'
import type { OfferItem, Revision } from './offers.data.ts'

export type Change = Revision['changes'][number]

/**
 * Returns the fields that differ between two versions of a record.
 *
 * @param revisions newest first
 * @param older the smaller of the two versions
 */
export function changesBetween(
  revisions: readonly Revision[],
  older: number,
  newer: number,
): Change[] {
  const fields = new Map<string, Change>()
  for (const { version, changes } of revisions.toReversed()) {
    if (version <= older || version > newer) continue
    for (const change of changes) {
      const from = (fields.get(change.field) ?? change).from
      fields.set(change.field, { ...change, from })
    }
  }
  return [...fields.values()].filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}

/** A line as the history records it; earlier releases recorded fewer fields. */
type RecordedItem = Partial<Omit<OfferItem, 'quantityBreaks'>> & { quantityBreaks?: number[] }

/** Returns the value of a field as text; lines of an offer one per row. */
export function textOfValue(value: unknown): string {
  if (value === null || value === undefined || value === '' || value === false) return '–'
  if (value === true) return '✓'
  return Array.isArray(value) ? value.map(textOfItem).join('\n') : String(value)
}

function textOfItem(item: RecordedItem): string {
  const { skuCode = '', priceWithoutVAT = 0, productDescription = '', vatRate = 24 } = item
  const sku = skuCode || null
  const product = sku && { quoted: { sku, skuCode, priceWithoutVAT, productDescription } }
  const line = {
    ...emptyItem(''),
    sku,
    ...product,
    productDescription,
    priceWithoutVAT: `${priceWithoutVAT}`,
    quantity: `${item.quantity}`,
    printCostPerItem: `${item.printCostPerItem}`,
    marginPercentage: `${item.marginPercentage}`,
    setupFee: `${item.setupFee || ''}`,
    quantityBreaks: item.quantityBreaks?.join(', ') ?? '',
    printPositions: item.printPositions?.join(', ') ?? '',
    discount: `${item.discount || ''}`,
    discountKind: item.discountKind ?? 'percent',
    vatRate: `${vatRate}`,
  }
  return itemsText([line], [])
}
