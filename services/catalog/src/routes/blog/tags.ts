/**
 * The tags of a form: separated by commas, or a JSON list. Each once, without white space around it.
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
