import { defineMessages } from '@stampa/platform'

export const workMessages = defineMessages({
  title: { en: 'Title', el: 'Τίτλος' },
  customerName: { en: 'Customer name', el: 'Πελάτης' },
  description: { en: 'Description', el: 'Περιγραφή' },
  images: { en: 'Images', el: 'Εικόνες' },
  imagesHint: { en: 'Maximum 10 images.', el: 'Έως 10 εικόνες.' },
})
