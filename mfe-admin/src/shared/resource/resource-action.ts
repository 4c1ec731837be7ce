import type { ActionFunctionArgs } from '@stampa/platform'
import { type BulkAction, changeMany, putInOrder, removeRecord } from '../calls/content-calls.ts'
import { type NoticeText, notify } from '../calls/notices.ts'
import { done, type Refusal, refusalOf, refused } from '../calls/outcome.ts'
import { textOf, textsOf } from '../form/form-values.ts'
import { findErrors } from '../form/rules.ts'
import { doneTexts } from '../shared.messages.ts'
import type { Entity, Resource } from './resource.ts'

/**
 * The action behind a form's address: POST makes a record, PUT changes one, DELETE deletes one, PATCH takes it out of
 * the trash.
 */
export function formAction<Row extends Entity>(resource: Resource<Row>) {
  return async ({ request, params: { id } }: ActionFunctionArgs) => {
    if (request.method === 'DELETE') return remove(resource, id ?? '')
    if (request.method === 'PATCH') return restore(resource, id ?? '')
    return save(resource, await request.formData(), id)
  }
}

/**
 * The action behind a list's address, for what is done to records without a form: `do` says what,
 * `ids` to which, `name` what the only one is called.
 */
export function listAction<Row extends Entity>(resource: Resource<Row>) {
  return async ({ request }: ActionFunctionArgs) => {
    const form = await request.formData()
    const what = textOf(form, 'do')
    const ids = textsOf(form, 'ids')
    const failure = resource.failures.save ?? 'Failed to save'
    try {
      if (what === 'order') {
        await putInOrder(resource.kind, ids, failure)
        notify('success', doneTexts.ordered)
        return done()
      }
      const action = bulkActions.find(action => action === what)
      if (!action) throw new RangeError(`a list knows no action “${what}”`)
      const text = action === 'delete' ? (resource.failures.remove ?? failure) : failure
      await changeMany(resource.kind, action, ids, text)
      notify(
        'success',
        toldOf(action, ids.length, textOf(form, 'name')),
        undoOf(resource, action, ids),
      )
      return done()
    } catch (error) {
      const refusal = refusalOf(error)
      tell(what === 'delete' ? resource.failures.remove : failure, refusal)
      return refused(refusal, { reload: refusal.meanwhile !== undefined })
    }
  }
}

const restoreFailed = 'Failed to restore'

const bulkActions: readonly BulkAction[] = ['activate', 'deactivate', 'delete']

async function save<Row extends Entity>(
  resource: Resource<Row>,
  form: FormData,
  id: string | undefined,
) {
  const fields = findErrors(form, resource.rules, { isNew: id === undefined })
  if (fields.length > 0) return refused({ ok: false, fields })
  const target = id === undefined ? undefined : { id, ifMatch: `"${textOf(form, 'version')}"` }
  try {
    const name = resource.nameOf(await resource.save(form, target))
    notify('success', target ? doneTexts.saved(name) : doneTexts.added(name))
    return done()
  } catch (error) {
    const refusal = quietly(resource.failures.save, refusalOf(error, Object.keys(resource.rules)))
    // When the record is gone its form stays: what was typed must not vanish with it.
    return refused({ ...refusal, sent: form }, { reload: refusal.meanwhile === 'changed' })
  }
}

async function remove<Row extends Entity>(resource: Resource<Row>, id: string) {
  const { kind, words, failures } = resource
  try {
    await removeRecord(kind, id, failures.remove ?? 'Failed to delete')
    const told = doneTexts.deleted(words.noun.en, words.noun.el)
    notify('success', told, undoOf(resource, 'delete', [id]))
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

/** What was deleted can be brought back. */
function undoOf<Row extends Entity>({ kind }: Resource<Row>, action: BulkAction, ids: string[]) {
  if (action !== 'delete') return undefined
  const run = () => changeMany(kind, 'restore', ids, restoreFailed)
  return { label: doneTexts.undo, run }
}

function toldOf(action: BulkAction, count: number, name: string): NoticeText {
  const one = count === 1 && name !== ''
  if (one && action === 'activate') return doneTexts.active(name, true)
  if (one && action === 'deactivate') return doneTexts.active(name, false)
  return doneTexts.many[action](count)
}

function tell(failure: string | null, refusal: Refusal): void {
  if (failure === null) console.error(refusal.message)
  else notify('error', refusal.message ?? failure)
}

/** Where the specification shows nothing, the text is logged; what concerns fields still shows there. */
function quietly(failure: string | null, refusal: Refusal): Refusal {
  if (failure !== null || refusal.message === undefined || refusal.meanwhile) return refusal
  console.error(refusal.message)
  const { message: _, ...rest } = refusal
  return rest
}
