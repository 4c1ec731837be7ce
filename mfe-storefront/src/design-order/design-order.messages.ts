import { defineMessages } from '@stampa/platform'

export const designOrderMessages = defineMessages({
  title: { el: 'Το σχέδιό σας', en: 'Your design' },
  failed: { el: 'Η παραγγελία δεν φορτώθηκε', en: 'Failed to load the order' },
  number: {
    el: (number: string) => `Σχέδιο ${number}`,
    en: (number: string) => `Design ${number}`,
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
  pieces: {
    el: (count: string) => `${count} τεμ.`,
    en: (count: string) => `${count} pcs`,
  },
  front: { el: 'μπροστά', en: 'front' },
  back: { el: 'πίσω', en: 'back' },
  history: { el: 'Πορεία', en: 'History' },

  proof: {
    el: (version: number) => `Δοκίμιο ${version}`,
    en: (version: number) => `Proof ${version}`,
  },
  open: { el: 'Άνοιγμα σε πλήρες μέγεθος', en: 'Open in full size' },
  comment: { el: 'Τι να αλλάξει;', en: 'What should be different?' },
  approve: { el: 'Το εγκρίνω', en: 'I approve it' },
  askChange: { el: 'Ζητώ αλλαγές', en: 'Ask for changes' },
  missing: {
    el: 'Γράψτε τι να αλλάξει, ή εγκρίνετε το δοκίμιο.',
    en: 'Please write what should be different, or approve the proof.',
  },
  changed: {
    el: 'Το δοκίμιο άλλαξε στο μεταξύ. Δείτε το πρώτα.',
    en: 'The proof has changed meanwhile. Please look at it first.',
  },
  lost: {
    el: 'Η απάντηση δεν στάλθηκε. Δοκιμάστε ξανά.',
    en: 'The answer was not sent. Please try again.',
  },
  approved: {
    el: 'Το εγκρίνατε. Ευχαριστούμε, προχωράμε.',
    en: 'You have approved it. Thank you, we go ahead.',
  },
  commented: {
    el: 'Λάβαμε τα σχόλιά σας. Θα σας στείλουμε νέο δοκίμιο.',
    en: 'We have your comments and will send a new proof.',
  },

  Submitted: { el: 'Υποβλήθηκε', en: 'Submitted' },
  'In Review': { el: 'Σε έλεγχο', en: 'In review' },
  Quoted: { el: 'Στάλθηκε προσφορά', en: 'Quoted' },
  Approved: { el: 'Εγκρίθηκε', en: 'Approved' },
  'In Production': { el: 'Σε παραγωγή', en: 'In production' },
  Completed: { el: 'Ολοκληρώθηκε', en: 'Completed' },
  Cancelled: { el: 'Ακυρώθηκε', en: 'Cancelled' },
})
