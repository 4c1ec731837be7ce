import { defineMessages } from '@stampa/platform'

export const findingMessages = defineMessages({
  title: { el: 'Έλεγχος πριν από την εκτύπωση', en: 'Check before printing' },
  count: {
    el: (count: number) => (count === 1 ? '1 προειδοποίηση' : `${count} προειδοποιήσεις`),
    en: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
  },
  fine: { el: 'Όλα καλά για εκτύπωση.', en: 'All good for print.' },
  'low-resolution': {
    el: (dpi: number) => `Χαμηλή ανάλυση (${dpi} dpi): θα βγει λίγο θολή. Μικρύνετέ την.`,
    en: (dpi: number) => `Low resolution (${dpi} dpi): it will be a little soft. Make it smaller.`,
  },
  'very-low-resolution': {
    el: (dpi: number) => `Πολύ χαμηλή ανάλυση (${dpi} dpi): θα φαίνονται τα κουκκιδάκια.`,
    en: (dpi: number) => `Very low resolution (${dpi} dpi): the pixels will show.`,
  },
  'outside-area': {
    el: 'Βγαίνει από την περιοχή εκτύπωσης: ό,τι περισσεύει δεν τυπώνεται.',
    en: 'It leaves the print area: what is outside is not printed.',
  },
  'outside-margin': {
    el: 'Είναι πολύ κοντά στην άκρη της περιοχής εκτύπωσης.',
    en: 'It is very near the edge of the print area.',
  },
  'missing-characters': {
    el: (characters: string) => `Η γραμματοσειρά δεν έχει: ${characters}`,
    en: (characters: string) => `The font does not have: ${characters}`,
  },
  'small-text': {
    el: (millimetres: string) =>
      `Τα γράμματα είναι ${millimetres} mm: κάτω από 2 mm δεν διαβάζονται.`,
    en: (millimetres: string) =>
      `The letters are ${millimetres} mm: below 2 mm they cannot be read.`,
  },
  'thin-line': {
    el: (millimetres: string) => `Το περίγραμμα είναι ${millimetres} mm: κάτω από 0,35 mm σπάει.`,
    en: (millimetres: string) => `The outline is ${millimetres} mm: below 0.35 mm it breaks.`,
  },
  'color-near-garment': {
    el: 'Το χρώμα μοιάζει πολύ με του προϊόντος: σχεδόν δεν θα φαίνεται.',
    en: 'The colour is very close to the product’s: it will hardly be seen.',
  },
  'white-box': {
    el: 'Το λευκό φόντο θα τυπωθεί σαν κουτί πάνω στο χρώμα.',
    en: 'The white background will be printed as a box on the colour.',
  },
  removeWhite: { el: 'Αφαίρεση λευκού', en: 'Remove the white' },
  inks: {
    el: (count: number) => (count === 1 ? '1 μελάνι' : `${count} μελάνια`),
    en: (count: number) => (count === 1 ? '1 ink' : `${count} inks`),
  },
  fullColor: { el: 'Τετραχρωμία', en: 'Full colour' },
  method: {
    el: (pieces: number, method: string) =>
      `Για ${pieces === 1 ? '1 τεμάχιο' : `${pieces} τεμάχια`} προτείνουμε ${method}.`,
    en: (pieces: number, method: string) =>
      `For ${pieces === 1 ? '1 piece' : `${pieces} pieces`} we suggest ${method}.`,
  },
  screen: { el: 'μεταξοτυπία', en: 'screen printing' },
  dtf: { el: 'εκτύπωση DTF', en: 'DTF printing' },
  embroidery: { el: 'κέντημα', en: 'embroidery' },
  sublimation: { el: 'εξάχνωση', en: 'sublimation' },
  uv: { el: 'εκτύπωση UV', en: 'UV printing' },
})
