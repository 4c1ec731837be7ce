import { type Commands, textsIn } from '@stampa/platform'
import { actionMessages } from './commands.messages.ts'
import { sources } from './sources.ts'

/** What this remote adds to the command palette: a new record of each kind, and finding those there are. */
export const commands: Commands = {
  actions: language =>
    Object.entries(textsIn(actionMessages, language)).map(([screen, label]) => ({
      label,
      to: `/admin/${screen}/new`,
    })),
  sources,
}
