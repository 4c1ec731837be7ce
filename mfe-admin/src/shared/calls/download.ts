import { ApiError } from '@stampa/api'
import { adminFetch, apiOrigin } from '@stampa/platform'
import { saveFile } from '@stampa/ui/save-file.ts'

/**
 * Downloads a file that only administrators may read: a link could not send the token.
 *
 * @param path of the call, with its query
 * @throws ApiError with the fallback text
 */
export async function download(path: string, name: string, fallback: string): Promise<void> {
  saveFile(name, await fetchFile(path, fallback))
}

async function fetchFile(path: string, fallback: string): Promise<Blob> {
  try {
    const response = await adminFetch(new Request(apiOrigin + path))
    if (!response.ok) throw new ApiError(fallback, response.status)
    return await response.blob()
  } catch (cause) {
    if (cause instanceof ApiError || cause instanceof Response) throw cause
    throw new ApiError(fallback, 0, {}, cause)
  }
}
