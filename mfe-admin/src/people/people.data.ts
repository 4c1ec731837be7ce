import { type IdentityAnswer, identityRules, unwrap } from '@stampa/api'
import { type ActionFunctionArgs, data, redirect } from '@stampa/platform'
import type { RolePermission } from '@stampa/rules/permissions'
import { account, at } from '../shared/calls/api.ts'
import { inBoth, notify } from '../shared/calls/notices.ts'
import { type Outcome, refusalOf, refused } from '../shared/calls/outcome.ts'
import { attempt, change } from '../shared/calls/record-action.ts'
import { confirmed } from '../shared/confirmation/confirmation.ts'
import { rulesOf } from '../shared/form/rules.ts'
import { readValues, textOf } from '../shared/form/values.ts'
import { peopleMessages as texts } from './people.messages.ts'

export const peoplePath = '/admin/people'

export type Person = IdentityAnswer<'/api/auth/people'>[number]
export const statusTones = { active: 'positive', invited: 'accent', disabled: 'neutral' } as const

export type Role = IdentityAnswer<'/api/auth/roles'>[number]

export type ApiKey = IdentityAnswer<'/api/auth/keys'>[number]

export interface PeopleData {
  people: Person[]
  roles: Role[]
  keys: ApiKey[]
}

export type Invitation = { email: string; role: string }

/** Outcome of an invitation: the path of its link, which is never shown again. */
export type InvitationOutcome = Outcome & { link?: string }

export type KeyValues = { name: string; role: string; days: string }

/** Outcome of a creation: the key with its secret, which is never shown again. */
export type KeyOutcome = Outcome & { key?: { _id: string; secret: string } }

export type RoleValues = { name: string; permissions: RolePermission[] }

export const invitationRules = rulesOf(identityRules['/api/auth/people'])
export const roleRules = rulesOf(identityRules['/api/auth/roles'])
export const keyRules = rulesOf(identityRules['/api/auth/keys'])

const loading = { fallback: 'Failed to fetch data', preferServerMessage: true }
const saving = { fallback: 'Failed to save', preferServerMessage: true }

export async function loadPeople(): Promise<PeopleData> {
  const [people, roles, keys] = await Promise.all([
    unwrap(account.GET('/api/auth/people'), loading),
    unwrap(account.GET('/api/auth/roles'), loading),
    unwrap(account.GET('/api/auth/keys'), loading),
  ])
  return { people, roles, keys }
}

/** Invites a person, whose dialog shows the link. */
export async function invite({ request }: ActionFunctionArgs) {
  const { values } = await readValues<Invitation>(request)
  const body = { ...values, email: values.email.trim() }
  try {
    const { link } = await unwrap(
      confirmed(() => account.POST('/api/auth/people', { body })),
      saving,
    )
    notify('success', inBoth(texts.invitationSent, body.email))
    return data<InvitationOutcome>({ ok: true, link })
  } catch (error) {
    return refused(refusalOf(error, Object.keys(values)))
  }
}

/** Action of one person: PATCH changes role or state, POST sends the invitation again or removes the second factor, DELETE deletes. */
export async function changePerson({ request, params: { id = '' } }: ActionFunctionArgs) {
  const form = await request.formData()
  const announces = { announces: true }
  if (request.method === 'DELETE') {
    const call = confirmed(() => account.DELETE('/api/auth/people/{id}', at(id)))
    return attempt(change(call, saving.fallback, texts.personDeleted))
  }
  if (request.method === 'POST' && form.has('secondFactor')) {
    const call = confirmed(() => account.DELETE('/api/auth/people/{id}/second-factor', at(id)))
    return attempt(change(call, saving.fallback, texts.secondFactorRemoved), announces)
  }
  if (request.method === 'POST') {
    return sendAgain(id, textOf(form, 'email'))
  }
  const role = form.get('role')
  const body = role === null ? { disabled: form.get('disabled') === 'yes' } : { role: `${role}` }
  const call = confirmed(() => account.PATCH('/api/auth/people/{id}', { ...at(id), body }))
  return attempt(change(call, saving.fallback, texts.personChanged), announces)
}

async function sendAgain(id: string, email: string) {
  try {
    const { link } = await unwrap(
      confirmed(() => account.POST('/api/auth/people/{id}/invitation', at(id))),
      saving,
    )
    notify('success', inBoth(texts.invitationSent, email))
    return data<InvitationOutcome>({ ok: true, link })
  } catch (error) {
    const refusal = refusalOf(error)
    notify('error', refusal.message ?? '')
    return refused(refusal)
  }
}

/** Stores a role of the shop: a new one, or with an id a changed one. DELETE deletes it. */
export async function changeRole({ request, params: { id } }: ActionFunctionArgs) {
  if (request.method === 'DELETE' && id !== undefined) {
    const call = confirmed(() => account.DELETE('/api/auth/roles/{id}', at(id)))
    return attempt(change(call, saving.fallback, texts.roleDeleted))
  }
  const { values } = await readValues<RoleValues>(request)
  const body = { ...values, name: values.name.trim() }
  try {
    await unwrap(
      confirmed(() =>
        id === undefined
          ? account.POST('/api/auth/roles', { body })
          : account.PUT('/api/auth/roles/{id}', { ...at(id), body }),
      ),
      saving,
    )
  } catch (error) {
    return refused(refusalOf(error, Object.keys(values)))
  }
  notify('success', texts.roleSaved)
  throw redirect(peoplePath)
}

/** Creates a key, which the dialog shows with its secret. DELETE deletes one. */
export async function changeKey({ request, params: { id } }: ActionFunctionArgs) {
  if (request.method === 'DELETE' && id !== undefined) {
    const call = confirmed(() => account.DELETE('/api/auth/keys/{id}', at(id)))
    return attempt(change(call, saving.fallback, texts.keyDeleted))
  }
  const { values } = await readValues<KeyValues>(request)
  const body = { ...values, name: values.name.trim(), days: Number(values.days) }
  try {
    const key = await unwrap(
      confirmed(() => account.POST('/api/auth/keys', { body })),
      saving,
    )
    return data<KeyOutcome>({ ok: true, key })
  } catch (error) {
    return refused(refusalOf(error, Object.keys(values)))
  }
}
