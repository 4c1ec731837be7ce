import { formatBytes } from '@stampa/ui/file-field/format-bytes.ts'
import { given, libraryImage } from '../shared/resource/field-kinds.ts'
import { resource } from '../shared/resource/resource.ts'

interface Used {
  uses: readonly { kind: string; title: string }[]
}

/** Returns the titles of the records that show an image, and the kinds of those without one. */
const usersOf = ({ uses }: Used) => uses.map(({ kind, title }) => title || kind).join(', ')

export const media = resource({
  kind: 'media',
  words: {
    title: { en: 'Media', el: 'Εικόνες' },
    noun: { en: 'image', el: 'εικόνα' },
    many: { en: 'images', el: 'εικόνες' },
    fresh: { en: 'New image', el: 'Νέα εικόνα' },
    this: { en: 'this image', el: 'αυτή την εικόνα' },
  },
  failures: { remove: 'Failed to delete image. Images in use cannot be deleted' },
  isGiven: true,
  nameOf: ({ fileName, imageAsset, uses }) =>
    fileName || imageAsset.alt || uses[0]?.title || `${imageAsset.width} × ${imageAsset.height}`,
  searchText: image => `${image.fileName} ${image.imageAsset.alt ?? ''} ${usersOf(image)}`,
  consequenceOf: image =>
    image.uses.length === 0
      ? undefined
      : {
          en: `It is used by ${usersOf(image)}: put another one there first.`,
          el: `Χρησιμοποιείται: ${usersOf(image)}. Βάλτε πρώτα άλλη εκεί.`,
        },
  fields: [
    given('fileName', { en: 'File', el: 'Αρχείο' }),
    libraryImage('image', { en: 'Image', el: 'Εικόνα' }),
  ],
  columns: [
    'image',
    'fileName',
    {
      id: 'alt',
      label: { en: 'Alternative text', el: 'Εναλλακτικό κείμενο' },
      text: ({ imageAsset }) => imageAsset.alt ?? '',
    },
    {
      id: 'pixels',
      label: { en: 'Pixels', el: 'Pixel' },
      text: ({ imageAsset }) => `${imageAsset.width} × ${imageAsset.height}`,
    },
    {
      id: 'bytes',
      label: { en: 'Size', el: 'Μέγεθος' },
      text: ({ bytes }) => formatBytes(bytes),
    },
    {
      id: 'usedBy',
      label: { en: 'Used by', el: 'Χρήση' },
      text: (image, language) => usersOf(image) || { en: 'Nothing', el: 'Πουθενά' }[language],
    },
    {
      id: 'createdAt',
      label: { en: 'Added', el: 'Προστέθηκε' },
      time: ({ createdAt }) => createdAt,
    },
  ],
  page: () => import(/* webpackChunkName: "media" */ './media-page.tsx'),
})
