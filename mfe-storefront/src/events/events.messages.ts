import { defineMessages } from '@stampa/platform'

export const eventsMessages = defineMessages({
  title: { el: 'Περιστάσεις', en: 'Occasions' },
  description: {
    el: 'Γάμος, βάπτιση, συνέδριο, αγώνας ή σχολική γιορτή: τυπωμένα δώρα και ρούχα για κάθε περίσταση.',
    en: 'A wedding, a christening, a conference, a race or a school feast: printed gifts and clothes for every occasion.',
  },
  failed: { el: 'Οι περιστάσεις δεν φορτώθηκαν', en: 'Failed to load events', specified: 'en' },
  empty: { el: 'Δεν υπάρχουν ακόμη περιστάσεις', en: 'There are no occasions yet' },
  emptyText: {
    el: 'Ό,τι κι αν γιορτάζετε, το τυπώνουμε. Γράψτε μας τι χρειάζεστε.',
    en: 'Whatever you celebrate, we print it. Tell us what you need.',
  },
  order: { el: 'Ζητήστε προσφορά', en: 'Ask for an offer' },
})
