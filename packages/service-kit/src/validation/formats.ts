import type { Ajv } from 'ajv'
import formats from 'ajv-formats'

/**
 * Adds the formats that our schemas use (`date`, `date-time`, `email`, `uri`, `uuid`, `two-decimals`);
 * any other fails to compile.
 */
export function addFormats(ajv: Ajv): Ajv {
  ajv.addFormat('two-decimals', { type: 'number', validate: hasTwoDecimals })
  return formats.default(ajv, ['date', 'date-time', 'email', 'uri', 'uuid'])
}

/**
 * Judged by the shortest text of the number, which is what was sent: `multipleOf: 0.01` divides
 * floats and refuses 0.07.
 */
function hasTwoDecimals(value: number): boolean {
  return Number.isInteger(value) || /^-?\d+\.\d{1,2}$/.test(String(value))
}
