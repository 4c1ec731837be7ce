import { defineMessages, locales, useLanguage, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'

const messages = defineMessages({
  from: {
    el: (price: string, quantity: string) => `από ${price} στα ${quantity} + ΦΠΑ`,
    en: (price: string, quantity: string) => `from ${price} at ${quantity} + VAT`,
  },
})

interface FromPriceProps {
  price: { price: number; quantity: number } | null
  className?: string | undefined
}

/** Lowest price of a product's item, with its quantity; nothing for a product without prices. */
export function FromPrice({ price, className }: FromPriceProps): ReactElement | null {
  const { from } = useMessages(messages)
  const locale = locales[useLanguage()]
  if (!price) return null
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  return (
    <span className={className}>
      {from(euro.format(price.price), price.quantity.toLocaleString(locale))}
    </span>
  )
}
