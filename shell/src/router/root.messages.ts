import { defineMessages } from '@stampa/platform'

export const rootMessages = defineMessages({
  skip: { el: 'Μετάβαση στο περιεχόμενο', en: 'Skip to content' },
})
