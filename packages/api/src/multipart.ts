type Part = string | number | boolean | object | null | undefined

/**
 * Serialises the body of a call as `multipart/form-data`: several files of a field one after another, other lists
 * and objects as JSON, null as an empty text. Undefined fields and empty file lists are left out.
 *
 * @example catalog.POST('/api/products', { body, bodySerializer: multipart })
 */
export function multipart(body: Readonly<Record<string, Part>>): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(body)) {
    if (part === undefined) continue
    const files = [part].flat().filter(item => item instanceof File)
    for (const file of files) form.append(name, file)
    if (files.length === 0) form.append(name, textOf(part))
  }
  return form
}

function textOf(part: Exclude<Part, undefined>): string {
  if (part === null) return ''
  return typeof part === 'object' ? JSON.stringify(part) : String(part)
}
