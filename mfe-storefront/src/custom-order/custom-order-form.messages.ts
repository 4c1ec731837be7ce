import { defineMessages } from '@stampa/platform'

export const orderFormMessages = defineMessages({
  products: { el: 'Προϊόντα', en: 'Products' },
  productsHint: {
    el: 'Επιλέξτε ένα ή περισσότερα. Δεν το βρίσκετε; Στείλτε μας την ιδέα και τα λέμε.',
    en: 'Choose one or more. Not there? Send us the idea and we will talk.',
  },
  quantity: { el: 'Ποσότητα', en: 'Quantity' },
  quantityOf: {
    el: (title: string) => `Ποσότητα: ${title}`,
    en: (title: string) => `Quantity: ${title}`,
  },
  filter: { el: 'Αναζήτηση στα προϊόντα', en: 'Search the products' },
  nothingMatches: {
    el: (query: string) => `Κανένα προϊόν για «${query}».`,
    en: (query: string) => `No product for “${query}”.`,
  },
  areas: { el: 'Πού θα τυπωθεί', en: 'Where to print' },
  image: { el: 'Το σχέδιό σας', en: 'Your design' },
  imageHint: { el: 'Εικόνα έως 5 MB, προαιρετικά.', en: 'An image of up to 5 MB, optional.' },
  chooseFile: { el: 'Επιλέξτε αρχείο', en: 'Choose a file' },
  orDrop: { el: 'ή αφήστε το εδώ', en: 'or drop or paste it here' },
  takeBack: { el: 'Αφαίρεση', en: 'Take back' },
  email: { el: 'E-mail', en: 'Email' },
  phone: { el: 'Τηλέφωνο', en: 'Phone' },
  submit: { el: 'Αποστολή παραγγελίας', en: 'Submit order' },
  submitting: { el: 'Υποβολή...', en: 'Submitting...', specified: 'en' },
  sent: {
    el: 'Λάβαμε την παραγγελία σας! Η ομάδα μας θα επικοινωνήσει σύντομα μαζί σας για να την επιβεβαιώσει.',
    en: 'We have your order! Our team will contact you soon to confirm it.',
  },
  follow: { el: 'Δείτε την πορεία της', en: 'Follow it' },
  failed: {
    el: 'Η παραγγελία δεν στάλθηκε. Δοκιμάστε ξανά.',
    en: 'There was an error submitting your order.',
    specified: 'en',
  },
  emailRequired: { el: 'Συμπληρώστε το e-mail σας', en: 'Email is required' },
  emailInvalid: { el: 'Γράψτε ένα έγκυρο e-mail', en: 'Please enter a valid email address' },
  phoneRequired: { el: 'Συμπληρώστε το τηλέφωνό σας', en: 'Phone is required' },
  phoneInvalid: {
    el: 'Τουλάχιστον 6 χαρακτήρες: ψηφία, κενά, παύλες, + και παρενθέσεις',
    en: 'At least 6 characters: digits, spaces, hyphens, + and parentheses',
  },
  quantityInvalid: { el: 'Τουλάχιστον 1 τεμάχιο', en: 'At least 1 piece' },
  imageInvalid: { el: 'Επιλέξτε ένα αρχείο εικόνας', en: 'Please select an image file' },
  imageTooLarge: {
    el: 'Η εικόνα πρέπει να είναι έως 5 MB',
    en: 'File size must be less than 5MB',
  },
})
