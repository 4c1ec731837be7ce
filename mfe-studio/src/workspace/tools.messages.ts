import { defineMessages } from '@stampa/platform'

export const toolMessages = defineMessages({
  canvas: {
    el: 'Καμβάς. Τα βελάκια μετακινούν ό,τι έχετε επιλέξει. Όλα τα στοιχεία είναι και στη λίστα «Επίπεδα».',
    en: 'Canvas. Arrow keys move what is chosen. All elements are in the list “Layers”, too.',
  },
  upload: { el: 'Ανεβάστε εικόνα', en: 'Upload an image' },
  uploadHint: {
    el: 'jpeg, png, gif, svg, heic, pdf ή ai, ένα τη φορά.',
    en: 'jpeg, png, gif, svg, heic, pdf or ai, one at a time.',
  },
  dropHint: { el: 'Ή αφήστε το πάνω στον καμβά.', en: 'Or drop it on the canvas.' },
  drop: { el: 'Αφήστε την εικόνα εδώ', en: 'Drop the image here' },
  text: { el: 'Κείμενο', en: 'Text' },
  textPlaceholder: { el: 'Γράψτε κάτι', en: 'Write something' },
  addText: { el: 'Προσθήκη κειμένου', en: 'Add text' },
  qr: { el: 'Κωδικός QR', en: 'QR code' },
  qrPlaceholder: { el: 'https://…', en: 'https://…' },
  addQr: { el: 'Προσθήκη QR', en: 'Add QR code' },
  removeSelected: { el: 'Διαγραφή επιλεγμένου', en: 'Delete selected' },
  clear: { el: 'Καθαρισμός', en: 'Clear' },
  clearQuestion: {
    el: 'Να σβηστούν όλα όσα έχετε βάλει στον καμβά;',
    en: 'Remove everything you have put on the canvas?',
  },
  cancel: { el: 'Άκυρο', en: 'Cancel' },
  undo: { el: 'Αναίρεση', en: 'Undo' },
  redo: { el: 'Επανάληψη', en: 'Redo' },
  zoomIn: { el: 'Μεγέθυνση', en: 'Zoom in' },
  zoomOut: { el: 'Σμίκρυνση', en: 'Zoom out' },
  zoomAll: { el: 'Ολόκληρος ο καμβάς', en: 'Whole canvas' },
  saveMockup: { el: 'Αποθήκευση μακέτας', en: 'Save mockup' },
  'file-invalid-type': {
    el: 'Αυτός ο τύπος αρχείου δεν γίνεται δεκτός. Επιλέξτε jpeg, jpg, png, gif, svg, heic, pdf ή ai.',
    en: 'This file type is not accepted. Choose a jpeg, jpg, png, gif, svg, heic, pdf or ai.',
  },
  eps: {
    el: 'Αυτός ο τύπος αρχείου δεν γίνεται δεκτός. Αποθηκεύστε το σχέδιο ως PDF, ή ως SVG.',
    en: 'This file type is not accepted. Save the drawing as PDF, or as SVG.',
  },
  'file-too-large': {
    el: 'Το αρχείο είναι πολύ μεγάλο. Πρέπει να είναι κάτω από 20 MB· φωτογραφίες και PDF κάτω από 25 MB.',
    en: 'The file is too large. It must be less than 20 MB; photos and PDF files less than 25 MB.',
  },
  converting: {
    el: (name: string) => `Ετοιμάζεται: ${name}`,
    en: (name: string) => `Preparing: ${name}`,
  },
  refused: {
    el: 'Το αρχείο δεν ανοίγει. Αποθηκεύστε το ξανά, χωρίς κωδικό, ή ως JPEG ή PNG.',
    en: 'The file cannot be opened. Save it anew, without a password, or as JPEG or PNG.',
  },
  notConverted: {
    el: 'Το αρχείο δεν στάλθηκε. Δοκιμάστε ξανά.',
    en: 'The file was not sent. Please try again.',
  },
  'file-too-small': {
    el: 'Το αρχείο είναι πολύ μικρό για να είναι εικόνα.',
    en: 'The file is too small to be an image.',
  },
  'too-many-files': {
    el: 'Πάρα πολλά αρχεία. Μία εικόνα τη φορά.',
    en: 'Too many files. One image at a time.',
  },
  unreadable: {
    el: 'Σφάλμα κατά την ανάγνωση του αρχείου',
    en: 'Error reading the file',
  },
  notAdded: {
    el: 'Σφάλμα κατά την προσθήκη της εικόνας στον καμβά',
    en: 'Error adding the image to the canvas',
  },
  full: {
    el: 'Ο καμβάς έχει ήδη όσα στοιχεία χωράει.',
    en: 'The canvas already has as many elements as it can hold.',
  },
  dpi: { el: (value: number) => `${value} dpi`, en: (value: number) => `${value} dpi` },
})
