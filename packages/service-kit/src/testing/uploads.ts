import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Files on their way in that nobody cleaned up. @param place a MEDIA_DIR */
export async function leftoverUploads(place: string): Promise<string[]> {
  const folders = await readdir(join(place, '.tmp'))
  const files = await Promise.all(folders.map(folder => readdir(join(place, '.tmp', folder))))
  return files.flat()
}
