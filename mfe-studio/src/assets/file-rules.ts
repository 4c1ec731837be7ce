import { familiarFile, maxDocumentBytes, maxOriginalBytes } from '@stampa/rules/files'

/** Why files are rejected: the error codes of common file pickers, and a drawing that cannot be converted. */
export type FileProblem =
  | 'eps'
  | 'file-invalid-type'
  | 'file-too-large'
  | 'file-too-small'
  | 'too-many-files'

const mediaTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml']

/** The `accept` attribute of the file input. */
export const acceptAttribute = [
  ...['.jpeg', '.jpg', '.png', '.gif', '.svg', ...mediaTypes],
  // These are converted into images.
  ...['.heic', '.heif', 'image/heic', 'image/heif', '.pdf', '.ai', 'application/pdf'],
].join(',')

/** Bytes. */
const minOriginalBytes = 32

/** Checks that the files are one acceptable image. */
export function problemOf(
  files: readonly Pick<File, 'name' | 'type' | 'size'>[],
): FileProblem | undefined {
  const [file, ...more] = files
  if (more.length > 0) return 'too-many-files'
  if (!file) return 'file-invalid-type'
  const familiar = familiarFile(file)
  if (familiar === 'eps') return 'eps'
  if (!familiar && !mediaTypes.includes(file.type)) return 'file-invalid-type'
  // A large photo is drawn smaller, others are converted.
  const isReplaced = familiar || file.type === 'image/jpeg'
  if (file.size > (isReplaced ? maxDocumentBytes : maxOriginalBytes)) return 'file-too-large'
  return file.size < minOriginalBytes ? 'file-too-small' : undefined
}
