import { type IdentityAnswer, identityRules, unwrap } from '@stampa/api'
import { type ActionFunctionArgs, redirect } from '@stampa/platform'
import type { RolePermission } from '@stampa/rules/permissions'
import { account, at } from '../shared/calls/api.ts'
import { inBoth, type NoticeText, notify } from '../shared/calls/notices.ts'
import { type Outcome, shown } from '../shared/calls/outcome.ts'
import { answerOf, attempt, change } from '../shared/calls/record-action.ts'
import { confirmed } from '../shared/confirmation/confirmation.ts'
import { rulesOf } from '../shared/form/rules.ts'
import { type FormValues, readValues, textOf } from '../shared/form/values.ts'
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
const fallback = 'Failed to save'

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
  const call = confirmed(() => account.POST('/api/auth/people', { body }))
  return shown(invited(answerOf(call, fallback), body.email), Object.keys(values))
}

/** Says that an invitation is being mailed, and returns its link. */
async function invited(answer: Promise<{ link: string }>, email: string) {
  const { link } = await answer
  notify('success', inBoth(texts.invitationSent, email))
  return { link }
}

/** Shows the notice of a change, and returns to the list. */
async function andReturn(changed: Promise<NoticeText>): Promise<never> {
  notify('success', await changed)
  throw redirect(peoplePath)
}

const formOf = (values: FormValues) => ({ fields: Object.keys(values), sent: values })

/**
 * Action of one person: PATCH changes role or state, POST sends the invitation again or removes the second
 * factor, DELETE deletes.
 */
export async function changePerson({ request, params: { id = '' } }: ActionFunctionArgs) {
  const form = await request.formData()
  const announces = { announces: true }
  if (request.method === 'DELETE') {
    const call = confirmed(() => account.DELETE('/api/auth/people/{id}', at(id)))
    return attempt(change(call, fallback, texts.personDeleted))
  }
  if (request.method === 'POST' && form.has('secondFactor')) {
    const call = confirmed(() => account.DELETE('/api/auth/people/{id}/second-factor', at(id)))
    return attempt(change(call, fallback, texts.secondFactorRemoved), announces)
  }
  if (request.method === 'POST') {
    const call = confirmed(() => account.POST('/api/auth/people/{id}/invitation', at(id)))
    return shown(invited(answerOf(call, fallback), textOf(form, 'email')), [])
  }
  const role = form.get('role')
  const body = role === null ? { disabled: form.get('disabled') === 'yes' } : { role: `${role}` }
  const call = confirmed(() => account.PATCH('/api/auth/people/{id}', { ...at(id), body }))
  return attempt(change(call, fallback, texts.personChanged), announces)
}

/** Stores a role of the shop: a new one, or with an id a changed one. DELETE deletes it. */
export async function changeRole({ request, params: { id } }: ActionFunctionArgs) {
  if (request.method === 'DELETE' && id !== undefined) {
    const call = confirmed(() => account.DELETE('/api/auth/roles/{id}', at(id)))
    return attempt(change(call, fallback, texts.roleDeleted))
  }
  const { values } = await readValues<RoleValues>(request)
  const body = { ...values, name: values.name.trim() }
  const call = confirmed(() =>
    id === undefined
      ? account.POST('/api/auth/roles', { body })
      : account.PUT('/api/auth/roles/{id}', { ...at(id), body }),
  )
  return attempt(andReturn(change(call, fallback, texts.roleSaved)), formOf(values))
}

/** Creates a key, which the dialog shows with its secret. DELETE deletes one. */
export async function changeKey({ request, params: { id } }: ActionFunctionArgs) {
  if (request.method === 'DELETE' && id !== undefined) {
    const call = confirmed(() => account.DELETE('/api/auth/keys/{id}', at(id)))
    return attempt(change(call, fallback, texts.keyDeleted))
  }
  const { values } = await readValues<KeyValues>(request)
  const body = { ...values, name: values.name.trim(), days: Number(values.days) }
  const call = confirmed(() => account.POST('/api/auth/keys', { body }))
  const created = answerOf(call, fallback).then(key => ({ key }))
  return shown(created, Object.keys(values))
}
