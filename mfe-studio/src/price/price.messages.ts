import { defineMessages } from '@stampa/platform'

export const priceMessages = defineMessages({
  title: { el: 'Τιμή', en: 'Price' },
  oneSide: { el: 'για μία πλευρά', en: 'for one side' },
  bothSides: { el: 'για δύο πλευρές', en: 'for both sides' },
  atQuantity: {
    el: (quantity: string) => `στα ${quantity}, + ΦΠΑ`,
    en: (quantity: string) => `for ${quantity}, + VAT`,
  },
  print: { el: 'Εκτύπωση', en: 'Print' },
  one: { el: 'Μία όψη: αυτή που φαίνεται', en: 'One side: the one shown' },
  same: { el: 'Ίδιο σχέδιο και στις δύο όψεις', en: 'The same design on both sides' },
  own: { el: 'Κάθε όψη με δικό της σχέδιο', en: 'Each side with its own design' },
  oneSideOnly: {
    el: (technique: string) =>
      `${technique}: έχει τιμή για μία πλευρά. Για δύο πλευρές η τιμή είναι στην προσφορά μας.`,
    en: (technique: string) =>
      `${technique} is priced for one side. For both sides our offer has the price.`,
  },
  item: {
    el: (each: string, net: string) => `${each} το τεμάχιο, ${net} + ΦΠΑ`,
    en: (each: string, net: string) => `${each} each, ${net} + VAT`,
  },
  order: {
    el: (net: string, vat: string, total: string) =>
      `Εκτίμηση: ${net} + ΦΠΑ ${vat} = ${total}. Η τελική τιμή είναι στην προσφορά μας.`,
    en: (net: string, vat: string, total: string) =>
      `Estimate: ${net} + VAT ${vat} = ${total}. Our offer has the final price.`,
  },
  others: {
    el: (count: number) => `Με προσφορά: ${count === 1 ? '1 μακέτα' : `${count} μακέτες`}.`,
    en: (count: number) => `By offer: ${count === 1 ? '1 mockup' : `${count} mockups`}.`,
  },
})
