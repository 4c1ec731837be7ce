import { defineMessages } from '@stampa/platform'

export const adminFrameMessages = defineMessages({
  navigation: { el: 'Πλοήγηση', en: 'Navigation' },
  sidebar: { el: 'Πλευρική στήλη', en: 'Sidebar' },
  backOffice: { el: 'Διαχείριση', en: 'Back office' },
  viewSite: { el: 'Προβολή ιστότοπου', en: 'View site' },
  search: { el: 'Αναζήτηση', en: 'Search' },
  notices: {
    el: (unread: number) => (unread > 0 ? `Μηνύματα, ${unread} νέα` : 'Μηνύματα'),
    en: (unread: number) => (unread > 0 ? `Messages, ${unread} new` : 'Messages'),
  },
})

export const accountMessages = defineMessages({
  account: { el: 'Λογαριασμός', en: 'Account' },
  logout: { el: 'Αποσύνδεση', en: 'Logout' },
})

/** Headings of the sidebar by navigation group. */
export const groupMessages = defineMessages({
  Overview: { el: 'Επισκόπηση', en: 'Overview' },
  Content: { el: 'Περιεχόμενο', en: 'Content' },
  Sales: { el: 'Πωλήσεις', en: 'Sales' },
  Studio: { el: 'Studio', en: 'Studio' },
  Insights: { el: 'Στατιστικά', en: 'Insights' },
  Settings: { el: 'Ρυθμίσεις', en: 'Settings' },
})

export const noticesMessages = defineMessages({
  title: { el: 'Μηνύματα', en: 'Messages' },
  description: {
    el: 'Ό,τι ειπώθηκε από τότε που άνοιξε η σελίδα.',
    en: 'What has been said since the page was opened.',
  },
  none: { el: 'Κανένα μήνυμα ακόμη', en: 'No messages yet' },
  sound: { el: 'Ήχος όταν έρχεται κάτι νέο', en: 'Sound when something new comes in' },
  success: { el: 'Έγινε', en: 'Done' },
  error: { el: 'Απέτυχε', en: 'Failed' },
})

export const paletteMessages = defineMessages({
  screens: { el: 'Οθόνες', en: 'Screens' },
  actions: { el: 'Ενέργειες', en: 'Actions' },
})
