import { Problem } from '../problems.ts'

/** Where a page ended: the sort it had, the last row's value in it, and that row's id. */
export interface Position {
  sort: string
  value: string | number | boolean
  id: string
}

/** The position as an opaque word for a URL. */
export function encodeCursor({ sort, value, id }: Position): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')
}

/** @throws Problem 400 when the word is not one of ours or belongs to another sort */
export function decodeCursor(cursor: string, sort: string): Position {
  const position = parse(cursor)
  if (position?.sort !== sort) {
    throw new Problem(400, 'invalid_cursor', 'The cursor belongs to no page of this list')
  }
  return position
}

function parse(cursor: string): Position | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (!Array.isArray(parts) || parts.length !== 3) return undefined
    const [sort, value, id] = parts
    if (typeof sort !== 'string' || typeof id !== 'string') return undefined
    if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined
    return { sort, value, id }
  } catch {
    return undefined
  }
}
