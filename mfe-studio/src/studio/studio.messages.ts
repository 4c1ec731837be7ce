import { defineMessages } from '@stampa/platform'

export const studioMessages = defineMessages({
  title: { el: 'Δοκιμάστε την ιδέα σας', en: 'Test your idea' },
  description: {
    el: 'Διαλέξτε προϊόν, βάλτε πάνω την εικόνα και τα λόγια σας και δείτε το όπως θα τυπωθεί.',
    en: 'Choose a product, put your picture and words on it and see it as it will be printed.',
  },
  failed: {
    el: 'Τα προϊόντα του στούντιο δεν φορτώθηκαν',
    en: 'The products of the studio were not loaded',
  },
  empty: {
    el: 'Το στούντιο δεν έχει προϊόντα αυτή τη στιγμή.',
    en: 'The studio has no products at the moment.',
  },
  chooseProduct: { el: 'Επιλέξτε προϊόν', en: 'Choose a product' },
  chooseColor: { el: 'Επιλέξτε χρώμα', en: 'Choose a colour' },
  chooseView: { el: 'Επιλέξτε όψη', en: 'Choose a view' },
  front: { el: 'Μπροστά', en: 'Front' },
  back: { el: 'Πίσω', en: 'Back' },
  notAvailable: { el: 'N/A', en: 'N/A' },
  design: { el: 'Σχεδιάστε', en: 'Design' },
  opening: { el: 'Το στούντιο ανοίγει…', en: 'The studio is opening…' },
  withoutScripts: {
    el: 'Το στούντιο χρειάζεται JavaScript. Χωρίς αυτό, στείλτε μας την εικόνα σας με τη',
    en: 'The studio needs JavaScript. Without it, send us your picture by the',
  },
  orderForm: { el: 'φόρμα παραγγελίας', en: 'order form' },
  notOpened: {
    el: 'Το στούντιο δεν άνοιξε. Ελέγξτε τη σύνδεσή σας.',
    en: 'The studio did not open. Check your connection.',
  },
  again: { el: 'Δοκιμάστε ξανά', en: 'Try again' },
  draftLost: {
    el: 'Αυτό το σχέδιο δεν υπάρχει πια: οι σύνδεσμοι κρατούν 30 ημέρες.',
    en: 'This design is no longer there: links last 30 days.',
  },
  notKept: {
    el: 'Ο φυλλομετρητής δεν κρατά το σχέδιό σας: θα χαθεί αν κλείσετε τη σελίδα.',
    en: 'This browser does not keep your design: it is lost when you close the page.',
  },
  otherTab: {
    el: 'Το στούντιο είναι ανοιχτό και σε άλλη καρτέλα. Εδώ βλέπετε το σχέδιο, αλλά οι αλλαγές σας δεν κρατιούνται.',
    en: 'The studio is open in another tab, too. Here you can look at the design, but your changes are not kept.',
  },
  continueHere: { el: 'Συνέχεια εδώ', en: 'Continue here' },
  selectFirst: {
    el: 'Επιλέξτε προϊόν και χρώμα',
    en: 'Please select a product and colour',
  },
  noImage: {
    el: 'Δεν υπάρχει εικόνα για αυτό το προϊόν',
    en: 'There is no image for this product',
  },
  loadingImage: {
    el: 'Φόρτωση της εικόνας του προϊόντος…',
    en: 'Loading the product image…',
  },
  imageFailed: {
    el: 'Σφάλμα κατά τη φόρτωση της εικόνας του προϊόντος',
    en: 'Error loading the product image',
  },
})

export const categoryMessages = defineMessages({
  tshirt: { el: 'Μπλουζάκι', en: 'T-shirt' },
  hoodie: { el: 'Φούτερ', en: 'Hoodie' },
  mug: { el: 'Κούπα', en: 'Mug' },
  'phone-case': { el: 'Θήκη κινητού', en: 'Phone case' },
  'tote-bag': { el: 'Πάνινη τσάντα', en: 'Tote bag' },
  cap: { el: 'Καπέλο', en: 'Cap' },
  other: { el: 'Άλλο', en: 'Other' },
})
