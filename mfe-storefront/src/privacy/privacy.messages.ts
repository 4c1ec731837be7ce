import { defineMessages } from '@stampa/platform'

/** What the page's head needs, which is loaded with every page of this remote. */
export const privacyMessages = defineMessages({
  title: { el: 'Πολιτική απορρήτου', en: 'Privacy Policy' },
  description: {
    el: 'Ποια στοιχεία κρατάμε, γιατί, για πόσο, και πώς τα ελέγχετε.',
    en: 'Which data we keep, why, for how long, and how you control it.',
  },
})
