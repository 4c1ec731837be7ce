import { specifiedInEnglish } from '../shared/messages.ts'

export const eventsMessages = specifiedInEnglish({
  title: { el: 'Ενέργειες', en: 'Events' },
  caption: {
    el: 'Ενέργειες και ποσοστό των επισκέψεων κάθε πηγής που τις έκαναν',
    en: "Events, and the share of each source's sessions that led to them",
  },
  empty: { el: 'Καμία ενέργεια σε αυτή την περίοδο.', en: 'No events in this period.' },
  event: { el: 'Ενέργεια', en: 'Event' },
  count: { el: 'Πλήθος', en: 'Count' },
  conversion: { el: 'Μετατροπή', en: 'Conversion' },
  'contact-sent': { el: 'Μήνυμα επικοινωνίας', en: 'Contact message sent' },
  'order-sent': { el: 'Παραγγελία', en: 'Order sent' },
  'mockup-saved': { el: 'Αποθήκευση μακέτας', en: 'Mockup saved' },
  'design-order-sent': { el: 'Παραγγελία σχεδίου', en: 'Design order sent' },
})
