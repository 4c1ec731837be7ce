/**
 * A copy of a JSON schema in which every object refuses properties that it does not name, unless
 * it says otherwise itself. Applied to every request body: a misspelt field is an error, not a
 * silent loss.
 */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (schema === null || typeof schema !== 'object') return schema
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, holdsData(key) ? value : closed(value)]),
  )
  if (copy.type === 'object' && copy.properties) copy.additionalProperties ??= false
  return copy
}

/** Values under these keywords are examples or constants, not schemas. */
function holdsData(keyword: string): boolean {
  return ['const', 'default', 'enum', 'examples'].includes(keyword)
}
