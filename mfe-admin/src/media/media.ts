import type { Language } from '@stampa/platform'
import { formatBytes } from '@stampa/ui/file-field/format-bytes.ts'
import { given, type Label, libraryImage } from '../shared/resource/field-kinds.ts'
import { resource } from '../shared/resource/resource.ts'

interface Used {
  uses: readonly { kind: string; title: string }[]
}

/** Names of the records that may have no title. */
const untitled: Partial<Record<string, Label>> = {
  banners: { en: 'a banner', el: 'ένα banner' },
  company: { en: 'the company', el: 'η εταιρεία' },
}

/** Returns the size of an image, which no line break divides. */
const pixelsOf = ({ width, height }: { width: number; height: number }) =>
  `${width}\u00a0×\u00a0${height}`

/** Returns the name of the first record that shows an image, and the number of the others. */
function usersOf({ uses }: Used, language: Language): string {
  const names = uses.map(({ kind, title }) => title || (untitled[kind]?.[language] ?? kind))
  return names.length > 1 ? `${names[0]} +${names.length - 1}` : (names[0] ?? '')
}

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
    fileName || imageAsset.alt || uses[0]?.title || pixelsOf(imageAsset),
  searchText: image =>
    `${image.fileName} ${image.imageAsset.alt ?? ''} ${image.uses.map(({ title }) => title).join(' ')}`,
  consequenceOf: image =>
    image.uses.length === 0
      ? undefined
      : {
          en: `It is used by ${usersOf(image, 'en')}: put another one there first.`,
          el: `Χρησιμοποιείται: ${usersOf(image, 'el')}. Βάλτε πρώτα άλλη εκεί.`,
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
      id: 'size',
      label: { en: 'Size', el: 'Μέγεθος' },
      text: ({ imageAsset, bytes }) =>
        `${pixelsOf(imageAsset)}, ${formatBytes(bytes).replace(' ', '\u00a0')}`,
    },
    {
      id: 'usedBy',
      label: { en: 'Used by', el: 'Χρήση' },
      text: (image, language) =>
        usersOf(image, language) || { en: 'Nothing', el: 'Πουθενά' }[language],
    },
    {
      id: 'createdAt',
      label: { en: 'Added', el: 'Προστέθηκε' },
      time: ({ createdAt }) => createdAt,
    },
  ],
  page: () => import(/* webpackChunkName: "media" */ './media-page.tsx'),
})
