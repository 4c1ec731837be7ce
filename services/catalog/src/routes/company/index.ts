import {
  adminCall,
  errorResponses,
  ifMatchHeaders,
  publicCache,
  type RoutePlugin,
  requireConfirmed,
  Type,
  versionTag,
} from '@stampa/service-kit'
import { addAuditRoutes } from '@stampa/service-kit/audit'
import { languageQuery } from '@stampa/service-kit/translations'
import { listAudit } from '../../content/audit.ts'
import { historyEntry } from '../../content/schema.ts'
import { imagesOf } from '../../content/uploads.ts'
import { companyImage } from '../../images.ts'
import {
  changedCompany,
  changeSettings,
  companyRecord,
  companySettings,
  findCompany,
  toSettings,
} from './settings.ts'

const form = { logo: companyImage, favicon: companyImage }

const routes: RoutePlugin = async app => {
  addAuditRoutes(app)

  app.get(
    '/settings',
    {
      schema: {
        querystring: languageQuery,
        response: { 200: companySettings, ...errorResponses(400) },
      },
      onSend: publicCache(),
    },
    async ({ query }) => toSettings(await findCompany(app.db), query.lang),
  )

  app.put(
    '/settings',
    {
      config: { form },
      ...adminCall(app, 'company:write', {
        summary:
          'Changes the settings that the form names; another e-mail, which receives the shop’s mails, needs the password of the last ten minutes',
        headers: ifMatchHeaders,
        body: changedCompany,
        response: { 200: companySettings, ...errorResponses(409) },
      }),
    },
    async (request, reply) => {
      const { email } = request.body
      if (email !== undefined && email.trim() !== (await findCompany(app.db)).email) {
        await requireConfirmed(app, request)
      }
      const images = await imagesOf(app, { form }, request)
      const ifMatch = request.headers['if-match']
      const row = await changeSettings(app.db, request.admin, ifMatch, request.body, images)
      return reply.header('etag', versionTag(row.version)).send(toSettings(row))
    },
  )

  app.get(
    '/settings/history',
    adminCall(app, 'company:read', {
      summary: 'Who changed what and when, newest first',
      response: { 200: Type.Array(historyEntry) },
    }),
    () => listAudit(app.db, companyRecord.kind, companyRecord.id),
  )
}

export default routes
