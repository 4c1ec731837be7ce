import { defineMessages } from '@stampa/platform'

export const eventsMessages = defineMessages({
  title: { el: 'Ενέργειες', en: 'Events', specified: 'en' },
  caption: {
    el: 'Ενέργειες και ποσοστό των επισκέψεων κάθε πηγής που τις έκαναν',
    en: "Events, and the share of each source's sessions that led to them",
    specified: 'en',
  },
  empty: {
    el: 'Καμία ενέργεια σε αυτή την περίοδο.',
    en: 'No events in this period.',
    specified: 'en',
  },
  failed: { el: 'Δεν φορτώθηκε.', en: 'Could not be loaded.', specified: 'en' },
  event: { el: 'Ενέργεια', en: 'Event', specified: 'en' },
  count: { el: 'Πλήθος', en: 'Count', specified: 'en' },
  sessions: { el: 'Επισκέψεις', en: 'Sessions', specified: 'en' },
  conversion: { el: 'Μετατροπή', en: 'Conversion', specified: 'en' },
  'contact-sent': { el: 'Μήνυμα επικοινωνίας', en: 'Contact message sent', specified: 'en' },
  'order-sent': { el: 'Παραγγελία', en: 'Order sent', specified: 'en' },
  'mockup-saved': { el: 'Αποθήκευση μακέτας', en: 'Mockup saved', specified: 'en' },
  'design-order-sent': { el: 'Παραγγελία σχεδίου', en: 'Design order sent', specified: 'en' },
})
