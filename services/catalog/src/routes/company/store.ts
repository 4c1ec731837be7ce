import type { Knex } from 'knex'
import type { ImageUse } from '../../images.ts'
import type { OpeningHours } from './opening-hours.ts'

export interface CompanyRow {
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

/** What is stored of the company; `undefined` leaves a field as it is. */
export type CompanyValues = {
  [Field in keyof Omit<CompanyRow, 'version' | 'updated_at'>]?: CompanyRow[Field] | undefined
}

export async function findCompany(db: Knex): Promise<CompanyRow> {
  return onlyRow(await db('company').select<CompanyRow[]>('*'))
}

/** The settings, which nobody else can change until the transaction ends. */
export async function lockCompany(db: Knex.Transaction): Promise<CompanyRow> {
  return onlyRow(await db('company').forUpdate().select<CompanyRow[]>('*'))
}

export async function updateCompany(
  db: Knex,
  { opening_hours, ...values }: CompanyValues,
): Promise<CompanyRow> {
  const rows = await db('company')
    .update({
      ...values,
      // A list would become an array of PostgreSQL.
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
