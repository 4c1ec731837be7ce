import { defineMessages } from '@stampa/platform'

export const bannerMessages = defineMessages({
  learnMore: { el: 'Μάθετε περισσότερα', en: 'Learn More', specified: 'en' },
})
