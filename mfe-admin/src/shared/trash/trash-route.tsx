import type { LoaderFunctionArgs, Message, RemoteRoute } from '@stampa/platform'
import { sharedMessages } from '../shared.messages.ts'
import { screen } from '../titled.tsx'
import type { TrashData } from './trash-page.tsx'

interface TrashRoute {
  id: string
  /** Address of the list; its trash is one level below. */
  listPath: string
  list: Message<string>
  load: (args: LoaderFunctionArgs) => Promise<TrashData['records']>
  /** Imports `trash-page.tsx` in a chunk named after the route's id. */
  page: NonNullable<RemoteRoute['lazy']>
}

export function trashRoute({ id, listPath, list, load, page }: TrashRoute): RemoteRoute {
  return {
    id,
    path: `${listPath}/trash`,
    loader: async (args): Promise<TrashData> => ({ list, records: await load(args) }),
    ...screen(sharedMessages.trash),
    lazy: page,
  }
}
