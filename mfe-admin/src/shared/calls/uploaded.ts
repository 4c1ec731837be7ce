import { ApiError, multipart, unwrap } from '@stampa/api'
import { fileOf, isOn } from '../form/form-values.ts'
import { catalog } from './api.ts'

/** Where images are stored ahead of the record that shows them. */
type UploadKind = 'categories' | 'events' | 'customers'

/**
 * Stores the chosen file ahead of its record, which then refers to it by its address.
 *
 * @param fallback the specification's text for a save that failed
 * @returns undefined where no file was chosen, null where the image is taken away
 * @throws ApiError whose field is the form's: the upload calls every file its image
 */
export async function uploaded(
  kind: UploadKind,
  form: FormData,
  field: string,
  fallback: string,
): Promise<string | null | undefined> {
  const file = fileOf(form, field)
  if (!file) return isOn(form, `${field}Removed`) ? null : undefined
  const call = catalog.POST(`/api/${kind}/upload` as '/api/events/upload', {
    body: { image: file },
    bodySerializer: multipart,
  })
  try {
    return (await unwrap(call, { fallback, preferServerMessage: true })).imageUrl
  } catch (error) {
    if (!(error instanceof ApiError) || error.fields.length === 0) throw error
    const { message, status } = error
    throw new ApiError(message, status, { errors: [{ field, message }] }, error)
  }
}
