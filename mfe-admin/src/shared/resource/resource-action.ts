import type { ActionFunctionArgs } from '@stampa/platform'
import {
  type BulkAction,
  changeMany,
  type Kind,
  putInOrder,
  removeRecord,
  saveRecord,
} from '../calls/content-calls.ts'
import { type NoticeAction, type NoticeText, notify } from '../calls/notices.ts'
import { done, type Refusal, refusalOf, refused } from '../calls/outcome.ts'
import { textOf, textsOf } from '../form/form-values.ts'
import { readValues, trimValues } from '../form/values.ts'
import { doneTexts } from '../shared.messages.ts'
import type { Resource } from './resource.ts'

/** Returns the action of a form's address: POST creates, PUT changes, DELETE deletes, PATCH restores a record. */
export function formAction(resource: Resource) {
  return async ({ request, params: { id } }: ActionFunctionArgs) => {
    if (request.method === 'DELETE') return remove(resource, id ?? '')
    if (request.method === 'PATCH') return restore(resource, id ?? '')
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
    try {
      if (command === 'order') {
        await putInOrder(kind, ids, failure)
        notify('success', doneTexts.ordered)
        return done()
      }
      const action = bulkActions.find(action => action === command)
      if (!action) throw new RangeError(`a list knows no action “${command}”`)
      await changeMany(kind, action, ids, (action === 'delete' && failures.remove) || failure)
      const message = messageOf(action, ids.length, textOf(form, 'name'))
      notify('success', message, action === 'delete' ? undoOf(kind, ids) : undefined)
      return done()
    } catch (error) {
      const refusal = refusalOf(error)
      if (command === 'delete' && failures.remove === null) console.error(refusal.message)
      else notify('error', refusal.message ?? failure)
      return refused(refusal, { reload: refusal.meanwhile !== undefined })
    }
  }
}

const restoreFailed = 'Failed to restore'

const bulkActions: readonly BulkAction[] = ['activate', 'deactivate', 'delete']

async function save(
  { kind, failures, nameOf, toBody }: Resource,
  request: Request,
  id: string | undefined,
) {
  const { values, ifMatch } = await readValues(request)
  try {
    const body = await toBody(trimValues(values))
    const target = id === undefined ? undefined : { id, ifMatch }
    const row = await saveRecord(kind, body, target, failures.save ?? 'Failed to save')
    const name = nameOf(row)
    notify('success', target ? doneTexts.saved(name) : doneTexts.added(name))
    return done()
  } catch (error) {
    const refusal = quietly(failures.save, refusalOf(error, Object.keys(values)))
    // The form of a deleted record stays, so that its values are not lost.
    return refused({ ...refusal, sent: values }, { reload: refusal.meanwhile === 'changed' })
  }
}

function remove({ kind, words, failures }: Resource, id: string) {
  return attempt(failures.remove, async () => {
    await removeRecord(kind, id, failures.remove ?? 'Failed to delete')
    const message = doneTexts.deleted(words.noun.en, words.noun.el)
    notify('success', message, undoOf(kind, [id]))
  })
}

function restore({ kind }: Resource, id: string) {
  return attempt(restoreFailed, async () => {
    await changeMany(kind, 'restore', [id], restoreFailed)
    notify('success', doneTexts.many.restore(1))
  })
}

/** Returns the outcome of a change without a form, whose button shows a failure. */
async function attempt(failure: string | null, change: () => Promise<void>) {
  try {
    await change()
    return done()
  } catch (error) {
    const refusal = quietly(failure, refusalOf(error))
    return refused(refusal, { reload: refusal.meanwhile !== undefined })
  }
}

/** Returns the 'Undo' of a deletion. */
function undoOf(kind: Kind, ids: string[]): NoticeAction {
  return { label: doneTexts.undo, run: () => changeMany(kind, 'restore', ids, restoreFailed) }
}

function messageOf(action: BulkAction, count: number, name: string): NoticeText {
  const isOne = count === 1 && name !== ''
  return isOne && (action === 'activate' || action === 'deactivate')
    ? doneTexts.active(name, action === 'activate')
    : doneTexts.many[action](count)
}

/** Logs a message that the specification does not show; field errors stay. */
function quietly(failure: string | null, refusal: Refusal): Refusal {
  if (failure !== null || refusal.message === undefined || refusal.meanwhile) return refusal
  console.error(refusal.message)
  const { message: _, ...rest } = refusal
  return rest
}
