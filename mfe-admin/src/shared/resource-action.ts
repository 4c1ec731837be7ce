import type { ActionFunctionArgs } from '@stampa/platform'
import { isOn, textOf } from './form-values.ts'
import { notify } from './notices.ts'
import { done, refusalOf, refused } from './outcome.ts'
import type { Entity, Resource } from './resource.ts'
import { findErrors } from './rules.ts'

/**
 * The action behind a form's address: POST makes a record, PUT changes one, PATCH changes one
 * from the list, where there is no form that could show what went wrong, DELETE deletes one.
 */
export function resourceAction<Row extends Entity>(resource: Resource<Row>) {
  return async ({ request, params: { id } }: ActionFunctionArgs) => {
    if (request.method === 'DELETE') return remove(resource, id ?? '')
    const form = await request.formData()
    return request.method === 'PATCH' ? toggle(resource, form, id) : save(resource, form, id)
  }
}

async function save<Row extends Entity>(
  resource: Resource<Row>,
  form: FormData,
  id: string | undefined,
) {
  const fields = findErrors(form, resource.rules, { isNew: id === undefined })
  if (fields.length > 0) return refused({ ok: false, fields })
  try {
    const row = await resource.save(form, targetOf(form, id))
    notify('success', `“${resource.nameOf(row)}” was ${id ? 'saved' : 'added'}`)
    return done()
  } catch (error) {
    const refusal = refusalOf(error, Object.keys(resource.rules))
    // When the record is gone its form stays: what was typed must not vanish with it.
    return refused(refusal, { reload: refusal.meanwhile === 'changed' })
  }
}

async function toggle<Row extends Entity>(
  resource: Resource<Row>,
  form: FormData,
  id: string | undefined,
) {
  try {
    const row = await resource.save(form, targetOf(form, id))
    const state = isOn(form, 'active') ? 'active' : 'inactive'
    notify('success', `“${resource.nameOf(row)}” is now ${state}`)
    return done()
  } catch (error) {
    const refusal = refusalOf(error)
    notify('error', refusal.message ?? '')
    return refused(refusal, { reload: refusal.meanwhile !== undefined })
  }
}

async function remove<Row extends Entity>(resource: Resource<Row>, id: string) {
  try {
    await resource.remove(id)
    notify('success', `The ${resource.noun} was deleted`)
    return done()
  } catch (error) {
    const refusal = refusalOf(error)
    return refused(refusal, { reload: refusal.meanwhile !== undefined })
  }
}

function targetOf(form: FormData, id: string | undefined) {
  return id === undefined ? undefined : { id, ifMatch: `"${textOf(form, 'version')}"` }
}
