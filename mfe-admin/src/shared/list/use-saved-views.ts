import { unwrap } from '@stampa/api'
import type { SavedView, SavedViews } from '@stampa/ui/data-table/table-menu.tsx'
import { useState } from 'react'
import { useAnswerText } from '../calls/answers.messages.ts'
import { account, at } from '../calls/api.ts'
import { notify } from '../calls/notices.ts'
import { refusalOf } from '../calls/outcome.ts'
import { useMay } from '../permissions.tsx'

/** Returns the saved views of a list: the person's own, and those for everyone. They are loaded when they are shown. */
export function useSavedViews(list: string): SavedViews {
  const [views, setViews] = useState<readonly SavedView[]>()
  const mayShare = useMay()('write')
  const say = useAnswerText()

  async function load(): Promise<void> {
    const call = account.GET('/api/auth/views', { params: { query: { list } } })
    setViews(await unwrap(call, { fallback: 'Failed to fetch saved views' }))
  }

  /** Loads the views again after a change. @returns the error, if there is one */
  async function change(call: Parameters<typeof unwrap>[0]): Promise<string | undefined> {
    try {
      await unwrap(call, { fallback: 'Failed to save the view' })
      await load()
      return undefined
    } catch (error) {
      const { message, fields } = refusalOf(error, ['name'])
      return say(fields[0]?.message ?? message ?? '')
    }
  }

  return {
    views,
    mayShare,
    load: () => {
      load().catch(error => notify('error', refusalOf(error).message ?? ''))
    },
    save: view => change(account.POST('/api/auth/views', { body: { list, ...view } })),
    rename: ({ _id }, name) =>
      change(account.PATCH('/api/auth/views/{id}', { ...at(_id), body: { name } })),
    remove: ({ _id }) => {
      void change(account.DELETE('/api/auth/views/{id}', at(_id))).then(
        error => error !== undefined && notify('error', error),
      )
    },
  }
}
