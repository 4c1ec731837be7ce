import { requiredText } from '@stampa/service-kit'
import { contentRoutes } from '../../content/administration.ts'
import { text } from '../../content/columns.ts'
import { byCreation, byFirstCharacters, contentType } from '../../content/content-type.ts'

/** Words that customers use for one thing: a search for one of them finds the others. */
export const synonyms = contentType({
  kind: 'synonym',
  label: 'Synonyms',
  schemas: 'Synonyms',
  table: 'synonyms',
  list: '/admin',
  columns: { words: text({ description: 'With commas between them' }) },
  sorts: { words: byFirstCharacters, createdAt: byCreation },
  standardSort: 'words',
  name: row => row.words,
  body: { words: requiredText(500, 'Words are required') },
})

export default contentRoutes(synonyms, 'All synonyms in alphabetical order')
