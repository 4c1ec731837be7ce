import { pngFavicon, pngImage } from '@stampa/rules/files'
import { active, longText, schedule, text, uploadedImage } from '../shared/resource/field-kinds.ts'
import { resource } from '../shared/resource/resource.ts'

/** Occasions that products are for: a wedding, a christening, a trade fair. */
export const events = resource({
  kind: 'events',
  words: {
    title: { en: 'Events', el: 'Περιστάσεις' },
    noun: { en: 'event', el: 'περίσταση' },
    many: { en: 'events', el: 'περιστάσεις' },
    fresh: { en: 'New event', el: 'Νέα περίσταση' },
    this: { en: 'this event', el: 'αυτή την περίσταση' },
  },
  nameOf: event => event.name,
  fields: [
    text('name', { en: 'Name', el: 'Όνομα' }),
    longText('description', { en: 'Description', el: 'Περιγραφή' }),
    uploadedImage('image', { en: 'Image', el: 'Εικόνα' }, pngImage, {
      aspect: 4 / 5,
      removable: true,
    }),
    uploadedImage('favicon', { en: 'Favicon', el: 'Εικονίδιο' }, pngFavicon, {
      removable: true,
      described: false,
    }),
    active(),
    ...schedule,
  ],
  columns: ['image', 'name', 'description', 'active'],
  page: () => import(/* webpackChunkName: "events" */ '../shared/resource/resource-page.tsx'),
})
