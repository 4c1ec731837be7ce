import { defineMessages } from '@stampa/platform'

export const proseMessages = defineMessages({
  hint: { en: 'Each line is a paragraph.', el: 'Κάθε γραμμή είναι μια παράγραφος.' },
  preview: {
    en: (label: string) => `${label}: preview`,
    el: (label: string) => `${label}: προεπισκόπηση`,
  },
  paragraphs: {
    en: (count: number) => (count === 1 ? 'Preview, 1 paragraph' : `Preview, ${count} paragraphs`),
    el: (count: number) =>
      count === 1 ? 'Προεπισκόπηση, 1 παράγραφος' : `Προεπισκόπηση, ${count} παράγραφοι`,
  },
})
