import { defineMessages } from '@stampa/platform'

export const ourWorksMessages = defineMessages({
  title: { el: 'Τα έργα μας', en: 'Our works' },
  description: {
    el: 'Δουλειές που τυπώσαμε για καφέ, σχολεία, αγώνες, ξενοδοχεία και εταιρείες σε όλη την Ελλάδα.',
    en: 'What we have printed for cafés, schools, races, hotels and companies all over Greece.',
  },
  failed: { el: 'Τα έργα μας δεν φορτώθηκαν', en: 'Failed to load our works', specified: 'en' },
  empty: {
    el: 'Δεν υπάρχουν έργα αυτή τη στιγμή.',
    en: 'No work posts available at the moment.',
    specified: 'en',
  },
  noImage: { el: 'Χωρίς εικόνα', en: 'No Image', specified: 'en' },
  /** Of the pictures of a work, before its title. */
  pictures: {
    el: (work: string) => `Εικόνες: ${work}`,
    en: (work: string) => `Pictures: ${work}`,
  },
  picture: {
    el: (work: string, at: number) => `${work}, εικόνα ${at}`,
    en: (work: string, at: number) => `${work}, picture ${at}`,
  },
  previous: { el: 'Προηγούμενη εικόνα', en: 'Previous picture' },
  next: { el: 'Επόμενη εικόνα', en: 'Next picture' },
})
