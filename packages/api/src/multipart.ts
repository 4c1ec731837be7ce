type Part = string | number | boolean | File | readonly string[] | undefined

/**
 * Serialises the body of a call as `multipart/form-data`: a list as one JSON text, what is
 * undefined not at all.
 *
 * @example catalog.POST('/api/products', { body, bodySerializer: multipart })
 */
export function multipart(body: Readonly<Record<string, Part>>): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(body)) {
    if (part === undefined) continue
    if (part instanceof File) form.append(name, part)
    else form.append(name, typeof part === 'object' ? JSON.stringify(part) : String(part))
  }
  return form
}
