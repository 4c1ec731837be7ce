import { defineMessages } from '@stampa/platform'

export const templatesMessages = defineMessages({
  title: { el: 'Email προς πελάτες', en: 'Mails to customers' },
  description: {
    el: 'Τα κείμενα των email που στέλνει το κατάστημα, και ποια στέλνονται.',
    en: 'The texts of the mails that the shop sends, and which are sent.',
  },
  mail: { el: 'Email', en: 'Mail' },
  state: { el: 'Κατάσταση', en: 'State' },
  on: { el: 'Στέλνεται', en: 'On' },
  off: { el: 'Δεν στέλνεται', en: 'Off' },
  isChanged: { el: 'Αλλαγμένα κείμενα', en: 'Changed texts' },
  incomplete: {
    el: 'Δεν απάντησαν όλες οι υπηρεσίες: ίσως υπάρχουν κι άλλα.',
    en: 'Not every service answered: there may be more.',
  },
  missing: { el: 'Το email δεν υπάρχει', en: 'This mail does not exist' },
  enabled: { el: 'Να στέλνεται', en: 'Send this mail' },
  enabledHint: {
    el: 'Αλλιώς οι πελάτες δεν το λαμβάνουν.',
    en: 'Otherwise customers do not get it.',
  },
  languages: {
    el: { el: 'Ελληνικά', en: 'Αγγλικά' },
    en: { el: 'Greek', en: 'English' },
  },
  parts: {
    el: { subject: 'Θέμα', title: 'Τίτλος', body: 'Κείμενο' },
    en: { subject: 'Subject', title: 'Title', body: 'Body' },
  },
  variables: { el: 'Μεταβλητές', en: 'Variables' },
  text: { el: 'οπουδήποτε', en: 'anywhere' },
  block: { el: 'μόνη της σε παράγραφο του κειμένου', en: 'alone in a paragraph of the body' },
  preview: { el: 'Προεπισκόπηση', en: 'Preview' },
  test: { el: 'Δοκιμή σε εμένα', en: 'Send test to me' },
  testHint: { el: 'Για δοκιμή αποθηκεύστε πρώτα.', en: 'Save first to send a test.' },
  testSent: { el: 'Το δοκιμαστικό email φεύγει', en: 'The test mail is being sent' },
  restore: { el: 'Όπως παραδόθηκε', en: 'As delivered' },
  restored: {
    el: 'Το email έχει τα κείμενα όπως παραδόθηκε',
    en: 'The mail has its texts as delivered',
  },
  saved: { el: 'Το email αποθηκεύτηκε', en: 'The mail was saved' },
})
