import { type FamiliarFile, familiarFile, maxOriginalBytes } from '@stampa/rules/files'

/** Why files are rejected: the error codes of common file pickers, and files that customers have. */
export type FileProblem =
  | FamiliarFile
  | 'file-invalid-type'
  | 'file-too-large'
  | 'file-too-small'
  | 'too-many-files'

const mediaTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml']

/** The `accept` attribute of the file input. */
export const acceptAttribute = ['.jpeg', '.jpg', '.png', '.gif', '.svg', ...mediaTypes].join(',')

/** Bytes. */
const minOriginalBytes = 32

/** Checks that the files are one acceptable image. */
export function problemOf(
  files: readonly Pick<File, 'name' | 'type' | 'size'>[],
): FileProblem | undefined {
  const [file, ...more] = files
  if (more.length > 0) return 'too-many-files'
  if (!file) return 'file-invalid-type'
  if (!mediaTypes.includes(file.type)) return familiarFile(file) ?? 'file-invalid-type'
  if (file.size > maxOriginalBytes) return 'file-too-large'
  return file.size < minOriginalBytes ? 'file-too-small' : undefined
}
