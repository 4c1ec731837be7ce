import type { Ajv } from 'ajv'
import formats from 'ajv-formats'

/** Adds the formats that our schemas use (`date-time`, `email`, `uri`, `uuid`); any other fails to compile. */
export function addFormats(ajv: Ajv): Ajv {
  return formats.default(ajv, ['date', 'date-time', 'email', 'uri', 'uuid'])
}
