import { unwrap } from '@stampa/api'
import { catalog } from '../shared/calls/api.ts'
import { loadRecords } from '../shared/calls/content-calls.ts'
import { text } from '../shared/resource/field-kinds.ts'
import { resource } from '../shared/resource/resource.ts'

const failed = 'Failed to fetch groups of words'

/** Loads the groups and the queries without a result, the most frequent first. @throws ApiError */
async function loadSynonyms() {
  const misses = unwrap(catalog.GET('/api/search/misses'), { fallback: failed })
  const [records, counted] = await Promise.all([loadRecords('synonyms', failed), misses])
  return { ...records, misses: counted }
}

export const synonyms = resource({
  kind: 'synonyms',
  words: {
    title: { en: 'Search words', el: 'Λέξεις αναζήτησης' },
    noun: { en: 'group of words', el: 'ομάδα λέξεων' },
    many: { en: 'groups of words', el: 'ομάδες λέξεων' },
    fresh: { en: 'New group of words', el: 'Νέα ομάδα λέξεων' },
    this: { en: 'this group of words', el: 'αυτή την ομάδα λέξεων' },
  },
  nameOf: ({ words }) => words,
  load: loadSynonyms,
  fields: [
    text(
      'words',
      { en: 'Words of one meaning', el: 'Λέξεις με ίδια σημασία' },
      {
        hint: {
          en: 'With commas between them: a search for one finds the others.',
          el: 'Με κόμματα ανάμεσα: η αναζήτηση της μιας βρίσκει και τις άλλες.',
        },
      },
    ),
  ],
  columns: ['words'],
  page: () => import(/* webpackChunkName: "synonyms" */ './synonyms-page.tsx'),
})
