import { fileOf, isOn, textOf } from './form-values.ts'

/** What must not be cut off a picture: 0, 0 is its top left corner, 1, 1 the bottom right one. */
interface Focus {
  x: number
  y: number
}

interface Described {
  alt?: string
  focus?: Focus
}

/** What an image field has asked beside the file: its alternative text and its focal point. */
export function detailsIn(form: FormData, field: string): { alt: string; focus?: Focus } {
  const focus = textOf(form, `${field}Focus`)
  return { alt: textOf(form, `${field}Alt`), ...(focus && { focus: JSON.parse(focus) as Focus }) }
}

/** Inverse of {@link detailsIn}, for the form that a record fills. */
export function detailsOf(
  field: string,
  image: Described | null | undefined,
): Record<string, string> {
  return {
    [`${field}Alt`]: image?.alt ?? '',
    [`${field}Focus`]: image?.focus ? JSON.stringify(image.focus) : '',
  }
}

/** What an image field holds at first, in a form that is filled. */
export function imageIn(form: FormData, field: string) {
  const file = fileOf(form, field)
  return {
    ...detailsIn(form, field),
    ...(file && { file }),
    removed: isOn(form, `${field}Removed`),
  }
}
