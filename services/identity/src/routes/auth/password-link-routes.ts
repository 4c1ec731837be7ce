import { type App, errorResponses, invalidField, Problem, Type } from '@stampa/service-kit'
import { createLinks } from '@stampa/service-kit/links'
import { findAccount } from '../../accounts/administrators.ts'
import { createReset, findLink, linkPurpose, useLink } from '../../accounts/password-links.ts'
import { removeEndedSessions } from '../../administrator-changes.ts'
import { findWeakness } from '../../password-rules.ts'
import { hashPassword } from '../../passwords.ts'
import { newPassword } from './schema.ts'

const resetRequest = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254, message: 'Email is required' }),
})

const chosenPassword = Type.Object({
  token: Type.String({ maxLength: 100, description: 'From the fragment of the link' }),
  newPassword,
})

/** Calls of an address in a quarter of an hour: each costs a mail or a hash. */
const rateLimit = { max: 20, timeWindow: 15 * 60_000 }

/**
 * Pause between two mails for a reset of one account, s. The link before is valid for longer, so strangers who ask keep
 * its administrator neither from a link nor, as a limit of a day would, from asking.
 */
const resetPause = 10 * 60

/** Adds the public calls by which an administrator chooses a password with a link from a mail. */
export function addPasswordLinkRoutes(app: App, linkKey: string): void {
  const links = createLinks(linkKey)

  app.post(
    '/password-reset',
    {
      config: { rateLimit },
      schema: {
        summary: 'Mails a link to choose a new password; answers an unknown e-mail alike',
        body: resetRequest,
        response: { 202: Type.Object({}), ...errorResponses(429) },
      },
    },
    async (request, reply) => {
      const { administrator, account } = await findAccount(app.db, request.body.email.trim())
      const id = administrator?.joinedAt ? administrator.id : null
      // An unknown e-mail takes the same steps: its link has no administrator, and no mail.
      const key = `limit:reset:${app.pseudonym(account)}`
      if (await app.redis.set(key, '', 'EX', resetPause, 'NX')) {
        try {
          await app.db.transaction(tx => createReset(tx, id))
        } catch (error) {
          // No mail was recorded: the next request needs no pause.
          await app.redis.del(key)
          throw error
        }
      }
      await app.logSecurity(
        { event: 'password reset', outcome: 'success', administrator: id ?? undefined },
        request,
      )
      return reply.code(202).send({})
    },
  )

  app.post(
    '/password-link',
    {
      config: { rateLimit },
      schema: {
        summary:
          'Sets the password with a link from a mail, which ends all sessions; a link works once',
        body: chosenPassword,
        response: { 204: Type.Null(), ...errorResponses(410, 429) },
      },
    },
    async (request, reply) => {
      const { token, newPassword } = request.body
      const id = links.open(linkPurpose, token)
      const link = id === undefined ? undefined : await findLink(app.db, id)
      if (!link) throw linkEnded()
      const weakness = findWeakness(newPassword, link.email)
      if (weakness !== undefined) throw invalidField('newPassword', weakness)
      const hash = await app.hashSlots(() => hashPassword(newPassword))
      if (!(await app.db.transaction(tx => useLink(tx, link, hash)))) throw linkEnded()
      await removeEndedSessions(app)
      return reply.code(204).send(null)
    },
  )
}

function linkEnded(): Problem {
  return new Problem(410, 'link_ended', 'The link was used or has expired. Ask for a new one.')
}
