import { useMessages } from '@stampa/platform'
import { usePriceFormats } from '@stampa/ui/price/formats.ts'
import { pricesMessages } from '@stampa/ui/price/prices.messages.ts'
import { usePrintTexts } from '@stampa/ui/price/use-print-texts.ts'
import type { ReactElement } from 'react'
import type { SavedMockup } from '../mockups/mockup.ts'
import type { Product } from '../studio/studio.data.ts'
import { priceMessages } from './price.messages.ts'
import { estimateItem, estimateOrder, hasNoTechnique } from './print-choice.ts'

interface ItemPriceProps {
  item: readonly SavedMockup[]
  products: readonly Product[]
  className: string | undefined
}

/** Estimate of the pieces of a saved item. */
export function ItemPrice({ item, products, className }: ItemPriceProps): ReactElement {
  const texts = useMessages(priceMessages)
  const { byOffer } = useMessages(pricesMessages)
  const { cents } = usePriceFormats()
  const { print } = usePrintTexts(products.find(({ _id }) => _id === item[0]?.productId)?.words)
  const estimate = estimateItem(item, products)
  const choice = item[0]?.choice
  return (
    <p className={className}>
      {estimate && choice
        ? texts.item(
            print({ ...choice, sides: item.length }),
            cents(estimate.netPerItem),
            cents(estimate.net),
          )
        : hasNoTechnique(item, products)
          ? `${byOffer}: ${texts.notAsIs}`
          : byOffer}
    </p>
  )
}

interface OrderPriceProps extends Pick<ItemPriceProps, 'products'> {
  mockups: readonly SavedMockup[]
}

/** Estimate of an order. */
export function OrderPrice({ mockups, products }: OrderPriceProps): ReactElement | null {
  const texts = useMessages(priceMessages)
  const { euro } = usePriceFormats()
  const { net, vat, total, priced, byOffer } = estimateOrder(mockups, products)
  if (priced === 0) return null
  return (
    <p>
      {texts.order(euro(net), euro(vat), euro(total))}
      {byOffer > 0 && ` ${texts.others(byOffer)}`}
    </p>
  )
}
