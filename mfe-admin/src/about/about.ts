import { anyImage } from '@stampa/rules/files'
import { active, image, prose, text } from '../shared/resource/field-kinds.ts'
import { resource } from '../shared/resource/resource.ts'

export const aboutContents = resource({
  kind: 'about',
  words: {
    title: { en: 'About', el: 'Σχετικά' },
    noun: { en: 'about content', el: 'κείμενο' },
    many: { en: 'about contents', el: 'κείμενα' },
    fresh: { en: 'New about content', el: 'Νέο κείμενο' },
    this: { en: 'this about content', el: 'αυτό το κείμενο' },
  },
  command: { en: 'New about content', el: 'Νέο περιεχόμενο «Σχετικά»' },
  failures: { load: 'Failed to fetch about content' },
  nameOf: content => content.title,
  publicPath: () => '/about',
  fields: [
    text('title', { en: 'Title', el: 'Τίτλος' }),
    prose('content', { en: 'Content', el: 'Κείμενο' }),
    image('bannerImage', { en: 'Banner image', el: 'Εικόνα' }, anyImage, { aspect: 21 / 9 }),
    active({
      en: 'Of several active ones visitors see the one that was changed last.',
      el: 'Από πολλά ενεργά οι επισκέπτες βλέπουν όποιο άλλαξε τελευταίο.',
    }),
  ],
  columns: ['bannerImage', 'title', 'content', 'active'],
  page: () => import(/* webpackChunkName: "about" */ '../shared/resource/resource-page.tsx'),
})
