import { ApiError, multipart, unwrap } from '@stampa/api'
import { catalog } from './api.ts'

/** Content types whose images are uploaded before their record is saved. */
type UploadKind = 'categories' | 'events' | 'customers'

/**
 * Uploads the chosen file of an image field.
 *
 * @param field of the form; errors name it, whereas the upload names every file `image`
 * @param isRemoved the administrator removes the stored image
 * @param fallback text of a failed call
 * @returns the address of the image; undefined without a file, null to remove the image
 * @throws ApiError
 */
export async function uploadImage(
  kind: UploadKind,
  field: string,
  file: File | null,
  isRemoved: boolean,
  fallback: string,
): Promise<string | null | undefined> {
  if (!file) return isRemoved ? null : undefined
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
