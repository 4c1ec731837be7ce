import { errorResponses, publicCache, type RoutePlugin } from '@stampa/service-kit'
import { adminOnly } from '../../access.ts'
import { companyImage } from '../../image-rules.ts'
import { imageAsset, imageUrl } from '../../images.ts'
import { checkVersion, ifMatchHeaders, versionTag } from '../../preconditions.ts'
import { type CompanySettings, changedCompany, companySettings } from './schema.ts'
import { type CompanyRow, findCompany, lockCompany, updateCompany } from './store.ts'

const routes: RoutePlugin = async app => {
  app.get(
    '/settings',
    { schema: { response: { 200: companySettings } }, onSend: publicCache() },
    async () => toSettings(await findCompany(app.db)),
  )

  app.put(
    '/settings',
    {
      onRequest: app.requireAdmin,
      config: { form: { logo: companyImage, favicon: companyImage } },
      schema: {
        security: adminOnly,
        summary: 'Changes the settings that the form names',
        consumes: ['multipart/form-data'],
        headers: ifMatchHeaders,
        body: changedCompany,
        response: { 200: companySettings, ...errorResponses(400, 401, 412, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const { logo, favicon } = await request.publishUploads()
      const row = await app.db.transaction(async tx => {
        checkVersion(request.headers['if-match'], await lockCompany(tx))
        return updateCompany(tx, { ...trimmed(request.body), logo, favicon })
      })
      return reply.header('etag', versionTag(row.version)).send(toSettings(row))
    },
  )
}

function toSettings(row: CompanyRow): CompanySettings {
  const { logo, favicon, ...texts } = row
  return {
    ...texts,
    logo: logo && imageUrl(logo),
    logoAsset: logo && imageAsset(logo),
    favicon: favicon && imageUrl(favicon),
    faviconAsset: favicon && imageAsset(favicon),
  }
}

function trimmed<Texts extends Record<string, string>>(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, text.trim()]),
  ) as Texts
}

export default routes
