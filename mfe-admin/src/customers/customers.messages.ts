import { defineMessages } from '@stampa/platform'

export const customerMessages = defineMessages({
  name: { en: 'Name', el: 'Όνομα' },
  image: { en: 'Logo', el: 'Λογότυπο' },
  createdAt: { en: 'Created', el: 'Προστέθηκε' },
})
