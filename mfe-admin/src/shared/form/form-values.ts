/** The text of a field without surrounding white space; empty when it is absent. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value.trim() : ''
}

/** The texts of a field that occurs several times. */
export function textsOf(form: FormData, field: string): string[] {
  return form.getAll(field).filter(value => typeof value === 'string')
}

/** The chosen file. An empty file input sends a file without a name and without content. */
export function fileOf(form: FormData, field: string): File | undefined {
  return form
    .getAll(field)
    .filter(value => value instanceof File)
    .find(({ name, size }) => name !== '' || size > 0)
}
