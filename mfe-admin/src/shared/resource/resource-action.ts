import { type ActionFunctionArgs, hasPermission } from '@stampa/platform'
import {
  type BulkAction,
  changeMany,
  type Kind,
  putInOrder,
  removeRecord,
  saveRecord,
} from '../calls/content-calls.ts'
import { type NoticeText, notify } from '../calls/notices.ts'
import { attempt } from '../calls/record-action.ts'
import { readValues, textOf, textsOf, trimValues } from '../form/values.ts'
import { doneTexts } from '../shared.messages.ts'
import type { Resource } from './resource.ts'

/** Returns the action of a form's address: POST creates, PUT changes, DELETE deletes, PATCH restores a record. */
export function formAction(resource: Resource) {
  const { kind, words, failures } = resource
  return ({ request, params: { id } }: ActionFunctionArgs) => {
    if (request.method === 'DELETE') {
      const removal = removeRecord(kind, id ?? '', failures.remove ?? 'Failed to delete')
      const message = doneTexts.deleted(words.noun.en, words.noun.el)
      const removed = removal.then(() => notifyDeleted(kind, [id ?? ''], message))
      return attempt(removed, { isSilent: failures.remove === null })
    }
    if (request.method === 'PATCH') {
      const restored = restore(kind, [id ?? ''])
      return attempt(restored.then(() => doneTexts.many.restore(1)))
    }
    return save(resource, request, id)
  }
}

/**
 * Returns the action of a list's address, for changes without a form: `do` is the action, `ids` are the records and
 * `name` is the name of a single one.
 */
export function listAction({ kind, failures }: Resource) {
  return async ({ request }: ActionFunctionArgs) => {
    const form = await request.formData()
    const command = textOf(form, 'do')
    const ids = textsOf(form, 'ids')
    const failure = failures.save ?? 'Failed to save'
    const run = async () => {
      if (command === 'order') {
        await putInOrder(kind, ids, failure)
        return doneTexts.ordered
      }
      const action = bulkActions.find(action => action === command)
      if (!action) throw new RangeError(`a list knows no action “${command}”`)
      await changeMany(kind, action, ids, (action === 'delete' && failures.remove) || failure)
      if (action === 'delete') return notifyDeleted(kind, ids, doneTexts.many.delete(ids.length))
      const name = textOf(form, 'name')
      return ids.length === 1 && name !== ''
        ? doneTexts.active(name, action === 'activate')
        : doneTexts.many[action](ids.length)
    }
    const isSilent = command === 'delete' && failures.remove === null
    return attempt(run(), { announces: !isSilent, isSilent })
  }
}

const bulkActions = ['activate', 'deactivate', 'delete'] as const satisfies readonly BulkAction[]

async function save(
  { kind, failures, nameOf, toBody }: Resource,
  request: Request,
  id: string | undefined,
) {
  const { values, ifMatch } = await readValues(request)
  const run = async () => {
    const body = await toBody(trimValues(values))
    const target = id === undefined ? undefined : { id, ifMatch }
    const row = await saveRecord(kind, body, target, failures.save ?? 'Failed to save')
    return target ? doneTexts.saved(nameOf(row)) : doneTexts.added(nameOf(row))
  }
  return attempt(run(), {
    fields: Object.keys(values),
    sent: values,
    isSilent: failures.save === null,
  })
}

function restore(kind: Kind, ids: string[]): Promise<void> {
  return changeMany(kind, 'restore', ids, 'Failed to restore')
}

/** Shows the notice of a deletion, which an administrator who may restore can undo. */
function notifyDeleted(kind: Kind, ids: string[], message: NoticeText): undefined {
  const undo = hasPermission('content:write') ? () => restore(kind, ids) : undefined
  notify('success', message, undo)
}
