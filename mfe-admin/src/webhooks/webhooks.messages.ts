import { defineMessages, useMessages } from '@stampa/platform'
import { mailsMessages } from '../mails/mails.messages.ts'

export const webhooksMessages = defineMessages({
  title: { en: 'Webhooks', el: 'Webhooks' },
  description: {
    en: 'Tell other programs what happens: each event is sent to the addresses that asked for it.',
    el: 'Ενημερώστε άλλα προγράμματα για ό,τι συμβαίνει: κάθε γεγονός στέλνεται στις διευθύνσεις που το ζήτησαν.',
  },
  add: { en: 'Add webhook', el: 'Νέο webhook' },
  empty: { en: 'No webhooks yet', el: 'Κανένα webhook ακόμη' },
  emptyNote: {
    en: 'An accounting program or a spreadsheet service gives you an address; add it here.',
    el: 'Το λογιστικό πρόγραμμα ή η υπηρεσία σας δίνει μια διεύθυνση· προσθέστε την εδώ.',
  },
  url: { en: 'Address', el: 'Διεύθυνση' },
  events: { en: 'Events', el: 'Γεγονότα' },
  tested: { en: 'Test', el: 'Δοκιμή' },
  edit: { en: 'Edit', el: 'Επεξεργασία' },
  editOf: { en: (url: string) => `Edit ${url}`, el: (url: string) => `Επεξεργασία: ${url}` },
  paused: { en: 'Paused', el: 'Σε παύση' },
  pause: {
    en: 'Pause: nothing of what happens meanwhile is sent',
    el: 'Παύση: όσα συμβαίνουν στο μεταξύ δεν στέλνονται',
  },
  changed: { en: 'Webhook changed', el: 'Το webhook άλλαξε' },
  created: { en: 'The webhook was added', el: 'Το webhook προστέθηκε' },
  secretNote: {
    en: 'Copy the secret now: it is not shown again. With it the program checks that a call comes from here.',
    el: 'Αντιγράψτε το μυστικό τώρα: δεν εμφανίζεται ξανά. Με αυτό το πρόγραμμα ελέγχει ότι η κλήση έρχεται από εδώ.',
  },
  secret: { en: 'Signing secret', el: 'Μυστικό υπογραφής' },
  test: { en: 'Send a test', el: 'Δοκιμαστική αποστολή' },
  testSent: { en: 'The test is being sent', el: 'Η δοκιμή αποστέλλεται' },
  log: { en: 'Log', el: 'Ιστορικό ενεργειών' },
  logOf: {
    en: (url: string) => `Log of ${url}`,
    el: (url: string) => `Ιστορικό ενεργειών: ${url}`,
  },
  missing: { en: 'This webhook was deleted', el: 'Το webhook έχει διαγραφεί' },
  nothingSent: { en: 'Nothing was sent yet', el: 'Δεν έχει σταλεί κάτι ακόμη' },
  failed: {
    en: (count: number) => `${count} not delivered`,
    el: (count: number) => `${count} δεν παραδόθηκαν`,
  },
  states: {
    en: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Given up' },
    el: { waiting: 'Σε αναμονή', delivered: 'Παραδόθηκε', failed: 'Εγκαταλείφθηκε' },
  },
  attempts: {
    en: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
    el: (count: number) => (count === 1 ? '1 προσπάθεια' : `${count} προσπάθειες`),
  },
  next: { en: (time: string) => `next ${time}`, el: (time: string) => `επόμενη ${time}` },
  answer: {
    en: (answer: string) => `answer ${answer}`,
    el: (answer: string) => `απάντηση ${answer}`,
  },
  /** By the code of the error. */
  reasons: {
    en: {
      EPRIVATE: 'the address is not of the internet',
      ENOTFOUND: 'the address was not found',
      ECONNREFUSED: 'nothing listens at the address',
      ETIMEDOUT: 'no answer in time',
    },
    el: {
      EPRIVATE: 'η διεύθυνση δεν είναι του διαδικτύου',
      ENOTFOUND: 'η διεύθυνση δεν βρέθηκε',
      ECONNREFUSED: 'κανείς δεν ακούει στη διεύθυνση',
      ETIMEDOUT: 'καμία απάντηση εγκαίρως',
    },
  },
  sendAgain: { en: 'Send again', el: 'Επαναποστολή' },
  sentAgain: { en: 'It is being sent again', el: 'Αποστέλλεται ξανά' },
  refresh: { en: 'Refresh', el: 'Ανανέωση' },
  deleteQuestion: { en: 'Delete this webhook?', el: 'Διαγραφή αυτού του webhook;' },
  deleteNote: {
    en: 'Nothing more is sent there, and its log is deleted.',
    el: 'Δεν στέλνεται τίποτα πια εκεί, και διαγράφεται το ιστορικό του.',
  },
  deleted: { en: 'Webhook deleted', el: 'Το webhook διαγράφηκε' },
})

/** Returns a function that names an event, as its mail is named. */
export function useEventName(): (event: string) => string {
  const { events } = useMessages(mailsMessages)
  const { tested } = useMessages(webhooksMessages)
  return event => (event === 'webhook.tested' ? tested : (events[event] ?? event))
}
