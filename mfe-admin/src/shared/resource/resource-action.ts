import type { ActionFunctionArgs } from '@stampa/platform'
import {
  type BulkAction,
  changeMany,
  putInOrder,
  removeRecord,
  saveRecord,
} from '../calls/content-calls.ts'
import { type NoticeText, notify } from '../calls/notices.ts'
import { done, type Refusal, refusalOf, refused } from '../calls/outcome.ts'
import { textOf, textsOf } from '../form/form-values.ts'
import { readValues, trimValues } from '../form/values.ts'
import { doneTexts } from '../shared.messages.ts'
import type { Entity, Resource } from './resource.ts'

/** Returns the action of a form's address: POST creates, PUT changes, DELETE deletes, PATCH restores a record. */
export function formAction<Row extends Entity>(resource: Resource<Row>) {
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
export function listAction<Row extends Entity>(resource: Resource<Row>) {
  return async ({ request }: ActionFunctionArgs) => {
    const form = await request.formData()
    const command = textOf(form, 'do')
    const ids = textsOf(form, 'ids')
    const failure = resource.failures.save ?? 'Failed to save'
    try {
      if (command === 'order') {
        await putInOrder(resource.kind, ids, failure)
        notify('success', doneTexts.ordered)
        return done()
      }
      const action = bulkActions.find(action => action === command)
      if (!action) throw new RangeError(`a list knows no action “${command}”`)
      const text = action === 'delete' ? (resource.failures.remove ?? failure) : failure
      await changeMany(resource.kind, action, ids, text)
      notify(
        'success',
        messageOf(action, ids.length, textOf(form, 'name')),
        undoOf(resource, action, ids),
      )
      return done()
    } catch (error) {
      const refusal = refusalOf(error)
      report(command === 'delete' ? resource.failures.remove : failure, refusal)
      return refused(refusal, { reload: refusal.meanwhile !== undefined })
    }
  }
}

const restoreFailed = 'Failed to restore'

const bulkActions: readonly BulkAction[] = ['activate', 'deactivate', 'delete']

async function save<Row extends Entity>(
  { kind, failures, nameOf, toBody }: Resource<Row>,
  request: Request,
  id: string | undefined,
) {
  const { values, ifMatch } = await readValues(request)
  try {
    const body = await toBody(trimValues(values))
    const target = id === undefined ? undefined : { id, ifMatch }
    const row = await saveRecord(kind, body, target, failures.save ?? 'Failed to save')
    const name = nameOf(row as Row)
    notify('success', target ? doneTexts.saved(name) : doneTexts.added(name))
    return done()
  } catch (error) {
    const refusal = quietly(failures.save, refusalOf(error, Object.keys(values)))
    // The form of a deleted record stays, so that its values are not lost.
    return refused({ ...refusal, sent: values }, { reload: refusal.meanwhile === 'changed' })
  }
}

async function remove<Row extends Entity>(resource: Resource<Row>, id: string) {
  const { kind, words, failures } = resource
  try {
    await removeRecord(kind, id, failures.remove ?? 'Failed to delete')
    const message = doneTexts.deleted(words.noun.en, words.noun.el)
    notify('success', message, undoOf(resource, 'delete', [id]))
    return done()
  } catch (error) {
    const refusal = quietly(failures.remove, refusalOf(error))
    return refused(refusal, { reload: refusal.meanwhile !== undefined })
  }
}

async function restore<Row extends Entity>({ kind }: Resource<Row>, id: string) {
  try {
    await changeMany(kind, 'restore', [id], restoreFailed)
    notify('success', doneTexts.many.restore(1))
    return done()
  } catch (error) {
    const refusal = refusalOf(error)
    return refused(refusal, { reload: refusal.meanwhile !== undefined })
  }
}

/** Returns the 'Undo' of a deletion. */
function undoOf<Row extends Entity>({ kind }: Resource<Row>, action: BulkAction, ids: string[]) {
  if (action !== 'delete') return undefined
  const run = () => changeMany(kind, 'restore', ids, restoreFailed)
  return { label: doneTexts.undo, run }
}

function messageOf(action: BulkAction, count: number, name: string): NoticeText {
  const isOne = count === 1 && name !== ''
  if (isOne && action === 'activate') return doneTexts.active(name, true)
  if (isOne && action === 'deactivate') return doneTexts.active(name, false)
  return doneTexts.many[action](count)
}

function report(failure: string | null, refusal: Refusal): void {
  if (failure === null) console.error(refusal.message)
  else notify('error', refusal.message ?? failure)
}

/** Logs a message that the specification does not show; field errors stay. */
function quietly(failure: string | null, refusal: Refusal): Refusal {
  if (failure !== null || refusal.message === undefined || refusal.meanwhile) return refusal
  console.error(refusal.message)
  const { message: _, ...rest } = refusal
  return rest
}
