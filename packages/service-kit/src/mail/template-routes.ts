import { isEmail } from '@stampa/rules/contact'
import { allows, type Section } from '@stampa/rules/permissions'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import type { App } from '../app/base-app.ts'
import { adminCall, who } from '../auth/admin-access.ts'
import { closedEvents, type EventSections, forbidden } from '../auth/requirement.ts'
import { errorResponses, Problem, validationFailed } from '../errors/problems.ts'
import { nullable } from '../validation/schemas.ts'
import { renderText } from './letter.ts'
import { type DeclaredMails, findTemplate, saveTemplate, sendTest } from './template-store.ts'
import { templateFaults, writeLetter } from './templates.ts'

const text = Type.Object({
  subject: Type.String({ maxLength: 150 }),
  title: Type.String({ maxLength: 200 }),
  body: Type.String({ maxLength: 5000 }),
})

const mailTexts = Type.Object({ el: text, en: text }, { $id: 'MailTexts' })

const templateSchema = Type.Object(
  {
    event: Type.String(),
    enabled: Type.Boolean({ description: 'Whether customers get this mail' }),
    mayChange: Type.Boolean({ description: 'Whether the administrator may change it' }),
    isChanged: Type.Boolean({ description: 'Whether the texts are those of administrators' }),
    texts: mailTexts,
    delivered: mailTexts,
    variables: Type.Array(
      Type.Object({
        name: Type.String(),
        kind: Type.Enum(['text', 'block'], { description: 'block: a paragraph of its own' }),
      }),
    ),
  },
  { $id: 'MailTemplate' },
)

const preview = Type.Object({ subject: Type.String(), text: Type.String() }, { $id: 'MailPreview' })

const eventParams = Type.Object({ event: Type.String() })

/**
 * Adds the administrators' calls for the texts of the mails to customers.
 *
 * @param section whose permissions they require
 */
export function addTemplateRoutes(
  app: App,
  section: Section,
  mails: DeclaredMails,
  others: EventSections = {},
): void {
  const isOpen = (request: FastifyRequest, verb: 'read' | 'write', event: string) =>
    !closedEvents(request, verb, others).some(word => event.startsWith(`${word}.`))

  /** @throws Problem 404 for a mail that does not exist, or is not the administrator's to change */
  const changeable = (request: FastifyRequest, event: string) => {
    const mail = Object.hasOwn(mails, event) ? mails[event] : undefined
    if (!mail || !isOpen(request, 'write', event))
      throw new Problem(404, 'mail_not_found', 'Mail not found')
    return mail
  }

  async function show(
    request: FastifyRequest,
    event: string,
    { template }: DeclaredMails[string],
  ): Promise<Static<typeof templateSchema>> {
    const { enabled, texts } = await findTemplate(app.db, event)
    return {
      event,
      enabled,
      mayChange: allows(request.admin.scope, `${section}:write`) && isOpen(request, 'write', event),
      isChanged: texts !== null,
      texts: texts ?? template.texts,
      delivered: template.texts,
      variables: Object.entries(template.variables).map(([name, kind]) => ({ name, kind })),
    }
  }

  app.get(
    '/templates',
    adminCall(app, `${section}:read`, {
      summary: 'The mails to customers: texts, variables, and whether they are sent',
      response: { 200: Type.Array(templateSchema) },
    }),
    request => {
      const shown = Object.entries(mails).filter(([event]) => isOpen(request, 'read', event))
      return Promise.all(shown.map(([event, mail]) => show(request, event, mail)))
    },
  )

  app.put(
    '/templates/:event',
    adminCall(app, `${section}:write`, {
      summary:
        'Sets the texts of a mail, and whether it is sent; texts of null are those as delivered',
      params: eventParams,
      body: Type.Object({ enabled: Type.Boolean(), texts: nullable(mailTexts) }),
      response: { 200: templateSchema, ...errorResponses(404) },
    }),
    async request => {
      const { event } = request.params
      const { enabled, texts } = request.body
      const mail = changeable(request, event)
      const faults = texts ? templateFaults(mail.template, texts) : []
      if (faults.length > 0) throw validationFailed(faults)
      await saveTemplate(app.db, event, { enabled, texts })
      return show(request, event, mail)
    },
  )

  app.post(
    '/templates/:event/preview',
    adminCall(app, `${section}:write`, {
      summary: 'A mail with these texts and the values of an example',
      params: eventParams,
      body: Type.Object({ texts: mailTexts }),
      response: { 200: preview, ...errorResponses(404) },
    }),
    async request => {
      const { template, sample } = changeable(request, request.params.event)
      const { texts } = request.body
      const faults = templateFaults(template, texts)
      if (faults.length > 0) throw validationFailed(faults)
      const letter = writeLetter(template, sample, texts)
      return { subject: letter.subject, text: renderText(letter, []) }
    },
  )

  app.post(
    '/templates/:event/test',
    adminCall(app, `${section}:write`, {
      summary: 'Sends the mail as it is saved, with the values of an example, to the administrator',
      params: eventParams,
      response: { 204: Type.Null(), ...errorResponses(404) },
    }),
    async (request, reply) => {
      const { event } = request.params
      changeable(request, event)
      // A program has no mailbox.
      if (!isEmail(who(request))) throw forbidden()
      await sendTest(app.db, event, who(request))
      return reply.code(204).send(null)
    },
  )
}
