import { defineMessages } from '@stampa/platform'
import type { Words } from './resource/resource.ts'

export const sharedMessages = defineMessages({
  loading: {
    en: (title: string) => `Loading ${title.toLowerCase()}`,
    el: (title: string) => `Φόρτωση: ${title}`,
  },
  add: {
    en: ({ noun }: Words) => `Add ${noun}`,
    el: ({ fresh }: Words) => fresh,
  },
  search: {
    en: (many: string) => `Search ${many}`,
    el: (many: string) => `Αναζήτηση: ${many}`,
  },
  empty: {
    en: (many: string) => `No ${many} yet`,
    el: (many: string) => `Δεν υπάρχουν ακόμη ${many}`,
  },
  emptyText: {
    en: (noun: string) => `Add the first ${noun} to get started.`,
    el: (noun: string) => `Ξεκινήστε προσθέτοντας: ${noun}.`,
  },

  view: {
    en: (name: string) => `View ${name} on the site`,
    el: (name: string) => `Προβολή στον ιστότοπο: ${name}`,
  },
  edit: { en: (name: string) => `Edit ${name}`, el: (name: string) => `Επεξεργασία: ${name}` },
  show: { en: (name: string) => `Show ${name}`, el: (name: string) => `Προβολή: ${name}` },
  readOnly: {
    en: 'You may read this, but not change it.',
    el: 'Μπορείτε να το δείτε, όχι να το αλλάξετε.',
  },
  delete: { en: (name: string) => `Delete ${name}`, el: (name: string) => `Διαγραφή: ${name}` },
  history: { en: 'History', el: 'Ιστορικό' },
  trash: { en: 'Trash', el: 'Κάδος' },
  all: { en: 'All', el: 'Όλα' },
  noMatch: { en: 'Nothing matches these filters', el: 'Τίποτα δεν ταιριάζει με τα φίλτρα' },
  showAll: { en: 'Show all', el: 'Εμφάνιση όλων' },

  status: { en: 'Status', el: 'Κατάσταση' },
  switchOf: { en: (name: string) => `${name}: active`, el: (name: string) => `${name}: ενεργό` },

  scheduled: { en: 'Scheduled', el: 'Προγραμματισμένο' },
  scheduledFrom: {
    en: (time: string) => `Scheduled from ${time}`,
    el: (time: string) => `Προγραμματισμένο από ${time}`,
  },
  ended: { en: 'Ended', el: 'Έληξε' },

  english: { en: 'English', el: 'Αγγλικά' },
  withoutEnglish: { en: 'Without English', el: 'Χωρίς αγγλικά' },
  englishMissing: { en: 'EN missing', el: 'Χωρίς EN' },
  outdatedEnglish: { en: 'Outdated English', el: 'Παλιά αγγλικά' },
  englishOutdated: { en: 'EN may be outdated', el: 'EN ίσως ανεπίκαιρο' },

  save: { en: 'Save', el: 'Αποθήκευση' },
  saving: { en: 'Saving...', el: 'Αποθήκευση...' },
  cancel: { en: 'Cancel', el: 'Άκυρο' },
  close: { en: 'Close', el: 'Κλείσιμο' },
  discardQuestion: { en: 'Discard unsaved changes?', el: 'Να χαθούν οι αλλαγές;' },
  discardText: {
    en: 'What you have entered has not been saved.',
    el: 'Όσα συμπληρώσατε δεν έχουν αποθηκευτεί.',
  },
  discard: { en: 'Discard changes', el: 'Να χαθούν' },
  keepEditing: { en: 'Keep editing', el: 'Επιστροφή στη φόρμα' },

  deleteQuestion: {
    en: (what: string) => `Are you sure you want to delete ${what}?`,
    el: (what: string) => `Θέλετε σίγουρα να διαγράψετε ${what};`,
  },
  deleteText: {
    en: (name: string) => `“${name}” goes to the trash, where it can be restored for 30 days.`,
    el: (name: string) => `«${name}»: πηγαίνει στον κάδο, απ’ όπου επαναφέρεται για 30 ημέρες.`,
  },
  confirmDelete: { en: 'Delete', el: 'Διαγραφή' },
  deleting: { en: 'Deleting...', el: 'Διαγραφή...' },
  these: {
    en: (count: number) => (count === 1 ? 'this record' : `these ${count} records`),
    el: (count: number) => (count === 1 ? 'αυτή την εγγραφή' : `αυτές τις ${count} εγγραφές`),
  },
  deleteManyText: {
    en: 'They go to the trash, where they can be restored for 30 days.',
    el: 'Πηγαίνουν στον κάδο, απ’ όπου επαναφέρονται για 30 ημέρες.',
  },
  activate: { en: 'Activate', el: 'Ενεργοποίηση' },
  deactivate: { en: 'Deactivate', el: 'Απενεργοποίηση' },
  missing: {
    en: (what: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)} does not exist`,
    el: (_what: string) => 'Δεν υπάρχει',
  },
  retry: { el: 'Δοκιμάστε ξανά', en: 'Try again' },
  missingText: {
    en: 'It may have been deleted, or the address is incomplete.',
    el: 'Ίσως διαγράφηκε, ή η διεύθυνση είναι ελλιπής.',
  },
  backToList: { en: 'Back to the list', el: 'Πίσω στη λίστα' },
})

/** Messages of completed actions, which are shown on any page. */
export const doneTexts = {
  saved: (name: string) => ({ en: `“${name}” was saved`, el: `Αποθηκεύτηκε: «${name}»` }),
  added: (name: string) => ({ en: `“${name}” was added`, el: `Προστέθηκε: «${name}»` }),
  deleted: (noun: string, nounInGreek: string) => ({
    en: `The ${noun} was deleted`,
    el: `Διαγράφηκε: ${nounInGreek}`,
  }),
  active: (name: string, on: boolean) => ({
    en: `“${name}” was ${on ? 'activated' : 'deactivated'}`,
    el: `${on ? 'Ενεργοποιήθηκε' : 'Απενεργοποιήθηκε'}: «${name}»`,
  }),
  many: {
    activate: (n: number) => ({ en: `${n} activated`, el: `Ενεργοποιήθηκαν: ${n}` }),
    deactivate: (n: number) => ({ en: `${n} deactivated`, el: `Απενεργοποιήθηκαν: ${n}` }),
    delete: (n: number) => ({ en: `${n} deleted`, el: `Διαγράφηκαν: ${n}` }),
    restore: (n: number) => ({ en: `${n} restored`, el: `Επαναφέρθηκαν: ${n}` }),
  },
  ordered: { en: 'The order was saved', el: 'Η σειρά αποθηκεύτηκε' },
  undo: { en: 'Undo', el: 'Αναίρεση' },
}
