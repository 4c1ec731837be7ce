import type { BodyRules, FieldRule } from '@stampa/api'
import { fileRequiredWhenNew, type Rule, type Rules, required, wholeNumber } from '../form/rules.ts'

/**
 * The rules of a form, from what the service demands of the same fields. What the service cannot say
 * beforehand, like which files a field takes, is added.
 *
 * @param added further rules by field, checked after the service's
 * @example rulesOf(catalogRules['/api/events'], { image: acceptedFile(pngImage) })
 */
export function rulesOf(body: BodyRules, added: Rules = {}): Rules {
  const fields = new Set([...Object.keys(body), ...Object.keys(added)])
  return Object.fromEntries(
    [...fields].map(field => {
      const demanded = body[field]
      const own = demanded ? rulesOfField(field, demanded) : []
      return [field, [...own, ...[added[field] ?? []].flat()]]
    }),
  )
}

function rulesOfField(field: string, { type, message, ...rule }: FieldRule): Rule[] {
  const label = `${field.charAt(0).toUpperCase()}${field.slice(1)}`
  const missing = message ?? `${label} is required`
  const rules: Rule[] = []
  if (rule.required) rules.push(type === 'file' ? fileRequiredWhenNew(missing) : required(missing))
  if (rule.pattern !== undefined)
    rules.push(pattern(rule.pattern, message ?? `${label} is not valid`))
  if (type === 'integer') rules.push(wholeNumber(`${label} must be a whole number`))
  const { minimum } = rule
  if (minimum !== undefined) rules.push(atLeast(minimum, `${label} must be ${minimum} or more`))
  return rules
}

function pattern(source: string, message: string): Rule {
  const form = new RegExp(source, 'u')
  return values =>
    values.every(value => typeof value === 'string' && form.test(value)) ? undefined : message
}

/** An empty field is left to the other rules. */
function atLeast(minimum: number, message: string): Rule {
  return values =>
    values.every(value => value === '' || Number(value) >= minimum) ? undefined : message
}
