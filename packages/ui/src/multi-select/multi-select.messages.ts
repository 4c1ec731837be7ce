import { defineMessages } from '@stampa/platform'

export const multiSelectMessages = defineMessages({
  empty: { el: 'Δεν υπάρχει κάτι για επιλογή ακόμη.', en: 'Nothing to choose from yet.' },
  chosen: { el: 'επιλεγμένα', en: 'chosen' },
  filter: { el: 'Φίλτρο…', en: 'Filter…' },
  filterOf: { el: (label: string) => `Φίλτρο: ${label}`, en: (label: string) => `Filter ${label}` },
  nothingMatches: {
    el: (query: string) => `Τίποτα δεν ταιριάζει με «${query}».`,
    en: (query: string) => `Nothing matches “${query}”.`,
  },
})
