import { truncate } from './truncate.ts'

/** About what a search result shows. */
const length = 155

/** The beginning of a text, on one line, as a page's description. */
export function metaDescription(text: string): string {
  return truncate(text.replaceAll(/\s+/g, ' ').trim(), length)
}
