import { ApiError, multipart } from '@stampa/api'
import { apiOrigin, publicFetch } from '@stampa/platform'
import { familiarFile, maxOriginalBytes } from '@stampa/rules/files'
import { shrinkPhoto } from '@stampa/ui/file-field/shrink-photo.ts'

/**
 * Returns a file as an image that every browser displays: a photo that is too large is drawn smaller, a HEIC
 * photo and the first page of a PDF are converted, by the shop where the browser cannot.
 *
 * @throws ApiError when the shop refuses the file or cannot be reached, also because the signal aborts
 */
export async function toDisplayable(file: File, signal: AbortSignal): Promise<Blob> {
  const photo = await shrinkPhoto(file, maxOriginalBytes)
  if (photo !== file || !familiarFile(file)) return photo
  const failed = 'The file was not converted'
  // Not by the service's client, whose answers are JSON.
  const url = new URL('/api/design-studio/images', apiOrigin)
  const request = new Request(url, { method: 'POST', body: multipart({ file }), signal })
  try {
    const response = await publicFetch(request)
    if (!response.ok) throw new ApiError(failed, response.status)
    return await response.blob()
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError(failed, 0, {}, cause)
  }
}
