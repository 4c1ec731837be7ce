import { defaultLanguage, type Language } from './language.ts'

/** A message in every language: a text, or a function of its parameters. */
export interface Message<T> {
  el: T
  en: NoInfer<T>
  /** Language of the specification's text. @default 'el' */
  specified?: Language
}

export type Messages<T> = { [K in keyof T]: Message<T[K]> }

/**
 * Defines the messages of a screen, in its file, or in a `*.messages.ts` file beside it if others use them too.
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
 * Returns the texts of messages in a language.
 *
 * @param language undefined returns each text as specified
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

/** Returns the language that a message is shown in. */
export function shownIn(message: Message<unknown>, language: Language | undefined): Language {
  return language ?? message.specified ?? defaultLanguage
}
