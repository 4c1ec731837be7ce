import { specifiedInEnglish } from '../shared/messages.ts'

export const queueMessages = specifiedInEnglish({
  title: { el: 'Ουρά', en: 'Queue' },
  intro: {
    el: 'Ό,τι γίνεται δεκτό αποθηκεύεται, περιμένει, απέτυχε ή απορρίφθηκε με κάποιον λόγο.',
    en: 'What is accepted is stored, waits, has failed, or was dropped for a reason.',
  },
  accepted: { el: 'Δεκτά', en: 'Accepted' },
  stored: { el: 'Αποθηκευμένα', en: 'Stored' },
  queued: { el: 'Σε αναμονή', en: 'Queued' },
  failed: { el: 'Απέτυχαν', en: 'Failed' },
  bot: { el: 'Απορρίφθηκαν: προγράμματα', en: 'Dropped: bots' },
  'own-address': { el: 'Απορρίφθηκαν: του καταστήματος', en: 'Dropped: the shop’s own' },
  'too-late': { el: 'Απορρίφθηκαν: πολύ αργά', en: 'Dropped: too late' },
  duplicate: { el: 'Απορρίφθηκαν: ήρθαν ξανά', en: 'Dropped: came again' },
  withdrawn: { el: 'Απορρίφθηκαν: ανακλήθηκε η συγκατάθεση', en: 'Dropped: consent withdrawn' },
  otherPaths: {
    el: (count: number) =>
      `${count} προβολές νέων διευθύνσεων μετρήθηκαν ως «other», επειδή εμφανίστηκαν υπερβολικά πολλές.`,
    en: (count: number) =>
      `${count} views of new addresses were counted as 'other', because too many appeared at once.`,
  },
  job: { el: 'Εργασία', en: 'Job' },
  failedAt: { el: 'Πότε', en: 'When' },
  reason: { el: 'Λόγος', en: 'Reason' },
  failedJobs: { el: 'Εργασίες που απέτυχαν', en: 'Failed jobs' },
  retry: { el: 'Νέα εκτέλεση όλων', en: 'Run all again' },
  retried: { el: 'Εκτελούνται ξανά.', en: 'They are run again.' },
  notRetried: { el: 'Δεν ήταν δυνατή η νέα εκτέλεση.', en: 'They could not be run again.' },
  unknown: {
    el: 'Η κατάσταση της ουράς δεν φορτώθηκε.',
    en: 'The state of the queue could not be loaded.',
  },
  refresh: { el: 'Ανανέωση', en: 'Refresh' },
})
