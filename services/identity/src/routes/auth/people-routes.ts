import { isEmail } from '@stampa/rules/contact'
import {
  type App,
  adminCall,
  dateTime,
  errorResponses,
  invalidField,
  Problem,
  type Static,
  Type,
} from '@stampa/service-kit'
import { createLinks } from '@stampa/service-kit/links'
import { onlyRow } from '@stampa/service-kit/listing'
import { idParams } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import {
  lockPeople,
  lockPerson,
  type PersonRequest,
  requireCover,
  requireRole,
} from '../../accounts/authority.ts'
import { createInvitation, deleteLinks, pathOfLink } from '../../accounts/password-links.ts'
import {
  hasOtherOwner,
  insertInvited,
  listPeople,
  ownerRole,
  type Person,
} from '../../accounts/people.ts'
import { removeEndedSessions } from '../../administrator-changes.ts'
import { scopeOf } from '../../roles.ts'
import { removeFactors } from '../../second-factor/store.ts'
import { endSessions } from '../../sign-in/sessions.ts'
import { noSecondFactor } from './second-factor-routes.ts'

const time = dateTime()

const person = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    email: Type.String(),
    role: Type.String({ description: 'Id of the role' }),
    status: Type.Enum(['active', 'invited', 'disabled']),
    createdAt: time,
    lastSignInAt: Type.Union([time, Type.Null()]),
    hasSecondFactor: Type.Boolean({ description: 'Or a passkey' }),
    invitation: Type.Optional(
      Type.Enum(['waiting', 'sent', 'failed', 'expired'], {
        description: 'Of an invited person: the state of its mail while its link is valid',
      }),
    ),
  },
  { $id: 'Person' },
)

/** The link is the caller's to pass on where the mail does not arrive; it is not stored. */
const link = Type.String({ description: 'Path of the page where the person chooses a password' })

const roleId = Type.String({ minLength: 1, maxLength: 100, message: 'Please select a role' })

const invitation = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254, message: 'Email is required' }),
  role: roleId,
})

const change = Type.Object({
  role: Type.Optional(roleId),
  disabled: Type.Optional(Type.Boolean()),
})

