import type { Knex } from 'knex'
import { type Author, changesBetween, recordAudit, refuseStale } from '../../content/audit.ts'
import type { Images } from '../../content/uploads.ts'
import { type ImageUse, imageAsset, imageUrl, imageUse, sentOrRemoved } from '../../images.ts'
import { checkOpeningHours, type OpeningHours } from './opening-hours.ts'
import type { CompanyInput, CompanySettings } from './schema.ts'

/** Key of the settings in the audit table. */
export const companyRecord = { kind: 'company', id: '00000000-0000-0000-0000-000000000000' }

/**
 * Changes the settings that the input names.
 *
 * @throws Problem 400, or 409 for an outdated version
 */
export function changeSettings(
  db: Knex,
  author: Author,
  ifMatch: string | undefined,
  input: CompanyInput,
  images: Images,
): Promise<CompanySettings> {
  if (input.openingHours) checkOpeningHours(input.openingHours)
  return db.transaction(async tx => {
    const before = await lockCompany(tx)
    const { kind, id } = companyRecord
    await refuseStale(tx, kind, { ...before, id }, ifMatch)
    const after = await updateCompany(tx, toValues(input, images, before))
    const changes = changesBetween(toSettings(before), toSettings(after))
    const { version } = after
    await recordAudit(tx, author, [{ kind, recordId: id, version, action: 'changed', changes }])
    return toSettings(after)
  })
}

export function toSettings(row: CompanyRow): CompanySettings {
  return {
    facebook: row.facebook,
    instagram: row.instagram,
    twitter: row.twitter,
    linkedin: row.linkedin,
    location: row.location,
    telephone: row.telephone,
    email: row.email,
    legalName: row.legal_name,
    legalForm: row.legal_form,
    vatNumber: row.vat_number,
    taxOffice: row.tax_office,
    registryNumber: row.registry_number,
    openingHours: row.opening_hours,
    logo: row.logo && imageUrl(row.logo),
    logoAsset: row.logo && imageAsset(row.logo),
    favicon: row.favicon && imageUrl(row.favicon),
    faviconAsset: row.favicon && imageAsset(row.favicon),
    version: row.version,
  }
}

function toValues(input: CompanyInput, images: Images, before: CompanyRow): CompanyValues {
  const use = { alt: input.logoAlt, focus: input.logoFocus }
  return {
    facebook: input.facebook?.trim(),
    instagram: input.instagram?.trim(),
    twitter: input.twitter?.trim(),
    linkedin: input.linkedin?.trim(),
    location: input.location?.trim(),
    telephone: input.telephone?.trim(),
    email: input.email?.trim(),
    legal_name: input.legalName?.trim(),
    legal_form: input.legalForm?.trim(),
    vat_number: input.vatNumber?.replaceAll(/\s/g, ''),
    tax_office: input.taxOffice?.trim(),
    registry_number: input.registryNumber?.replaceAll(/\s/g, ''),
    opening_hours: input.openingHours,
    logo: imageUse(sentOrRemoved(images.logo, input.removeLogo), use, before.logo),
    favicon: sentOrRemoved(images.favicon, input.removeFavicon),
  }
}

interface CompanyRow {
  facebook: string
  instagram: string
  twitter: string
  linkedin: string
  location: string
  telephone: string
  email: string
  legal_name: string
  legal_form: string
  vat_number: string
  tax_office: string
  registry_number: string
  opening_hours: OpeningHours
  logo: ImageUse | null
  favicon: ImageUse | null
  version: number
  updated_at: Date
}

/** Values of a write; `undefined` keeps the current value. */
type CompanyValues = {
  [Field in keyof Omit<CompanyRow, 'version' | 'updated_at'>]?: CompanyRow[Field] | undefined
}

export async function findCompany(db: Knex): Promise<CompanyRow> {
  return onlyRow(await db('company').select<CompanyRow[]>('*'))
}

/** Locks and returns the settings. */
export async function lockCompany(db: Knex.Transaction): Promise<CompanyRow> {
  return onlyRow(await db('company').forUpdate().select<CompanyRow[]>('*'))
}

async function updateCompany(
  db: Knex,
  { opening_hours, ...values }: CompanyValues,
): Promise<CompanyRow> {
  const rows = await db('company')
    .update({
      ...values,
      // knex would send a list as a PostgreSQL array.
      opening_hours: opening_hours && JSON.stringify(opening_hours),
      version: db.raw('version + 1'),
      updated_at: db.fn.now(),
    })
    .returning<CompanyRow[]>('*')
  return onlyRow(rows)
}

function onlyRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('the company row that the migration made is gone')
  return row
}
