import type { Knex } from 'knex'
import { type Author, recordAudit, refuseStale } from '../../content/audit.ts'
import { changesBetween } from '../../content/changes.ts'
import type { Images } from '../../content/uploads.ts'
import { imageAsset, imageUrl, imageUse, sentOrRemoved } from '../../images.ts'
import { checkOpeningHours } from './opening-hours.ts'
import type { CompanyInput, CompanySettings } from './schema.ts'
import { type CompanyRow, type CompanyValues, lockCompany, updateCompany } from './store.ts'

/** Of the settings in the records of changes: there is one of it. */
export const companyRecord = { kind: 'company', id: '00000000-0000-0000-0000-000000000000' }

/**
 * Changes the settings that the input names.
 *
 * @throws Problem 400, or 409 when they were changed since the version of the header
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

/** The settings as everybody sees them. */
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
