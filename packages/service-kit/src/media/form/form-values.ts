/** A schema as far as reading a form field needs it. */
export interface FieldSchema {
  type?: string | string[]
}

/**
 * Turns the text of a form field into the value its schema asks for: a form knows only text, so
 * numbers, booleans and lists are read as JSON. Text that is no JSON stays text, for the schema to
 * refuse. An empty field that is not text counts as absent (`undefined`). Lines end with `\n`: forms
 * send them with `\r\n`, whatever was typed (HTML standard, multipart/form-data encoding).
 *
 * @example formValue({ type: 'array' }, '["a"]') // ['a']
 */
export function formValue(schema: FieldSchema | undefined, text: string): unknown {
  if (schema?.type === undefined || schema.type === 'string') return text.replaceAll('\r\n', '\n')
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
