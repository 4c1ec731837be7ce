import { isEmail, isPhone } from '@stampa/rules/contact'
import type { Ajv } from 'ajv'
import formats from 'ajv-formats'

/**
 * Adds the formats of the schemas: `date`, `date-time`, `email`, `phone`, `two-decimals`, `uri`, `uuid`.
 * A schema with any other format does not compile. `email` and `phone` are the rules that forms apply,
 * to the trimmed text.
 */
export function addFormats(ajv: Ajv): Ajv {
  ajv.addFormat('two-decimals', { type: 'number', validate: hasTwoDecimals })
  ajv.addFormat('email', { type: 'string', validate: text => isEmail(text.trim()) })
  ajv.addFormat('phone', { type: 'string', validate: text => isPhone(text.trim()) })
  return formats.default(ajv, ['date', 'date-time', 'uri', 'uuid'])
}

/**
 * Returns whether a number has at most two decimals in its shortest decimal form: `multipleOf: 0.01` divides
 * floats and refuses 0.07.
 */
function hasTwoDecimals(value: number): boolean {
  return Number.isInteger(value) || /^-?\d+\.\d{1,2}$/.test(String(value))
}
