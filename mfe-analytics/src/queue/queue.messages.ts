import { defineMessages } from '@stampa/platform'

export const queueMessages = defineMessages({
  title: { el: 'Ουρά', en: 'Queue', specified: 'en' },
  intro: {
    el: 'Ό,τι γίνεται δεκτό αποθηκεύεται, περιμένει, απέτυχε ή απορρίφθηκε με κάποιον λόγο.',
    en: 'What is accepted is stored, waits, has failed, or was dropped for a reason.',
    specified: 'en',
  },
  accepted: { el: 'Δεκτά', en: 'Accepted', specified: 'en' },
  stored: { el: 'Αποθηκευμένα', en: 'Stored', specified: 'en' },
  queued: { el: 'Σε αναμονή', en: 'Queued', specified: 'en' },
  failed: { el: 'Απέτυχαν', en: 'Failed', specified: 'en' },
  bot: { el: 'Απορρίφθηκαν: προγράμματα', en: 'Dropped: bots', specified: 'en' },
  'own-address': {
    el: 'Απορρίφθηκαν: του καταστήματος',
    en: 'Dropped: the shop’s own',
    specified: 'en',
  },
  'too-late': { el: 'Απορρίφθηκαν: πολύ αργά', en: 'Dropped: too late', specified: 'en' },
  duplicate: { el: 'Απορρίφθηκαν: ήρθαν ξανά', en: 'Dropped: came again', specified: 'en' },
  withdrawn: {
    el: 'Απορρίφθηκαν: ανακλήθηκε η συγκατάθεση',
    en: 'Dropped: consent withdrawn',
    specified: 'en',
  },
  otherPaths: {
    el: (count: number) =>
      `${count} προβολές νέων διευθύνσεων μετρήθηκαν ως «other», επειδή εμφανίστηκαν υπερβολικά πολλές.`,
    en: (count: number) =>
      `${count} views of new addresses were counted as 'other', because too many appeared at once.`,
    specified: 'en',
  },
  job: { el: 'Εργασία', en: 'Job', specified: 'en' },
  failedAt: { el: 'Πότε', en: 'When', specified: 'en' },
  reason: { el: 'Λόγος', en: 'Reason', specified: 'en' },
  failedJobs: { el: 'Εργασίες που απέτυχαν', en: 'Failed jobs', specified: 'en' },
  retry: { el: 'Νέα εκτέλεση όλων', en: 'Run all again', specified: 'en' },
  retried: { el: 'Εκτελούνται ξανά.', en: 'They are run again.', specified: 'en' },
  notRetried: {
    el: 'Δεν ήταν δυνατή η νέα εκτέλεση.',
    en: 'They could not be run again.',
    specified: 'en',
  },
  unknown: {
    el: 'Η κατάσταση της ουράς δεν φορτώθηκε.',
    en: 'The state of the queue could not be loaded.',
    specified: 'en',
  },
  refresh: { el: 'Ανανέωση', en: 'Refresh', specified: 'en' },
})
