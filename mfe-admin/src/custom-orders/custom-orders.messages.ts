import { defineMessages } from '@stampa/platform'
import type { OrderStatus, TimelineEntry } from './custom-orders.data.ts'

const statusesInGreek: Record<OrderStatus, string> = {
  Submitted: 'Υποβλήθηκε',
  'In Progress': 'Σε εξέλιξη',
  Completed: 'Ολοκληρώθηκε',
  Rejected: 'Απορρίφθηκε',
}

const happenedInGreek: Record<TimelineEntry['kind'], string> = {
  received: 'Η παραγγελία στάλθηκε',
  status: 'Αλλαγή κατάστασης',
  note: 'Σημείωση',
  attachment: 'Συνημμένο',
  deleted: 'Διαγράφηκε',
  restored: 'Επανήλθε',
}

export const customOrdersMessages = defineMessages({
  title: { el: 'Παραγγελίες', en: 'Custom orders' },
  search: { el: 'Αναζήτηση παραγγελιών', en: 'Search custom orders' },
  board: { el: 'Πίνακας', en: 'Board' },
  list: { el: 'Λίστα', en: 'List' },
  trash: { el: 'Κάδος', en: 'Trash' },
  empty: { el: 'Δεν υπάρχουν παραγγελίες ακόμη', en: 'No custom orders yet' },
  emptyText: {
    el: 'Όσες στέλνουν οι επισκέπτες από τη φόρμα παραγγελίας εμφανίζονται εδώ.',
    en: 'What visitors send from the order form appears here.',
  },

  customer: { el: 'Πελάτης', en: 'Customer' },
  products: { el: 'Προϊόντα και ποσότητες', en: 'Products and quantities' },
  created: { el: 'Ημερομηνία', en: 'Date' },
  statusHeading: { el: 'Κατάσταση', en: 'Status' },
  allStatuses: { el: 'Όλες οι καταστάσεις', en: 'All statuses' },
  from: { el: 'Από', en: 'From' },
  to: { el: 'Έως', en: 'To' },
  statusOf: {
    el: (email: string) => `Κατάσταση της παραγγελίας από ${email}`,
    en: (email: string) => `Status of the order from ${email}`,
  },
  update: { el: 'Ενημέρωση', en: 'Update' },
  updating: { el: 'Ενημέρωση...', en: 'Updating...' },
  unknownProduct: { el: 'Άγνωστο προϊόν', en: 'Unknown product' },
  pendingProduct: { el: 'Προϊόν (αναμένεται ο τίτλος)', en: 'Product (title to come)' },
  inImageOnly: { el: 'Χωρίς προϊόντα', en: 'No products' },
  statuses: {
    el: statusesInGreek,
    en: {
      Submitted: 'Submitted',
      'In Progress': 'In Progress',
      Completed: 'Completed',
      Rejected: 'Rejected',
    },
  },

  viewOf: {
    el: (email: string) => `Προβολή της παραγγελίας από ${email}`,
    en: (email: string) => `View the order from ${email}`,
  },
  deleteOf: {
    el: (email: string) => `Διαγραφή της παραγγελίας από ${email}`,
    en: (email: string) => `Delete the order from ${email}`,
  },
  confirmDelete: { el: 'Διαγραφή αυτής της παραγγελίας;', en: 'Delete this custom order?' },
  deleteNote: {
    el: 'Μένει στον κάδο για 30 ημέρες.',
    en: 'It stays in the trash for 30 days.',
  },
  deleted: { el: 'Η παραγγελία διαγράφηκε', en: 'The order was deleted' },
  restored: { el: 'Η παραγγελία επανήλθε', en: 'The order was restored' },
  statusUpdated: {
    el: (email: string, status: OrderStatus) =>
      `Η παραγγελία από ${email}: τώρα ${statusesInGreek[status]}`,
    en: (email: string, status: OrderStatus) => `The order from ${email} is now ${status}`,
  },
  manyDeleted: {
    el: (count: number) => `Διαγράφηκαν: ${count}`,
    en: (count: number) => (count === 1 ? '1 order was deleted' : `${count} orders were deleted`),
  },
  manyUpdated: {
    el: (count: number) => `Ενημερώθηκαν: ${count}`,
    en: (count: number) => (count === 1 ? '1 order was updated' : `${count} orders were updated`),
  },
  confirmDeleteMany: {
    el: (count: number) => `Διαγραφή ${count} παραγγελιών;`,
    en: (count: number) =>
      count === 1 ? 'Delete this custom order?' : `Delete these ${count} custom orders?`,
  },
  setStatus: { el: 'Νέα κατάσταση', en: 'New status' },
  newOrders: {
    el: (count: number) => (count === 1 ? 'Νέα παραγγελία' : `${count} νέες παραγγελίες`),
    en: (count: number) =>
      count === 1 ? 'A new order has come in' : `${count} new orders have come in`,
  },

  order: {
    el: (id: string) => `Παραγγελία ${id}`,
    en: (id: string) => `Order ${id}`,
  },
  missing: { el: 'Η παραγγελία δεν υπάρχει', en: 'This order does not exist' },
  reply: { el: 'Απάντηση με email', en: 'Reply by email' },
  replySubject: {
    el: (id: string) => `Η παραγγελία σας ${id}`,
    en: (id: string) => `Your order ${id}`,
  },
  makeOffer: { el: 'Δημιουργία προσφοράς', en: 'Create offer' },
  openImage: { el: 'Άνοιγμα της εικόνας', en: 'Open the image' },
  offers: { el: 'Προσφορές', en: 'Offers' },
  statusNote: { el: 'Σχόλιο (προαιρετικό)', en: 'Comment (optional)' },
  noteAdded: { el: 'Η σημείωση προστέθηκε', en: 'The note was added' },
  attachments: { el: 'Συνημμένα', en: 'Attachments' },
  noAttachments: { el: 'Κανένα συνημμένο.', en: 'No attachments.' },
  attach: { el: 'Προσθήκη αρχείου', en: 'Add file' },
  attachHint: { el: 'Εικόνες και PDF έως 10 MB.', en: 'Images and PDF files, up to 10 MB.' },
  attached: { el: 'Το αρχείο προστέθηκε', en: 'The file was added' },
  detach: {
    el: (name: string) => `Αφαίρεση του ${name}`,
    en: (name: string) => `Remove ${name}`,
  },
  detached: { el: 'Το αρχείο αφαιρέθηκε', en: 'The file was removed' },
  timeline: { el: 'Χρονολόγιο', en: 'Timeline' },
  byCustomer: { el: 'Πελάτης', en: 'Customer' },
  happened: {
    el: happenedInGreek,
    en: {
      received: 'Order received',
      status: 'Status changed',
      note: 'Note',
      attachment: 'File attached',
      deleted: 'Deleted',
      restored: 'Restored',
    },
  },
  boardEmpty: { el: 'Καμία παραγγελία.', en: 'No orders.' },
  allOf: {
    el: (count: string) => `Όλες (${count})`,
    en: (count: string) => `All (${count})`,
  },
})
