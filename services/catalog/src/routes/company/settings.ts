import { type Static, Type } from '@stampa/service-kit'
import { type Language, languageField } from '@stampa/service-kit/translations'
import type { Knex } from 'knex'
import { type Author, changesBetween, recordAudit, refuseStale } from '../../content/audit.ts'
import {
  column,
  type Images,
  optionalImage,
  recordVersion,
  schemasOf,
  selectList,
  storedValues,
  text,
  time,
  type Values,
} from '../../content/columns.ts'
import { addToLibrary } from '../../content/library.ts'
import { showInLanguage, translationsOf } from '../../content/translations.ts'
import type { ImageUse } from '../../images.ts'
import { checkOpeningHours, type OpeningHours, openingHours } from './opening-hours.ts'
import { companyBody, siteLanguage } from './schema.ts'

/** A number of digits, stored without spaces. */
const digits = (name: string, description: string) =>
  column<string>(Type.String({ description }), {
    name,
    store: (field, { input }) =>
      input[field] === undefined ? undefined : String(input[field]).replaceAll(/\s/g, ''),
  })

const columns = {
  facebook: text(),
  instagram: text(),
  twitter: text(),
  linkedin: text(),
  location: text({ translated: true }),
  telephone: text(),
  email: text(),
  legalName: text({ translated: true, name: 'legal_name', description: 'Επωνυμία' }),
  legalForm: text({ translated: true, name: 'legal_form', description: 'Νομική μορφή' }),
  vatNumber: digits('vat_number', 'ΑΦΜ'),
  taxOffice: text({ translated: true, name: 'tax_office', description: 'ΔΟΥ' }),
  registryNumber: digits('registry_number', 'Αριθμός ΓΕΜΗ'),
  openingHours: column<OpeningHours>(openingHours, {
    name: 'opening_hours',
    // knex would send a list as a PostgreSQL array.
    store: (field, { input }) => input[field] && JSON.stringify(input[field]),
  }),
  showPrices: column<boolean>(
    Type.Boolean({ description: 'Whether visitors see the price tables of products' }),
    { name: 'show_prices' },
  ),
  siteLanguage: column<string>(siteLanguage, { name: 'site_language' }),
  logo: optionalImage(),
  favicon: optionalImage(),
  version: recordVersion('Grows with every change; quoted, it is an `If-Match`'),
}

const translated = translationsOf(columns, companyBody, 'Company')

export const companyColumns = { ...columns, translations: translated.column }

export const changedCompany = Type.Object({
  ...companyBody,
  translations: Type.Optional(translated.schema),
})

type CompanyInput = Static<typeof changedCompany>

const selected = selectList('company', { ...companyColumns, updatedAt: time('updated_at') })

type CompanyRow = Values<typeof companyColumns> & { updatedAt: Date }

export const companySettings = Type.Object(
  { ...schemasOf(companyColumns), ...languageField },
  { $id: 'CompanySettings' },
)

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
): Promise<CompanyRow> {
  if (input.openingHours) checkOpeningHours(input.openingHours)
  return db.transaction(async tx => {
    const before = await lockCompany(tx)
    const { kind, id } = companyRecord
    await refuseStale(tx, kind, { ...before, id }, ifMatch)
    const version = before.version + 1
    const values = storedValues(companyColumns, { input, images }, before)
    await tx('company').update({ ...values, version, updated_at: tx.fn.now() })
    await addToLibrary(tx, [values.logo ?? [], values.favicon ?? []].flat() as ImageUse[])
    const after = await findCompany(tx)
    const changes = changesBetween(toSettings(before), toSettings(after))
    await recordAudit(tx, author, [{ kind, recordId: id, version, action: 'changed', changes }])
    return after
  })
}

/** Returns the settings as responses show them. */
export function toSettings(row: CompanyRow, language?: Language): Record<string, unknown> {
  return showInLanguage(companyColumns, row, language)
}

export async function findCompany(db: Knex): Promise<CompanyRow> {
  const [row] = await db('company').select<CompanyRow[]>(selected)
  if (!row) throw new Error('the company row that the migration made is gone')
  return row
}

/** Locks and returns the settings. */
export async function lockCompany(tx: Knex.Transaction): Promise<CompanyRow> {
  await tx('company').forUpdate().select('version')
  return findCompany(tx)
}
