import { type Head, type HeadArgs, type Message, textsIn } from '@stampa/platform'
import { pageTitle } from './page-title.ts'

/** The head of a page whose own data could not be loaded: the title that all of its kind share. */
export function titled({ title }: { title: Message<string> }): (args: HeadArgs) => Head {
  return ({ language }) => ({
    title: pageTitle(textsIn({ title }, language).title),
    noindex: true,
  })
}
