import { Problem } from '@stampa/service-kit'
import type { Knex } from 'knex'
import type { ContentType } from '../../../content/content-type.ts'

/** Finds what a sheet calls by its name. */
export interface NameIndex {
  /** @throws Problem 400 when nothing, or more than one thing, has the name or id */
  idOf(name: string): string
}

/** The names of a kind's records that are not in the trash. */
export async function indexNames(
  db: Knex,
  { table, label }: Pick<ContentType, 'table' | 'label'>,
  field: string,
): Promise<NameIndex> {
  const rows = await db(table)
    .whereNull('deleted_at')
    .select<{ id: string; name: string }[]>('id', 'name')
  const ids = new Map<string, string[]>()
  for (const { id, name } of rows) ids.set(name, [...(ids.get(name) ?? []), id])
  for (const { id } of rows) ids.set(id, [id])
  return {
    idOf(name) {
      const [id, another] = ids.get(name) ?? []
      if (id !== undefined && another === undefined) return id
      const message = id
        ? `More than one is called «${name.slice(0, 100)}»: use its _id`
        : `${label} not found: «${name.slice(0, 100)}»`
      throw new Problem(400, 'validation_failed', message, { errors: [{ field, message }] })
    },
  }
}
