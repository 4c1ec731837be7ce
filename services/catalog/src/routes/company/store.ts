import type { StoredImage } from '@stampa/service-kit/media'
import type { Knex } from 'knex'

export interface CompanyRow {
  facebook: string
  instagram: string
  twitter: string
  linkedin: string
  location: string
  telephone: string
  email: string
  logo: StoredImage | null
  favicon: StoredImage | null
  version: number
}

/** What is stored of the company; `undefined` leaves a field as it is. */
export type CompanyValues = {
  [Field in keyof Omit<CompanyRow, 'version'>]?: CompanyRow[Field] | undefined
}

export async function findCompany(db: Knex): Promise<CompanyRow> {
  return onlyRow(await db('company').select<CompanyRow[]>('*'))
}

/** The version of the settings, which nobody else can change until the transaction ends. */
export async function lockCompany(db: Knex.Transaction): Promise<number> {
  return onlyRow(await db('company').forUpdate().select<CompanyRow[]>('version')).version
}

export async function updateCompany(db: Knex, values: CompanyValues): Promise<CompanyRow> {
  const rows = await db('company')
    .update({ ...values, version: db.raw('version + 1'), updated_at: db.fn.now() })
    .returning<CompanyRow[]>('*')
  return onlyRow(rows)
}

function onlyRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('the company row that the migration made is gone')
  return row
}
