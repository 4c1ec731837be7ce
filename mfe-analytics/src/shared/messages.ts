import type { Message, Messages } from '@stampa/platform'

/** Defines messages that are specified in English, as are all of the dashboard. */
export function specifiedInEnglish<T extends object>(messages: Messages<T>): Messages<T> {
  for (const message of Object.values<Message<unknown>>(messages)) message.specified = 'en'
  return messages
}

/** Returns the text of a service's keyword, or the keyword if it has none. */
export function keywordText(texts: Record<string, unknown>, keyword: string): string {
  const text = texts[keyword]
  return typeof text === 'string' ? text : keyword
}
