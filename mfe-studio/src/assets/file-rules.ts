import { maxOriginalBytes } from '@stampa/rules/files'

/** Why a file is not taken, by the code that file pickers have for it. */
export type FileProblem =
  | 'file-invalid-type'
  | 'file-too-large'
  | 'file-too-small'
  | 'too-many-files'

/** What a visitor may put on a product, by its media type. */
const accepted = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml']

/** For a file dialog. */
export const acceptAttribute =
  '.jpeg,.jpg,.png,.gif,.svg,image/jpeg,image/png,image/gif,image/svg+xml'

/** Bytes. */
const minOriginalBytes = 32

/** What is wrong with a choice of files; undefined when it is one image that can be taken. */
export function problemOf(files: readonly Pick<File, 'type' | 'size'>[]): FileProblem | undefined {
  const [file, ...more] = files
  if (more.length > 0) return 'too-many-files'
  if (!file || !accepted.includes(file.type)) return 'file-invalid-type'
  if (file.size > maxOriginalBytes) return 'file-too-large'
  return file.size < minOriginalBytes ? 'file-too-small' : undefined
}
