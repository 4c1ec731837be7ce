import { defineMessages } from '@stampa/platform'

export const faqMessages = defineMessages({
  question: { en: 'Question', el: 'Ερώτηση' },
  answer: { en: 'Answer', el: 'Απάντηση' },
})
