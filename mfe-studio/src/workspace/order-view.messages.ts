import { defineMessages } from '@stampa/platform'

export const orderViewMessages = defineMessages({
  viewing: {
    el: (order: string, design: number) => `Παραγγελία ${order}, σχέδιο ${design}`,
    en: (order: string, design: number) => `Order ${order}, design ${design}`,
  },
  unchangeable: {
    el: 'Μόνο για προβολή: τίποτα δεν αλλάζει εδώ. Το σχέδιο μένει όπως το παρήγγειλε ο πελάτης.',
    en: 'To be looked at only: nothing can be changed here, it stays as the customer ordered it.',
  },
  copy: { el: 'Αντίγραφο για επεξεργασία', en: 'Copy to go on from' },
  missing: {
    el: 'Αυτό το σχέδιο δεν υπάρχει, ή δεν έχετε συνδεθεί στη διαχείριση.',
    en: 'There is no such design, or you are not signed in to the back office.',
  },
})
