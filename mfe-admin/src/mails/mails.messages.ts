import { defineMessages } from '@stampa/platform'

export const mailsMessages = defineMessages({
  title: { el: 'Ανεπίδοτα email', en: 'Undelivered Mails' },
  description: {
    el: 'Email που δεν στάλθηκαν: ο διακομιστής δεν τα δέχτηκε, ή ο παραλήπτης έλαβε ήδη πολλά.',
    en: 'Mails that were not sent: the mail server refused them, or the recipient has had many.',
  },
  retryAll: { el: 'Επανάληψη όλων', en: 'Retry all' },
  retry: { el: 'Επανάληψη', en: 'Retry' },
  send: { el: 'Αποστολή τώρα', en: 'Send now' },
  retrying: { el: 'Επανάληψη...', en: 'Retrying...' },
  retried: { el: 'Το email θα σταλεί ξανά', en: 'The mail will be sent again' },
  allRetried: {
    el: (count: number) => `Θα σταλούν ξανά: ${count}`,
    en: (count: number) =>
      count === 1 ? '1 mail will be sent again' : `${count} mails will be sent again`,
  },
  event: { el: 'Γεγονός', en: 'Event' },
  events: {
    el: {
      'order.received': 'Νέα παραγγελία',
      'order.status_changed': 'Αλλαγή κατάστασης παραγγελίας',
      'message.received': 'Νέο μήνυμα',
      'offer.sent': 'Προσφορά',
      'offer.accepted': 'Αποδοχή προσφοράς',
      'offer.declined': 'Απόρριψη προσφοράς',
      'design.received': 'Νέο σχέδιο',
      'design.status_changed': 'Αλλαγή κατάστασης σχεδίου',
      'proof.sent': 'Δοκίμιο',
      'proof.answered': 'Απάντηση στο δοκίμιο',
    } as Readonly<Record<string, string>>,
    en: {
      'order.received': 'New order',
      'order.status_changed': 'Change of an order’s status',
      'message.received': 'New message',
      'offer.sent': 'Offer',
      'offer.accepted': 'Offer accepted',
      'offer.declined': 'Offer declined',
      'design.received': 'New design',
      'design.status_changed': 'Change of a design’s status',
      'proof.sent': 'Proof',
      'proof.answered': 'Proof answered',
    },
  },
  audience: { el: 'Προς', en: 'To' },
  audiences: {
    el: { customer: 'Πελάτης', shop: 'Κατάστημα' },
    en: { customer: 'Customer', shop: 'Shop' },
  },
  reason: { el: 'Αιτία', en: 'Reason' },
  limited: {
    el: 'Κρατήθηκε: ο παραλήπτης έλαβε ήδη 3 email σε μία ώρα ή 10 σε μία ημέρα',
    en: 'Held: the recipient has had 3 mails in an hour or 10 in a day',
  },
  failedAt: { el: 'Ημερομηνία', en: 'Date' },
  incomplete: {
    el: 'Δεν απάντησαν όλες οι υπηρεσίες: ίσως υπάρχουν κι άλλα.',
    en: 'Not every service answered: there may be more.',
  },
  empty: { el: 'Όλα τα email στάλθηκαν', en: 'All mails have been sent' },
  emptyText: {
    el: 'Όσα δεν μπορούν να σταλούν εμφανίζονται εδώ.',
    en: 'Those that cannot be sent appear here.',
  },
})
