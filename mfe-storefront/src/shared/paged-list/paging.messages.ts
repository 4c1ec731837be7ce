import { defineMessages } from '@stampa/platform'

export const pagingMessages = defineMessages({
  /** Of the second and every later page. */
  pageTitle: {
    el: (title: string, page: number) => `${title} – σελίδα ${page}`,
    en: (title: string, page: number) => `${title} – page ${page}`,
  },
  position: {
    el: (list: string, page: number, pages: number) => `${list}, σελίδα ${page} από ${pages}`,
    en: (list: string, page: number, pages: number) => `${list}, page ${page} of ${pages}`,
  },
  pages: {
    el: (list: string) => `Σελίδες: ${list}`,
    en: (list: string) => `Pages: ${list}`,
  },
  previous: { el: 'Προηγ.', en: 'Prev', specified: 'en' },
  next: { el: 'Επόμ.', en: 'Next', specified: 'en' },
})
