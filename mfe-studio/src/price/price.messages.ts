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
  one: { el: 'Μόνο αυτή η όψη', en: 'This side only' },
  same: { el: 'Ίδιο και στις δύο όψεις', en: 'The same on both sides' },
  own: { el: 'Κάθε όψη το δικό της', en: 'Each side its own design' },
  oneSideOnly: {
    el: (technique: string) => `${technique}: τιμή για μία πλευρά. Για δύο, στην προσφορά μας.`,
    en: (technique: string) => `${technique} has a price for one side; for both, our offer has it.`,
  },
  notAsIs: {
    el: 'το σχέδιο δεν τυπώνεται όπως είναι: θα προταθεί λύση.',
    en: 'the design cannot be printed as it is: a solution will be proposed.',
  },
  switchTo: {
    el: (technique: string) => `Αλλαγή σε ${technique}`,
    en: (technique: string) => `Switch to ${technique}`,
  },
  item: {
    el: (print: string, each: string, net: string) => `${print}: ${each} το τεμάχιο, ${net} + ΦΠΑ`,
    en: (print: string, each: string, net: string) => `${print}: ${each} each, ${net} + VAT`,
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
