import { defineMessages } from '@stampa/platform'

export const eventMessages = defineMessages({
  name: { en: 'Name', el: 'Όνομα' },
  description: { en: 'Description', el: 'Περιγραφή' },
  image: { en: 'Image', el: 'Εικόνα' },
  favicon: { en: 'Favicon', el: 'Εικονίδιο' },
})
