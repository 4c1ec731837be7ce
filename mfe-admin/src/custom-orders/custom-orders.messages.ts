import { defineMessages } from '@stampa/platform'
import { statusNames } from '../orders/order.messages.ts'
import type { OrderStatus } from './custom-orders.data.ts'

const statuses = statusNames<OrderStatus>({
  Submitted: 'Υποβλήθηκε',
  'In Progress': 'Σε εξέλιξη',
  Completed: 'Ολοκληρώθηκε',
  Rejected: 'Απορρίφθηκε',
})

export const customOrdersMessages = defineMessages({
  title: { el: 'Παραγγελίες', en: 'Custom orders' },
  search: { el: 'Αναζήτηση παραγγελιών', en: 'Search custom orders' },
  board: { el: 'Πίνακας', en: 'Board' },
  list: { el: 'Λίστα', en: 'List' },
  empty: { el: 'Δεν υπάρχουν παραγγελίες ακόμη', en: 'No custom orders yet' },
  emptyText: {
    el: 'Όσες στέλνουν οι επισκέπτες από τη φόρμα παραγγελίας εμφανίζονται εδώ.',
    en: 'What visitors send from the order form appears here.',
  },

  customer: { el: 'Πελάτης', en: 'Customer' },
  details: { el: 'Για την προσφορά', en: 'For the offer' },
  deadline: { el: 'Προθεσμία', en: 'Deadline' },
  company: { el: 'Εταιρεία', en: 'Company' },
  customerNotes: { el: 'Σημειώσεις του πελάτη', en: 'Notes of the customer' },
  vatNumber: { el: 'ΑΦΜ', en: 'VAT number' },
  products: { el: 'Προϊόντα και ποσότητες', en: 'Products and quantities' },
  product: { el: 'Προϊόν', en: 'Product' },
  size: { el: 'Μέγεθος', en: 'Size' },
  colour: { el: 'Χρώμα', en: 'Colour' },
  name: { el: 'Όνομα', en: 'Name' },
  number: { el: 'Νούμερο', en: 'Number' },
  created: { el: 'Ημερομηνία', en: 'Date' },
  statusHeading: { el: 'Κατάσταση', en: 'Status' },
  allStatuses: { el: 'Όλες οι καταστάσεις', en: 'All statuses' },
  from: { el: 'Από', en: 'From' },
  to: { el: 'Έως', en: 'To' },
  statusOf: {
    el: (email: string) => `Κατάσταση της παραγγελίας από ${email}`,
    en: (email: string) => `Status of the order from ${email}`,
  },
  unknownProduct: { el: 'Άγνωστο προϊόν', en: 'Unknown product' },
  otherProducts: {
    en: (count: number) => `+${count} more`,
    el: (count: number) => `+${count} ακόμη`,
  },
  pendingProduct: { el: 'Προϊόν (αναμένεται ο τίτλος)', en: 'Product (title to come)' },
  inImageOnly: { el: 'Χωρίς προϊόντα', en: 'No products' },
  statuses,

  viewOf: {
    el: (email: string) => `Προβολή της παραγγελίας από ${email}`,
    en: (email: string) => `View the order from ${email}`,
  },
  deleteOf: {
    el: (email: string) => `Διαγραφή της παραγγελίας από ${email}`,
    en: (email: string) => `Delete the order from ${email}`,
  },
  confirmDelete: { el: 'Διαγραφή αυτής της παραγγελίας;', en: 'Delete this custom order?' },
  deleted: { el: 'Η παραγγελία διαγράφηκε', en: 'The order was deleted' },
  restored: { el: 'Η παραγγελία επανήλθε', en: 'The order was restored' },
  statusUpdated: {
    el: (email: string, status: OrderStatus) =>
      `Η παραγγελία από ${email}: τώρα ${statuses.el[status]}`,
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
  undoneExcept: {
    el: (count: number) => `Έμειναν ως έχουν, γιατί άλλαξαν στο μεταξύ: ${count}`,
    en: (count: number) =>
      count === 1
        ? '1 order was changed meanwhile and stays as it is'
        : `${count} orders were changed meanwhile and stay as they are`,
  },
  confirmDeleteMany: {
    el: (count: number) =>
      count === 1 ? 'Διαγραφή αυτής της παραγγελίας;' : `Διαγραφή ${count} παραγγελιών;`,
    en: (count: number) =>
      count === 1 ? 'Delete this custom order?' : `Delete these ${count} custom orders?`,
  },
  confirmUpdateMany: {
    el: (count: number, status: string) =>
      count === 1
        ? `Αλλαγή αυτής της παραγγελίας σε «${status}»;`
        : `Αλλαγή ${count} παραγγελιών σε «${status}»;`,
    en: (count: number, status: string) =>
      count === 1 ? `Change this order to “${status}”?` : `Change ${count} orders to “${status}”?`,
  },
  setStatus: { el: 'Νέα κατάσταση', en: 'New status' },
  order: {
    el: (id: string) => `Παραγγελία ${id}`,
    en: (id: string) => `Order ${id}`,
  },
  replySubject: {
    el: (id: string) => `Η παραγγελία σας ${id}`,
    en: (id: string) => `Your order ${id}`,
  },
  openImage: { el: 'Άνοιγμα της εικόνας', en: 'Open the image' },
  statusNote: { el: 'Σχόλιο (προαιρετικό)', en: 'Comment (optional)' },
  attachments: { el: 'Συνημμένα', en: 'Attachments' },
  noAttachments: { el: 'Κανένα συνημμένο.', en: 'No attachments.' },
  attach: { el: 'Προσθήκη αρχείου', en: 'Add file' },
  attachHint: {
    el: 'Εικόνες και PDF κάτω από 10 MB.',
    en: 'Images and PDF files, less than 10 MB.',
  },
  attached: { el: 'Το αρχείο προστέθηκε', en: 'The file was added' },
  detach: {
    el: (name: string) => `Αφαίρεση του ${name}`,
    en: (name: string) => `Remove ${name}`,
  },
  detached: { el: 'Το αρχείο αφαιρέθηκε', en: 'The file was removed' },
  boardEmpty: { el: 'Καμία παραγγελία.', en: 'No orders.' },
})
