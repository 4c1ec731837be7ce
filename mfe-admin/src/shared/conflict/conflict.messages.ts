import { defineMessages } from '@stampa/platform'

export const conflictMessages = defineMessages({
  title: {
    en: 'Someone else changed this meanwhile',
    el: 'Κάποιος άλλος το άλλαξε στο μεταξύ',
  },
  somebody: { en: 'Somebody', el: 'Κάποιος' },
  savedBy: {
    en: (author: string, when: string) => `${author} saved it on ${when}.`,
    el: (author: string, when: string) => `${author}: αποθήκευση στις ${when}.`,
  },
  choose: {
    en: 'Choose what to keep of each field that you both changed, then save again. What only one of you changed is kept.',
    el: 'Επιλέξτε τι μένει από κάθε πεδίο που αλλάξατε και οι δύο και αποθηκεύστε ξανά. Ό,τι άλλαξε μόνο ο ένας μένει.',
  },
  both: {
    en: 'You changed different fields: save again, and both changes are kept.',
    el: 'Αλλάξατε διαφορετικά πεδία: αποθηκεύστε ξανά και μένουν και οι δύο αλλαγές.',
  },
  mine: { en: 'Yours', el: 'Δικό σας' },
  theirs: { en: 'Theirs', el: 'Δικό του' },
  on: { en: 'Yes', el: 'Ναι' },
  empty: { en: '(empty)', el: '(κενό)' },
})
