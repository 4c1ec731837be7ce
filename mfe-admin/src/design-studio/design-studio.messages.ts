import { defineMessages } from '@stampa/platform'
import type { Category, OrderStatus } from './design-studio.data.ts'

const categoriesInGreek: Record<Category, string> = {
  tshirt: 'Μπλουζάκι',
  hoodie: 'Φούτερ',
  mug: 'Κούπα',
  'phone-case': 'Θήκη κινητού',
  'tote-bag': 'Πάνινη τσάντα',
  cap: 'Καπέλο',
  other: 'Άλλο',
}

const statusesInGreek: Record<OrderStatus, string> = {
  Submitted: 'Υποβλήθηκε',
  'In Review': 'Σε έλεγχο',
  Quoted: 'Στάλθηκε προσφορά',
  Approved: 'Εγκρίθηκε',
  'In Production': 'Σε παραγωγή',
  Completed: 'Ολοκληρώθηκε',
  Cancelled: 'Ακυρώθηκε',
}

export const designStudioMessages = defineMessages({
  title: { el: 'Design Studio', en: 'Design Studio Management' },
  products: { el: 'Προϊόντα', en: 'Products' },
  orders: { el: 'Παραγγελίες', en: 'Orders' },
  sections: { el: 'Ενότητες', en: 'Sections' },

  addProduct: { el: 'Νέο προϊόν', en: 'Add New Product' },
  productName: { el: 'Όνομα προϊόντος', en: 'Product Name' },
  category: { el: 'Κατηγορία', en: 'Category' },
  displayOrder: { el: 'Σειρά εμφάνισης', en: 'Display Order' },
  active: { el: 'Ενεργό', en: 'Active' },
  inactive: { el: 'Ανενεργό', en: 'Inactive' },
  sizes: { el: 'Μεγέθη', en: 'Sizes' },
  sizesHint: {
    el: 'Χωρισμένα με κόμμα: S, M, L. Κενό για ένα μόνο μέγεθος.',
    en: 'Separated by commas: S, M, L. Empty for one size only.',
  },
  create: { el: 'Δημιουργία προϊόντος', en: 'Create Product' },
  creating: { el: 'Δημιουργία...', en: 'Creating...' },
  noProducts: { el: 'Δεν υπάρχουν προϊόντα.', en: 'No products found.' },
  noProductsText: {
    el: 'Ό,τι δημιουργήσετε από τη φόρμα εμφανίζεται εδώ.',
    en: 'What you create in the form appears here.',
  },
  productsFailed: { el: 'Τα προϊόντα δεν φορτώθηκαν', en: 'Failed to fetch products' },
  editProduct: { el: 'Επεξεργασία', en: 'Edit' },
  editOf: { el: (name: string) => `Επεξεργασία: ${name}`, en: (name: string) => `Edit ${name}` },
  missingProduct: { el: 'Το προϊόν δεν υπάρχει', en: 'This product does not exist' },
  printSize: {
    el: (side: string, mm: string) => `${side}: έως ${mm} mm`,
    en: (side: string, mm: string) => `${side}: up to ${mm} mm`,
  },
  printAreaOf: {
    el: (side: string) => `Περιοχή εκτύπωσης, ${side}`,
    en: (side: string) => `Print area, ${side}`,
  },
  areaFields: {
    el: {
      widthMm: 'Πλάτος (mm)',
      heightMm: 'Ύψος (mm)',
      x: 'Από αριστερά (%)',
      y: 'Από πάνω (%)',
      width: 'Πλάτος στον καμβά (%)',
    },
    en: {
      widthMm: 'Width (mm)',
      heightMm: 'Height (mm)',
      x: 'From the left (%)',
      y: 'From the top (%)',
      width: 'Width on the canvas (%)',
    },
  },
  printedBack: { el: 'Τυπώνεται και πίσω', en: 'The back can be printed' },
  deleteProduct: { el: 'Διαγραφή προϊόντος', en: 'Delete Product' },
  deleteProductOf: {
    el: (name: string) => `Διαγραφή προϊόντος: ${name}`,
    en: (name: string) => `Delete Product ${name}`,
  },
  confirmDeleteProduct: { el: 'Διαγραφή αυτού του προϊόντος;', en: 'Delete this product?' },
  productCreated: { el: 'Το προϊόν δημιουργήθηκε!', en: 'Product created successfully!' },
  productSaved: { el: 'Το προϊόν αποθηκεύτηκε', en: 'Product saved successfully' },
  productDeleted: { el: 'Το προϊόν διαγράφηκε', en: 'Product deleted successfully' },
  productRestored: { el: 'Το προϊόν επανήλθε', en: 'Product restored successfully' },

  variants: { el: 'Χρώματα', en: 'Color variants' },
  noVariants: { el: 'Χωρίς χρώματα ακόμη.', en: 'No color variants yet.' },
  addVariant: { el: 'Προσθήκη χρώματος', en: 'Add Color Variant' },
  addVariantTo: {
    el: (name: string) => `Προσθήκη χρώματος: ${name}`,
    en: (name: string) => `Add Color Variant to ${name}`,
  },
  editVariant: { el: 'Επεξεργασία χρώματος', en: 'Edit Color Variant' },
  editVariantOf: {
    el: (name: string) => `Επεξεργασία χρώματος: ${name}`,
    en: (name: string) => `Edit color ${name}`,
  },
  missingVariant: { el: 'Το χρώμα δεν υπάρχει', en: 'This color does not exist' },
  withoutBack: { el: 'Χωρίς εικόνα πίσω', en: 'Without a back image' },
  colorName: { el: 'Όνομα χρώματος', en: 'Color Name' },
  colorCode: { el: 'Κωδικός χρώματος', en: 'Color Code' },
  colorCodeHint: { el: 'Όπως #1a2b3c', en: 'Such as #1a2b3c' },
  pickColor: { el: 'Επιλογή χρώματος', en: 'Pick a color' },
  frontImage: { el: 'Εικόνα μπροστά', en: 'Front Image' },
  backImage: { el: 'Εικόνα πίσω (προαιρετική)', en: 'Back Image (optional)' },
  add: { el: 'Προσθήκη', en: 'Add Variant' },
  adding: { el: 'Προσθήκη...', en: 'Adding...' },
  frontOnly: { el: 'μόνο μπροστά', en: 'front only' },
  deleteVariantOf: {
    el: (name: string) => `Διαγραφή χρώματος: ${name}`,
    en: (name: string) => `Delete color ${name}`,
  },
  confirmDeleteVariant: { el: 'Διαγραφή αυτού του χρώματος;', en: 'Delete this color variant?' },
  deleteVariantNote: {
    el: 'Οι παραγγελίες που το έχουν μένουν όπως είναι.',
    en: 'Orders that have it stay as they are.',
  },
  variantAdded: { el: 'Το χρώμα προστέθηκε!', en: 'Color variant added successfully!' },
  variantSaved: { el: 'Το χρώμα αποθηκεύτηκε', en: 'Color variant saved successfully' },
  variantDeleted: { el: 'Το χρώμα διαγράφηκε', en: 'Color variant deleted successfully' },

  noOrders: { el: 'Δεν υπάρχουν παραγγελίες.', en: 'No orders found.' },
  ordersFailed: { el: 'Οι παραγγελίες δεν φορτώθηκαν', en: 'Failed to fetch orders' },
  showMore: { el: 'Εμφάνιση περισσότερων', en: 'Show more' },
  shown: {
    el: (shown: number, total: string) => `${shown} από ${total}`,
    en: (shown: number, total: string) => `${shown} of ${total}`,
  },
  order: { el: (id: string) => `Παραγγελία ${id}`, en: (id: string) => `Order #${id}` },
  open: { el: 'Άνοιγμα', en: 'Open' },
  openOf: {
    el: (id: string) => `Άνοιγμα παραγγελίας ${id}`,
    en: (id: string) => `Open order ${id}`,
  },
  totalQuantity: { el: 'Σύνολο τεμαχίων', en: 'Total quantity' },
  mockupCount: { el: 'Σχέδια', en: 'Mockups' },
  email: { el: 'Email', en: 'Email' },
  phone: { el: 'Τηλέφωνο', en: 'Phone' },
  notes: { el: 'Σημειώσεις πελάτη', en: 'Notes' },
  quantity: { el: 'Τεμάχια', en: 'Quantity' },
  views: {
    el: { front: 'μπροστά', back: 'πίσω' },
    en: { front: 'front', back: 'back' },
  },
  updateStatus: { el: 'Αλλαγή κατάστασης', en: 'Update Status' },
  updateStatusOf: {
    el: (id: string) => `Αλλαγή κατάστασης της παραγγελίας ${id}`,
    en: (id: string) => `Update Status of order ${id}`,
  },
  statusUpdated: { el: 'Η κατάσταση άλλαξε', en: 'Order status updated successfully' },
  statuses: {
    el: statusesInGreek,
    en: Object.fromEntries(Object.keys(statusesInGreek).map(name => [name, name])) as Record<
      OrderStatus,
      string
    >,
  },
  categories: {
    el: categoriesInGreek,
    en: {
      tshirt: 'T-shirt',
      hoodie: 'Hoodie',
      mug: 'Mug',
      'phone-case': 'Phone case',
      'tote-bag': 'Tote bag',
      cap: 'Cap',
      other: 'Other',
    },
  },

  replySubject: {
    el: (id: string) => `Το σχέδιό σας ${id}`,
    en: (id: string) => `Your design ${id}`,
  },
  customerPage: { el: 'Σελίδα του πελάτη', en: 'The customer’s page' },
  openView: { el: 'Προβολή στο studio', en: 'View in the studio' },
  openViewOf: {
    el: (index: number) => `Προβολή στο studio: σχέδιο ${index}`,
    en: (index: number) => `View in the studio: design ${index}`,
  },
  openCopy: { el: 'Αντίγραφο στο studio', en: 'Copy in the studio' },
  openCopyOf: {
    el: (index: number) => `Αντίγραφο στο studio: σχέδιο ${index}`,
    en: (index: number) => `Copy in the studio: design ${index}`,
  },
  confirmDeleteOrder: { el: 'Διαγραφή αυτής της παραγγελίας;', en: 'Delete this order?' },
  orderDeleted: { el: 'Η παραγγελία διαγράφηκε', en: 'Order deleted successfully' },
  orderRestored: { el: 'Η παραγγελία επανήλθε', en: 'Order restored successfully' },

  artwork: { el: 'Αρχεία εκτύπωσης', en: 'Artwork' },
  artworkOf: {
    el: (index: number) => `Σχέδιο ${index}`,
    en: (index: number) => `Design ${index}`,
  },
  sheet: { el: 'Δελτίο παραγωγής (PDF)', en: 'Production sheet (PDF)' },
  artworkAgain: { el: 'Νέα δημιουργία αρχείων', en: 'Make artwork again' },
  artworkRequested: { el: 'Τα αρχεία ετοιμάζονται', en: 'The artwork is being made' },
  difference: {
    el: (percent: string) => `Διαφορά από το σχέδιο του πελάτη: ${percent}`,
    en: (percent: string) => `Difference to the customer’s mockup: ${percent}`,
  },
  warnings: {
    el: {
      low_resolution: 'Χαμηλή ανάλυση εικόνας (DPI)',
      moderate_resolution: 'Μέτρια ανάλυση εικόνας (DPI)',
      outside: 'Στοιχείο έξω από την περιοχή εκτύπωσης',
      missing_glyphs: 'Χαρακτήρες που λείπουν από τη γραμματοσειρά',
      differs: 'Το αρχείο διαφέρει από το σχέδιο που είδε ο πελάτης',
      mockup_unreadable: 'Η εικόνα του πελάτη δεν διαβάζεται',
      not_drawn: 'Το σχέδιο δεν μπορεί να τυπωθεί',
    },
    en: {
      low_resolution: 'Low image resolution (DPI)',
      moderate_resolution: 'Moderate image resolution (DPI)',
      outside: 'An element lies outside the print area',
      missing_glyphs: 'Characters that the font lacks',
      differs: 'The artwork differs from the mockup that the customer saw',
      mockup_unreadable: 'The customer’s mockup cannot be read',
      not_drawn: 'The design cannot be printed',
    },
  },

  proofs: { el: 'Δοκίμια', en: 'Proofs' },
  noProofs: { el: 'Κανένα δοκίμιο ακόμη.', en: 'No proofs yet.' },
  proof: {
    el: (version: number) => `Δοκίμιο ${version}`,
    en: (version: number) => `Proof ${version}`,
  },
  unanswered: { el: 'Χωρίς απάντηση', en: 'Not answered yet' },
  proofSource: { el: 'Τι θα σταλεί', en: 'What to send' },
  proofOfMockup: {
    el: (index: number) => `Το σχέδιο ${index}`,
    en: (index: number) => `Mockup ${index}`,
  },
  proofFile: { el: 'Ή ένα αρχείο', en: 'Or a file' },
  proofFileHint: { el: 'Εικόνα ή PDF έως 20 MB.', en: 'An image or PDF, up to 20 MB.' },
  proofNote: {
    el: 'Μήνυμα για τον πελάτη (προαιρετικό)',
    en: 'Message to the customer (optional)',
  },
  sendProof: { el: 'Αποστολή δοκιμίου', en: 'Send proof' },
  sending: { el: 'Αποστολή...', en: 'Sending...' },
  proofSent: { el: 'Το δοκίμιο στάλθηκε', en: 'The proof was sent' },
})
