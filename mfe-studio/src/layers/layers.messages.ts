import { defineMessages } from '@stampa/platform'

export const layerMessages = defineMessages({
  title: { el: 'Επίπεδα', en: 'Layers' },
  empty: { el: 'Ο καμβάς είναι άδειος.', en: 'The canvas is empty.' },
  image: { el: 'Εικόνα', en: 'Image' },
  qr: { el: 'Κωδικός QR', en: 'QR code' },
  raise: { el: (name: string) => `Πιο πάνω: ${name}`, en: (name: string) => `Up: ${name}` },
  lower: { el: (name: string) => `Πιο κάτω: ${name}`, en: (name: string) => `Down: ${name}` },
  lock: { el: (name: string) => `Κλείδωμα: ${name}`, en: (name: string) => `Lock: ${name}` },
  hide: { el: (name: string) => `Απόκρυψη: ${name}`, en: (name: string) => `Hide: ${name}` },
})
