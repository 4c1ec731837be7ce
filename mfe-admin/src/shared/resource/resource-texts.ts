import { type Messages, useMessages } from '@stampa/platform'
import { sharedMessages } from '../shared.messages.ts'
import type { Resource, Words } from './resource.ts'

/** The texts of a screen's messages: `TextsOf<typeof eventMessages>`. */
export type TextsOf<M> = M extends Messages<infer Texts> ? Texts : never

export type SharedTexts = TextsOf<typeof sharedMessages>

/** Returns the texts of all screens and the names of a content type, in the language of the screen. */
export function useResourceTexts(resource: Pick<Resource, 'words'>): {
  shared: SharedTexts
  words: Words
} {
  return { shared: useMessages(sharedMessages), words: useMessages(resource.words) }
}
