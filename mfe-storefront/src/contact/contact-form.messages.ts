import { defineMessages } from '@stampa/platform'

export const contactFormMessages = defineMessages({
  name: { el: 'Όνομα', en: 'Name' },
  email: { el: 'E-mail', en: 'Email' },
  company: { el: 'Εταιρεία', en: 'Company' },
  phone: { el: 'Τηλέφωνο', en: 'Phone' },
  subject: { el: 'Θέμα', en: 'Subject' },
  message: { el: 'Μήνυμα', en: 'Message' },
  send: { el: 'Αποστολή μηνύματος', en: 'Send message' },
  sending: { el: 'Αποστολή...', en: 'Sending...', specified: 'en' },
  sent: {
    el: 'Σας ευχαριστούμε! Το μήνυμά σας στάλθηκε και θα σας απαντήσουμε σύντομα.',
    en: 'Thank you! Your message was sent and we will answer soon.',
  },
  failed: {
    el: 'Το μήνυμα δεν στάλθηκε. Δοκιμάστε ξανά.',
    en: 'Failed to send message. Please try again.',
    specified: 'en',
  },
  nameRequired: { el: 'Συμπληρώστε το όνομά σας', en: 'Name is required', specified: 'en' },
  emailRequired: { el: 'Συμπληρώστε το e-mail σας', en: 'Email is required', specified: 'en' },
  messageRequired: { el: 'Γράψτε το μήνυμά σας', en: 'Message is required', specified: 'en' },
  emailInvalid: {
    el: 'Γράψτε ένα έγκυρο e-mail',
    en: 'Please enter a valid email address',
    specified: 'en',
  },
  trap: { el: 'Αφήστε το κενό', en: 'Leave this empty' },
})
