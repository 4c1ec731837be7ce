import { defineMessages } from '@stampa/platform'

export const orderStatusMessages = defineMessages({
  title: { el: 'Η παραγγελία σας', en: 'Your order' },
  failed: { el: 'Η παραγγελία δεν φορτώθηκε', en: 'Failed to load the order' },
  number: {
    el: (number: string) => `Παραγγελία ${number}`,
    en: (number: string) => `Order ${number}`,
  },
  notFound: { el: 'Η παραγγελία δεν βρέθηκε', en: 'Order not found' },
  notFoundText: {
    el: 'Ο σύνδεσμος ίσως κόπηκε στη μέση. Αντιγράψτε τον ολόκληρο από το μήνυμά μας.',
    en: 'Perhaps the link was cut short. Copy all of it from our message.',
  },
  contact: { el: 'Επικοινωνία', en: 'Contact' },
  ask: { el: 'Ρωτήστε μας για την παραγγελία', en: 'Ask us about the order' },
  status: { el: 'Κατάσταση', en: 'Status' },
  items: { el: 'Τι παραγγείλατε', en: 'What you ordered' },
  noItems: { el: 'Μια δική σας ιδέα', en: 'An idea of your own' },
  unnamed: { el: 'Προϊόν', en: 'Product' },
  pieces: {
    el: (count: string) => `${count} τεμ.`,
    en: (count: string) => `${count} pcs`,
  },
  areas: { el: 'Πού θα τυπωθεί', en: 'Where to print' },
  image: { el: 'Το σχέδιό σας έφτασε μαζί.', en: 'Your design came with it.' },
  history: { el: 'Πορεία', en: 'History' },
  Submitted: { el: 'Υποβλήθηκε', en: 'Submitted' },
  'In Progress': { el: 'Σε εξέλιξη', en: 'In Progress' },
  Completed: { el: 'Ολοκληρώθηκε', en: 'Completed' },
  Rejected: { el: 'Απορρίφθηκε', en: 'Rejected' },
})
