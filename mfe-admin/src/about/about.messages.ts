import { defineMessages } from '@stampa/platform'

export const aboutMessages = defineMessages({
  title: { en: 'Title', el: 'Τίτλος' },
  content: { en: 'Content', el: 'Κείμενο' },
  bannerImage: { en: 'Banner image', el: 'Εικόνα' },
  activeHint: {
    en: 'Of several active ones visitors see the one that was changed last.',
    el: 'Από πολλά ενεργά οι επισκέπτες βλέπουν όποιο άλλαξε τελευταίο.',
  },
})
