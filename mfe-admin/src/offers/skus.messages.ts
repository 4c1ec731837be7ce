import { defineMessages } from '@stampa/platform'

export const skusMessages = defineMessages({
  addSku: { el: 'Προσθήκη SKU', en: 'Add SKU' },
  add: { el: 'Προσθήκη νέου SKU', en: 'Add New SKU' },
  edit: { el: (code: string) => `Επεξεργασία ${code}`, en: (code: string) => `Edit SKU ${code}` },
  productDescription: { el: 'Περιγραφή προϊόντος', en: 'Product Description' },
  vendor: { el: 'Προμηθευτής', en: 'Vendor' },
  priceWithoutVAT: { el: 'Τιμή χωρίς ΦΠΑ', en: 'Price without VAT' },
  minimumOrderItems: { el: 'Ελάχιστη παραγγελία', en: 'Minimum Order Items' },
  addButton: { el: 'Προσθήκη προϊόντος', en: 'Add Product' },
  adding: { el: 'Προσθήκη...', en: 'Adding...' },
  update: { el: 'Ενημέρωση SKU', en: 'Update SKU' },
  updating: { el: 'Ενημέρωση...', en: 'Updating...' },
  added: {
    el: (code: string) => `Προστέθηκε το ${code}`,
    en: (code: string) => `${code} was added`,
  },
  updated: {
    el: (code: string) => `Ενημερώθηκε το ${code}`,
    en: (code: string) => `${code} was updated`,
  },
  missing: { el: 'Το SKU δεν υπάρχει', en: 'This SKU does not exist' },

  skus: { el: 'SKU', en: 'SKUs' },
  overview: { el: 'Προϊόντα SKU', en: 'SKU Products Overview' },
  code: { el: 'Κωδικός SKU', en: 'SKU Code' },
  priceColumn: { el: 'Τιμή (χωρίς ΦΠΑ)', en: 'Price (without VAT)' },
  created: { el: 'Δημιουργήθηκε', en: 'Created Date' },
  search: { el: 'Αναζήτηση SKU', en: 'Search SKUs' },
  empty: {
    el: 'Δεν βρέθηκαν SKU. Προσθέστε το πρώτο.',
    en: 'No SKUs found. Add your first SKU to get started.',
  },
  total: { el: 'Πλήθος SKU', en: 'Total SKUs' },
  average: { el: 'Μέση τιμή', en: 'Average Price' },
  vendors: { el: 'Διαφορετικοί προμηθευτές', en: 'Unique Vendors' },

  confirmDelete: {
    el: 'Θέλετε σίγουρα να διαγράψετε αυτό το SKU;',
    en: 'Are you sure you want to delete this SKU?',
  },
  deleteNote: {
    el: 'Όσες προσφορές το έχουν κρατούν τα ποσά τους και το δείχνουν ως άγνωστο προϊόν. Μένει στον κάδο για 30 ημέρες.',
    en: 'Offers that have it keep their amounts and show it as an unknown product. It stays in the trash for 30 days.',
  },
  deleted: {
    el: (code: string) => `Διαγράφηκε το ${code}`,
    en: (code: string) => `${code} was deleted`,
  },
  restored: {
    el: (code: string) => `Επανήλθε το ${code}`,
    en: (code: string) => `${code} was restored`,
  },
  importTitle: { el: 'Εισαγωγή SKU', en: 'Import SKUs' },
  importIntro: {
    el: 'Αρχείο CSV όπως το γράφει η εξαγωγή: γραμμές με skuCode αλλάζουν το SKU, οι άλλες προσθέτουν. Ελέγξτε το πρώτα: τίποτα δεν αλλάζει πριν από την εισαγωγή.',
    en: 'A CSV file as the export writes it: rows with a skuCode change that SKU, others add one. Check it first: nothing changes until you import.',
  },
})
