import { defineMessages } from '@stampa/platform'

export const bannerMessages = defineMessages({
  image: { en: 'Image', el: 'Εικόνα' },
  title: { en: 'Title', el: 'Τίτλος' },
  subtitle: { en: 'Subtitle', el: 'Υπότιτλος' },
  link: { en: 'Link', el: 'Σύνδεσμος' },
  linkHint: {
    en: 'A path of this site (/products) or an address (https://…).',
    el: 'Σελίδα του ιστότοπου (/products) ή διεύθυνση (https://…).',
  },
  placement: { en: 'Placement', el: 'Θέση' },
})
