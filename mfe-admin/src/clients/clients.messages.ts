import { defineMessages } from '@stampa/platform'

export const clientsMessages = defineMessages({
  title: { en: 'Clients', el: 'Πελατολόγιο' },
  description: {
    en: 'Everybody who ordered, wrote or got an offer, by e-mail address',
    el: 'Όσοι παρήγγειλαν, έγραψαν ή πήραν προσφορά, με βάση το e-mail τους',
  },
  search: {
    en: 'Search by name, company, e-mail, phone or VAT number',
    el: 'Αναζήτηση με όνομα, επωνυμία, e-mail, τηλέφωνο ή ΑΦΜ',
  },
  add: { en: 'Add client', el: 'Νέος πελάτης' },
  client: { en: 'Client', el: 'Πελάτης' },
  empty: { en: 'No clients yet', el: 'Δεν υπάρχουν πελάτες ακόμη' },
  emptyText: {
    en: 'The first order, message or offer makes one.',
    el: 'Ο πρώτος θα έρθει με μια παραγγελία, ένα μήνυμα ή μια προσφορά.',
  },
  missing: { en: 'This client does not exist', el: 'Αυτός ο πελάτης δεν υπάρχει' },
  name: { en: 'Name', el: 'Όνομα' },
  company: { en: 'Company', el: 'Επωνυμία' },
  vatNumber: { en: 'VAT number', el: 'ΑΦΜ' },
  emails: { en: 'E-mails', el: 'E-mail' },
  emailsHint: {
    en: 'One per line. Orders, messages, offers and designs with one of them are shown here.',
    el: 'Ένα ανά γραμμή. Εδώ φαίνονται όσες παραγγελίες, μηνύματα, προσφορές και σχέδια έχουν κάποιο από αυτά.',
  },
  phones: { en: 'Phones', el: 'Τηλέφωνα' },
  addresses: { en: 'Addresses', el: 'Διευθύνσεις' },
  onePerLine: { en: 'One per line', el: 'Ένα ανά γραμμή' },
  saveFirst: {
    en: 'Save your changes first: a merge would lose them.',
    el: 'Αποθηκεύστε πρώτα τις αλλαγές σας: η συγχώνευση θα τις έχανε.',
  },
  notes: { en: 'Notes', el: 'Σημειώσεις' },
  created: { en: 'Since', el: 'Από' },
  saved: { en: 'Client saved', el: 'Ο πελάτης αποθηκεύτηκε' },
  orders: { en: 'Orders', el: 'Παραγγελίες' },
  designs: { en: 'Designs', el: 'Σχέδια' },
  messages: { en: 'Messages', el: 'Μηνύματα' },
  offers: { en: 'Offers', el: 'Προσφορές' },
  none: { en: 'None', el: 'Κανένα' },
  newest: {
    en: (count: string) => `The newest ${count} are shown.`,
    el: (count: string) => `Φαίνονται τα ${count} νεότερα.`,
  },
  noDesigns: {
    en: 'The designs could not be loaded',
    el: 'Τα σχέδια δεν φορτώθηκαν',
  },
  mergeTitle: { en: 'The same person?', el: 'Το ίδιο πρόσωπο;' },
  mergeNote: {
    en: 'These clients share a phone or VAT number. Anybody can write any number into a form: check before you merge.',
    el: 'Αυτοί οι πελάτες έχουν κοινό τηλέφωνο ή ΑΦΜ. Οποιοσδήποτε μπορεί να γράψει ξένο αριθμό: ελέγξτε πριν τους ενώσετε.',
  },
  findOther: { en: 'Find another client to merge', el: 'Βρείτε άλλον πελάτη για ένωση' },
  find: { en: 'Find', el: 'Εύρεση' },
  nobody: { en: 'Nobody was found', el: 'Δεν βρέθηκε κανείς' },
  merge: { en: 'Merge', el: 'Ένωση' },
  mergeOf: {
    en: (name: string) => `Merge ${name} into this client?`,
    el: (name: string) => `Να ενωθεί ο πελάτης ${name} με αυτόν;`,
  },
  mergeText: {
    en: 'Addresses, phones, notes and records move here, and the other client is removed. Choose where the two differ; the other value goes to the notes. This cannot be undone.',
    el: 'Διευθύνσεις, τηλέφωνα, σημειώσεις και κινήσεις έρχονται εδώ και ο άλλος πελάτης αφαιρείται. Επιλέξτε όπου διαφέρουν· η άλλη τιμή πάει στις σημειώσεις. Δεν αναιρείται.',
  },
  emptyValue: { en: '(empty)', el: '(κενό)' },
  merged: { en: 'The clients were merged', el: 'Οι πελάτες ενώθηκαν' },
  data: { en: 'Personal data', el: 'Προσωπικά δεδομένα' },
  download: { en: 'Download all data', el: 'Λήψη όλων των δεδομένων' },
  downloadNote: {
    en: 'One file for the person, without costs and colleagues. Its addresses of pictures work for 15 minutes: save them beside it.',
    el: 'Ένα αρχείο για το πρόσωπο, χωρίς κόστη και συναδέλφους. Οι διευθύνσεις των εικόνων ισχύουν 15 λεπτά· αποθηκεύστε τες δίπλα του.',
  },
  erase: { en: 'Erase all data', el: 'Διαγραφή όλων των δεδομένων' },
  eraseTitle: {
    en: 'Erase this client for good?',
    el: 'Οριστική διαγραφή του πελάτη;',
  },
  eraseText: {
    en: (years: number) =>
      `Orders, messages, drafts and declined offers, designs and all their files are erased at once. Accepted offers stay as accounting records until the end of the ${years}th year after the acceptance. This cannot be undone.`,
    el: (years: number) =>
      `Παραγγελίες, μηνύματα, πρόχειρες και απορριφθείσες προσφορές, σχέδια και όλα τα αρχεία τους διαγράφονται αμέσως. Οι αποδεκτές προσφορές μένουν ως λογιστικά στοιχεία ως το τέλος του ${years}ου έτους μετά την αποδοχή. Δεν αναιρείται.`,
  },
  typeToErase: {
    en: (text: string) => `Type ${text} to confirm`,
    el: (text: string) => `Γράψτε ${text} για επιβεβαίωση`,
  },
  mistyped: { en: 'This is another text', el: 'Αυτό είναι άλλο κείμενο' },
  erased: { en: 'The data was erased', el: 'Τα δεδομένα διαγράφηκαν' },
  kept: { en: 'How long data is kept', el: 'Πόσο κρατιούνται τα δεδομένα' },
  keptClients: {
    en: 'Clients: until they are erased; those without records that nobody edited, a day',
    el: 'Πελάτες: ώσπου να διαγραφούν· όσοι δεν έχουν κινήσεις και δεν τους άλλαξε κανείς, μία ημέρα',
  },
  keptTrash: {
    en: (days: number) => `Deleted orders, messages and offers: ${days} days in the trash`,
    el: (days: number) => `Διαγραμμένες παραγγελίες, μηνύματα, προσφορές: ${days} ημέρες στον κάδο`,
  },
  keptMails: {
    en: (days: number) => `Which mails were sent, without their texts: ${days} days`,
    el: (days: number) => `Ποια email στάλθηκαν, χωρίς τα κείμενα: ${days} ημέρες`,
  },
  keptRetries: {
    en: (hours: number) => `Answers to repeated requests: ${hours} hours`,
    el: (hours: number) => `Απαντήσεις σε επαναλήψεις αιτημάτων: ${hours} ώρες`,
  },
  keptAudit: {
    en: (months: number) => `Who changed what, without its contents: ${months} months`,
    el: (months: number) => `Ποιος άλλαξε τι, χωρίς το περιεχόμενο: ${months} μήνες`,
  },
})
