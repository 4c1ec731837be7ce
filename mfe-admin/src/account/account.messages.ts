import { defineMessages } from '@stampa/platform'

export const accountMessages = defineMessages({
  title: { en: 'Account', el: 'Λογαριασμός' },
  password: { en: 'Password', el: 'Κωδικός' },
  expires: {
    en: (time: string) => `The generated password expires on ${time}. Choose your own.`,
    el: (time: string) => `Ο αρχικός κωδικός λήγει στις ${time}. Επιλέξτε δικό σας.`,
  },
  current: { en: 'Current password', el: 'Τωρινός κωδικός' },
  next: { en: 'New password', el: 'Νέος κωδικός' },
  rule: {
    en: 'At least 12 characters of any kind',
    el: 'Τουλάχιστον 12 χαρακτήρες, οποιοιδήποτε',
  },
  effect: {
    en: 'The change ends all your sessions; sign in again with the new password.',
    el: 'Η αλλαγή κλείνει όλες τις συνδέσεις σας· συνδεθείτε ξανά με τον νέο κωδικό.',
  },
  submit: { en: 'Change password', el: 'Αλλαγή κωδικού' },
})

export const secondFactorMessages = defineMessages({
  title: { en: 'Second factor', el: 'Δεύτερος παράγοντας' },
  off: {
    en: 'An authenticator app on your phone shows a code that the sign-in asks for after the password.',
    el: 'Μια εφαρμογή κωδικών στο κινητό δείχνει έναν κωδικό μίας χρήσης, που ζητείται μετά τον κωδικό σας.',
  },
  on: {
    en: (codes: number) =>
      `The sign-in asks for the code of your app. Unused recovery codes: ${codes}.`,
    el: (codes: number) =>
      `Η σύνδεση ζητά τον κωδικό της εφαρμογής σας. Αχρησιμοποίητοι κωδικοί ανάκτησης: ${codes}.`,
  },
  begin: { en: 'Set up', el: 'Ρύθμιση' },
  scan: {
    en: 'Scan the picture with the app, or type the key into it. Then enter the code that it shows.',
    el: 'Σαρώστε την εικόνα με την εφαρμογή ή πληκτρολογήστε το κλειδί. Μετά γράψτε τον κωδικό που δείχνει.',
  },
  picture: { en: 'QR code of the key', el: 'Κωδικός QR του κλειδιού' },
  open: { en: 'Open in an app on this device', el: 'Άνοιγμα σε εφαρμογή αυτής της συσκευής' },
  key: { en: 'Key', el: 'Κλειδί' },
  code: { en: 'Code', el: 'Κωδικός εφαρμογής' },
  activate: { en: 'Activate', el: 'Ενεργοποίηση' },
  effect: {
    en: 'Your other sessions end with it.',
    el: 'Μαζί κλείνουν οι άλλες συνδέσεις σας.',
  },
  codes: { en: 'Recovery codes', el: 'Κωδικοί ανάκτησης' },
  codesNote: {
    en: 'Each signs in once without the app. Store them now: they are not shown again.',
    el: 'Ο καθένας ισχύει μία φορά χωρίς την εφαρμογή. Φυλάξτε τους τώρα: δεν θα εμφανιστούν ξανά.',
  },
  copy: { en: 'Copy', el: 'Αντιγραφή' },
  copied: { en: 'Copied', el: 'Αντιγράφηκε' },
  stored: { en: 'I have stored them', el: 'Τους φύλαξα' },
  renew: { en: 'New recovery codes', el: 'Νέοι κωδικοί ανάκτησης' },
  remove: { en: 'Remove', el: 'Αφαίρεση' },
  removeQuestion: { en: 'Remove the second factor?', el: 'Αφαίρεση του δεύτερου παράγοντα;' },
  removeNote: {
    en: 'From then on the password alone signs in.',
    el: 'Από τότε αρκεί ο κωδικός για τη σύνδεση.',
  },
})

export const passkeyMessages = defineMessages({
  title: { en: 'Passkeys', el: 'Κλειδιά πρόσβασης' },
  description: {
    en: 'A passkey signs in without e-mail and password, by the finger, face or PIN of your device.',
    el: 'Ένα κλειδί πρόσβασης σάς συνδέει χωρίς e-mail και κωδικό, με το δάχτυλο, το πρόσωπο ή το PIN της συσκευής σας.',
  },
  unsupported: {
    en: 'This browser cannot make passkeys here.',
    el: 'Αυτό το πρόγραμμα δεν μπορεί να φτιάξει κλειδιά πρόσβασης εδώ.',
  },
  name: { en: 'Name of the new passkey', el: 'Όνομα του νέου κλειδιού' },
  nameHint: { en: 'Such as the device', el: 'Για παράδειγμα η συσκευή' },
  add: { en: 'Add passkey', el: 'Νέο κλειδί πρόσβασης' },
  added: { en: 'Passkey added', el: 'Το κλειδί πρόσβασης προστέθηκε' },
  made: {
    en: (time: string) => `added ${time}`,
    el: (time: string) => `προσθήκη ${time}`,
  },
  used: {
    en: (time: string) => `last used ${time}`,
    el: (time: string) => `τελευταία χρήση ${time}`,
  },
  remove: { en: 'Remove', el: 'Αφαίρεση' },
  removeOf: {
    en: (name: string) => `Remove the passkey ${name}`,
    el: (name: string) => `Αφαίρεση του κλειδιού ${name}`,
  },
  removeQuestion: {
    en: (name: string) => `Remove the passkey ${name}?`,
    el: (name: string) => `Αφαίρεση του κλειδιού ${name};`,
  },
  removeNote: {
    en: 'It does not sign in any more. The device may keep it: delete it there too.',
    el: 'Δεν συνδέει πια. Ίσως μείνει στη συσκευή: διαγράψτε το και εκεί.',
  },
  removed: { en: 'Passkey removed', el: 'Το κλειδί πρόσβασης αφαιρέθηκε' },
})
