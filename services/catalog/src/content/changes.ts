import { isDeepStrictEqual } from 'node:util'
import type { Change } from '@stampa/service-kit'

/** What changes with every write, or follows from another field. */
const untold = new Set(['_id', 'version', 'createdAt', 'updatedAt', 'productCount'])

/**
 * The fields in which two states of a record differ, as administrators see them. An image is told
 * by its URL, its text and its focal point; `undefined` stands for a record that is not there.
 *
 * @example changesBetween({ name: 'Κούπα' }, { name: 'Κούπες' }) // [{ field: 'name', from: 'Κούπα', to: 'Κούπες' }]
 */
export function changesBetween(before: object | undefined, after: object | undefined): Change[] {
  const old = told(before)
  const now = told(after)
  const fields = new Set([...Object.keys(old), ...Object.keys(now)])
  return [...fields]
    .map(field => ({ field, from: old[field] ?? null, to: now[field] ?? null }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to))
}

/**
 * Several steps as one: each field from where it began to where it ended, without those that came
 * back.
 *
 * @param steps oldest first
 */
export function mergeChanges(steps: readonly (readonly Change[])[]): Change[] {
  const merged = new Map<string, Change>()
  for (const { field, from, to } of steps.flat()) {
    merged.set(field, { field, from: merged.has(field) ? merged.get(field)?.from : from, to })
  }
  return [...merged.values()].filter(({ from, to }) => !isDeepStrictEqual(from, to))
}

/** The record as JSON tells it, assets cut down to what an administrator sets. */
function told(record: object = {}): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(JSON.parse(JSON.stringify(record)))) {
    if (untold.has(field)) continue
    const [, image] = /^(.+)Asset$/.exec(field) ?? []
    if (image !== undefined) Object.assign(fields, useOf(image, value))
    else if (field === 'imageAssets') fields.imageDetails = detailsOf(value)
    else fields[field] = value
  }
  return fields
}

interface Use {
  alt?: string
  focus?: object
}

function useOf(image: string, asset: unknown): Record<string, unknown> {
  const { alt, focus } = (asset ?? {}) as Use
  return { [`${image}Alt`]: alt, [`${image}Focus`]: focus }
}

function detailsOf(assets: unknown): Use[] {
  return (assets as Use[]).map(({ alt, focus }) => ({
    ...(alt !== undefined && { alt }),
    ...(focus && { focus }),
  }))
}
