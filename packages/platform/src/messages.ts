import { defaultLanguage, type Language } from './language.ts'

/** One thing that the site says, in every language: a text, or a function of what it depends on. */
export interface Message<T> {
  el: T
  en: NoInfer<T>
  /** The language of the text that the specification gives. @default 'el' */
  specified?: Language
}

export type Messages<T> = { [K in keyof T]: Message<T[K]> }

/**
 * The messages of a screen. They stand in a file of their own beside it.
 *
 * @example
 * export const faqMessages = defineMessages({
 *   title: { el: 'Συχνές ερωτήσεις', en: 'Frequently asked questions' },
 *   failed: { el: 'Οι ερωτήσεις δεν φορτώθηκαν', en: 'Failed to load FAQs', specified: 'en' },
 *   count: {
 *     el: (count: number) => (count === 1 ? '1 ερώτηση' : `${count} ερωτήσεις`),
 *     en: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
 *   },
 * })
 */
export function defineMessages<T extends object>(messages: Messages<T>): Messages<T> {
  return messages
}

/**
 * The messages' texts in a language.
 *
 * @param language that the visitor has chosen; undefined gives each text as it is specified
 */
export function textsIn<T extends object>(
  messages: Messages<T>,
  language: Language | undefined,
): T {
  return Object.fromEntries(
    Object.entries<Message<unknown>>(messages).map(([key, message]) => [
      key,
      message[shownIn(message, language)],
    ]),
  ) as T
}

/** The language that a message is shown in. */
export function shownIn(message: Message<unknown>, language: Language | undefined): Language {
  return language ?? message.specified ?? defaultLanguage
}
