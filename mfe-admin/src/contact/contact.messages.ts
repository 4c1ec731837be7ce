import { defineMessages } from '@stampa/platform'

const inGreek = { new: 'Νέο', answered: 'Απαντήθηκε', closed: 'Έκλεισε' }

export const contactMessages = defineMessages({
  title: { el: 'Μηνύματα', en: 'Contact messages' },
  unread: {
    el: (count: string) => `${count} αδιάβαστα`,
    en: (count: string) => `${count} unread`,
  },
  alsoSpam: {
    el: 'Η αναζήτηση βρίσκει κάτι και στα ανεπιθύμητα',
    en: 'The search also finds something in spam',
  },
  search: { el: 'Αναζήτηση μηνυμάτων', en: 'Search contact messages' },
  undelivered: { el: 'Ανεπίδοτα', en: 'Undelivered mails' },
  show: { el: 'Εμφάνιση', en: 'Show' },
  showAll: { el: 'Όλα τα μηνύματα', en: 'All messages' },
  shows: {
    el: { unread: 'Αδιάβαστα', read: 'Διαβασμένα', spam: 'Ανεπιθύμητα' },
    en: { unread: 'Unread', read: 'Read', spam: 'Spam' },
  },
  status: { el: 'Κατάσταση', en: 'Status' },
  statusOf: {
    el: (name: string) => `Κατάσταση του μηνύματος από ${name}`,
    en: (name: string) => `Status of the message from ${name}`,
  },
  allStatuses: { el: 'Όλες οι καταστάσεις', en: 'All statuses' },
  statuses: {
    el: inGreek,
    en: { new: 'New', answered: 'Answered', closed: 'Closed' },
  },
  statusChanged: {
    el: (name: string, status: keyof typeof inGreek) => `Το μήνυμα από ${name}: ${inGreek[status]}`,
    en: (name: string, status: string) => `The message from ${name} is ${status}`,
  },
  openLink: {
    el: 'Το μήνυμα, όπως το βλέπει ο πελάτης',
    en: 'The message as the customer sees it',
  },
  owner: { el: 'Υπεύθυνος', en: 'Owner' },
  nobody: { el: 'Κανείς', en: 'Nobody' },
  ownerChanged: {
    el: (name: string, owner: string | null) =>
      owner
        ? `Το μήνυμα από ${name} ανήκει στον/στην ${owner}`
        : `Το μήνυμα από ${name} δεν ανήκει σε κανέναν`,
    en: (name: string, owner: string | null) =>
      `The message from ${name} belongs to ${owner ?? 'nobody'}`,
  },
  empty: { el: 'Δεν υπάρχουν μηνύματα ακόμη', en: 'No contact messages yet' },
  emptyText: {
    el: 'Όσα στέλνουν οι επισκέπτες από τη φόρμα επικοινωνίας εμφανίζονται εδώ.',
    en: 'What visitors send from the contact form appears here.',
  },

  name: { el: 'Όνομα', en: 'Name' },
  email: { el: 'Email', en: 'Email' },
  company: { el: 'Εταιρεία', en: 'Company' },
  phone: { el: 'Τηλέφωνο', en: 'Phone' },
  message: { el: 'Μήνυμα', en: 'Message' },
  created: { el: 'Ημερομηνία', en: 'Date' },
  noSubject: { el: 'Χωρίς θέμα', en: 'No subject' },
  isUnread: { el: 'Αδιάβαστο', en: 'Unread' },

  deleteOf: {
    el: (name: string) => `Διαγραφή του μηνύματος από ${name}`,
    en: (name: string) => `Delete the message from ${name}`,
  },
  confirmDelete: { el: 'Διαγραφή αυτού του μηνύματος;', en: 'Delete this contact message?' },
  deleteNote: { el: 'Μένει στον κάδο για 30 ημέρες.', en: 'It stays in the trash for 30 days.' },
  deleted: { el: 'Το μήνυμα διαγράφηκε', en: 'The message was deleted' },
  restored: { el: 'Το μήνυμα επανήλθε', en: 'The message was restored' },
  missing: { el: 'Το μήνυμα δεν υπάρχει', en: 'This message does not exist' },

  reply: { el: 'Απάντηση με email', en: 'Reply by email' },
  replySubject: {
    el: (subject: string) => `Απ: ${subject}`,
    en: (subject: string) => `Re: ${subject}`,
  },
  markUnread: { el: 'Σήμανση ως αδιάβαστο', en: 'Mark as unread' },
  markSpam: { el: 'Είναι ανεπιθύμητο', en: 'Mark as spam' },
  markNoSpam: { el: 'Δεν είναι ανεπιθύμητο', en: 'Not spam' },
  markedSpam: { el: 'Μεταφέρθηκε στα ανεπιθύμητα', en: 'The message was moved to spam' },
  markedNoSpam: { el: 'Μεταφέρθηκε στα μηνύματα', en: 'The message was moved out of spam' },
})
