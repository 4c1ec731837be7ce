import { Type } from '@stampa/service-kit'
import { column } from './columns.ts'

/** A list of words, which a body has as {@link tagsInput}. */
export const tags = column<string[]>(Type.Array(Type.String()), {
  names: '$[*]',
  store: (field, { input }) => {
    const text = input[field]
    return typeof text === 'string' ? parseTags(text) : undefined
  },
})

export function tagsInput(what = '') {
  const description = `${what}Separated by commas, or a JSON list`
  return Type.Optional(Type.String({ maxLength: 2000, description }))
}

/**
 * Parses the tags of a form: comma-separated or a JSON list; trimmed, without duplicates.
 *
 * @example parseTags('DTF, μεταξοτυπία, DTF') // ['DTF', 'μεταξοτυπία']
 */
export function parseTags(text: string): string[] {
  const tags = listOf(text) ?? text.split(',')
  return [...new Set(tags.map(tag => tag.trim()).filter(Boolean))]
}

function listOf(text: string): string[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.map(String) : undefined
  } catch {
    return undefined
  }
}
