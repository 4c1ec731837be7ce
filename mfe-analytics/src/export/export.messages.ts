import { defineMessages } from '@stampa/platform'

export const exportMessages = defineMessages({
  export: { el: 'Εξαγωγή CSV', en: 'Export CSV', specified: 'en' },
  exporting: { el: 'Εξαγωγή…', en: 'Exporting…', specified: 'en' },
  done: { el: 'Το αρχείο αποθηκεύτηκε', en: 'The file is saved', specified: 'en' },
  failed: { el: 'Η εξαγωγή απέτυχε', en: 'Failed to export', specified: 'en' },
})
