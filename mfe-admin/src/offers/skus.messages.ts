import { defineMessages } from '@stampa/platform'

export const skusMessages = defineMessages({
  add: { el: 'Προσθήκη νέου SKU', en: 'Add New SKU' },
  edit: { el: (code: string) => `Επεξεργασία ${code}`, en: (code: string) => `Edit SKU ${code}` },
  description: { el: 'Περιγραφή προϊόντος', en: 'Product Description' },
  vendor: { el: 'Προμηθευτής', en: 'Vendor' },
  price: { el: 'Τιμή χωρίς ΦΠΑ', en: 'Price without VAT' },
  minimum: { el: 'Ελάχιστη παραγγελία', en: 'Minimum Order Items' },
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

  overview: { el: 'Προϊόντα SKU', en: 'SKU Products Overview' },
  code: { el: 'Κωδικός SKU', en: 'SKU Code' },
  priceColumn: { el: 'Τιμή (χωρίς ΦΠΑ)', en: 'Price (without VAT)' },
  created: { el: 'Δημιουργήθηκε', en: 'Created Date' },
  editOf: { el: (code: string) => `Επεξεργασία ${code}`, en: (code: string) => `Edit ${code}` },
  search: { el: 'Αναζήτηση SKU', en: 'Search SKUs' },
  empty: {
    el: 'Δεν βρέθηκαν SKU. Προσθέστε το πρώτο.',
    en: 'No SKUs found. Add your first SKU to get started.',
  },
  total: { el: 'Πλήθος SKU', en: 'Total SKUs' },
  average: { el: 'Μέση τιμή', en: 'Average Price' },
  vendors: { el: 'Διαφορετικοί προμηθευτές', en: 'Unique Vendors' },
  exportCsv: { el: 'Εξαγωγή CSV', en: 'Export CSV' },
  exportFailed: { el: 'Η εξαγωγή απέτυχε', en: 'Failed to export SKUs' },
  close: { el: 'Κλείσιμο', en: 'Close' },
})