export function addPeopleRoutes(app: App, linkKey: string): void {
  const links = createLinks(linkKey)

  app.get(
    '/people',
    adminCall(app, 'people:read', {
      summary: 'The accounts of the back office, by e-mail',
      response: { 200: Type.Array(person) },
    }),
    async () => (await listPeople(app.db)).map(toPerson),
  )

  app.get(
    '/colleagues',
    adminCall(app, 'orders:read', {
      summary: 'E-mails of the active accounts, of which one can own a contact message',
      response: { 200: Type.Array(Type.String()) },
    }),
    async () =>
      (await listPeople(app.db))
        .filter(({ joinedAt, disabledAt }) => joinedAt && !disabledAt)
        .map(({ email }) => email),
  )

  app.post(
    '/people',
    adminCall(app, 'people:write', {
      summary:
        'Invites a person by a mail with a link to choose a password, which is valid for three days',
      body: invitation,
      response: { 201: Type.Object({ ...person.properties, link }), ...errorResponses(409) },
    }),
    async (request, reply) => {
      const email = request.body.email.trim()
      if (!isEmail(email)) throw invalidField('email', 'Please enter a valid email')
      const created = await app.db.transaction(async tx => {
        const caller = await lockPeople(tx, request.admin)
        requireCover(caller, scopeOf(await requireRole(tx, request.body.role)))
        const id = await insertInvited(tx, email, request.body.role)
        if (id === undefined) {
          throw new Problem(409, 'email_taken', 'There is an account with this email already')
        }
        const link = pathOfLink(links, await createInvitation(tx, id, request.admin.id))
        return { ...toPerson(onlyRow(await listPeople(tx, id))), link }
      })
      return reply.code(201).send(created)
    },
  )

  app.post(
    '/people/:id/invitation',
    adminCall(app, 'people:write', {
      summary: 'Mails the invitation again; the link before stops working',
      params: idParams,
      response: { 200: Type.Object({ link }), ...errorResponses(404, 409) },
    }),
    async request =>
      app.db.transaction(async tx => {
        const { person: invited } = await lockPerson(tx, request)
        if (invited.joinedAt) {
          throw new Problem(409, 'joined_already', 'This person has chosen a password already')
        }
        const id = await createInvitation(tx, invited.id, request.admin.id)
        return { link: pathOfLink(links, id) }
      }),
  )

  app.patch(
    '/people/:id',
    adminCall(app, 'people:write', {
      summary:
        'Changes the role, disables or enables an account, which ends its sessions and the invitations that it sent; another role of an invited person mails a new invitation',
      params: idParams,
      body: change,
      response: { 200: person, ...errorResponses(404, 409) },
    }),
    async request => {
      const changed = await changePerson(app.db, request, request.body)
      await removeEndedSessions(app)
      return toPerson(changed)
    },
  )

  app.delete(
    '/people/:id',
    adminCall(app, 'people:delete', {
      summary: 'Deletes an account and its sessions; what it has changed keeps its e-mail',
      params: idParams,
      response: { 204: Type.Null(), ...errorResponses(404, 409) },
    }),
    async (request, reply) => {
      await app.db.transaction(async tx => {
        const { person } = await lockPerson(tx, request)
        await keepOwner(tx, person, true)
        await tx('administrators').where({ id: person.id }).delete()
      })
      await removeEndedSessions(app)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/people/:id/second-factor',
    adminCall(app, 'people:delete', {
      summary:
        'Removes the second factor and the passkeys of an account, for a lost device, and ends its sessions',
      params: idParams,
      response: { 204: Type.Null(), ...errorResponses(404) },
    }),
    async (request, reply) => {
      const { id: administrator } = request.params
      await app.db.transaction(async tx => {
        const { person } = await lockPerson(tx, request)
        if (!(await removeFactors(tx, person.id))) throw noSecondFactor()
        await endSessions(tx, person.id, {})
      })
      await removeEndedSessions(app)
      const event = { event: 'second factor removed', outcome: 'success', administrator } as const
      await app.logSecurity(event, request)
      return reply.code(204).send(null)
    },
  )
}

async function changePerson(
  db: Knex,
  request: PersonRequest,
  { role, disabled }: Static<typeof change>,
): Promise<Person> {
  return db.transaction(async tx => {
    const { caller, person } = await lockPerson(tx, request)
    if (role !== undefined) requireCover(caller, scopeOf(await requireRole(tx, role)))
    await keepOwner(tx, person, disabled === true || (role ?? ownerRole) !== ownerRole)
    await tx('administrators')
      .where({ id: person.id })
      .update({
        role: role ?? person.role,
        ...(disabled !== undefined && {
          disabled_at: disabled ? (person.disabledAt ?? tx.fn.now()) : null,
        }),
      })
    if (disabled) await deleteLinks(tx, person.id)
    const changed = onlyRow(await listPeople(tx, person.id))
    // The change has ended the link before, whose inviter may not have what the new role permits.
    if (changed.joinedAt || changed.disabledAt || changed.role === person.role) return changed
    await createInvitation(tx, person.id, request.admin.id)
    return onlyRow(await listPeople(tx, person.id))
  })
}

/** @throws Problem 409 when no other owner could sign in */
async function keepOwner(
  tx: Knex.Transaction,
  { id, role }: Person,
  isLeaving: boolean,
): Promise<void> {
  if (!isLeaving || role !== ownerRole || (await hasOtherOwner(tx, id))) return
  throw new Problem(409, 'last_owner', 'The last owner stays: make another person an owner first')
}

function toPerson(row: Person) {
  const {
    id,
    email,
    role,
    createdAt,
    joinedAt,
    disabledAt,
    lastSignInAt,
    hasSecondFactor,
    invitation,
  } = row
  const status: Static<typeof person>['status'] = disabledAt
    ? 'disabled'
    : joinedAt
      ? 'active'
      : 'invited'
  return {
    _id: id,
    email,
    role,
    status,
    createdAt,
    lastSignInAt,
    hasSecondFactor,
    ...(status === 'invited' && { invitation: invitation ?? ('expired' as const) }),
  }
}
