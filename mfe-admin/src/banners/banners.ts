import { bannerImage } from '@stampa/rules/files'
import { active, image, order, schedule, select, text } from '../shared/resource/field-kinds.ts'
import { resource } from '../shared/resource/resource.ts'

export const banners = resource({
  id: 'banners',
  kind: 'banner',
  words: {
    title: { en: 'Banners', el: 'Banner' },
    noun: { en: 'banner', el: 'banner' },
    many: { en: 'banners', el: 'banner' },
    fresh: { en: 'New banner', el: 'Νέο banner' },
    this: { en: 'this banner', el: 'αυτό το banner' },
  },
  nameOf: ({ title, placement }) => title || `Banner (${placement})`,
  detailOf: banner => banner.placement,
  fields: [
    // Marked as required, and not checked: back-office specification, section 5.
    text('title', { en: 'Title', el: 'Τίτλος' }, { required: true }),
    text('subtitle', { en: 'Subtitle', el: 'Υπότιτλος' }, { preview: true }),
    text(
      'link',
      { en: 'Link', el: 'Σύνδεσμος' },
      {
        hint: {
          en: 'A path of this site (/products) or an address (https://…).',
          el: 'Σελίδα του ιστότοπου (/products) ή διεύθυνση (https://…).',
        },
      },
    ),
    select(
      'placement',
      { en: 'Placement', el: 'Θέση' },
      // Back-office specification, section 9.
      {
        homepage: { en: 'homepage', el: 'Αρχική σελίδα' },
        'custom-order': { en: 'custom-order', el: 'Παραγγελία' },
        'offer-banner': { en: 'offer-banner', el: 'Προσφορά' },
        categories: { en: 'categories', el: 'Κατηγορίες' },
        'event-banner': { en: 'event-banner', el: 'Περίσταση' },
        other: { en: 'other', el: 'Άλλη' },
      },
      { filter: 'placement' },
    ),
    image('image', { en: 'Image', el: 'Εικόνα' }, bannerImage, { aspect: 21 / 9 }),
    order(),
    active(),
    ...schedule,
  ],
  columns: ['image', 'title', 'subtitle', 'placement', 'order', 'active'],
  page: () => import(/* webpackChunkName: "banners" */ '../shared/resource/resource-page.tsx'),
})
