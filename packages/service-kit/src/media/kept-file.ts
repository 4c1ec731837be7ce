import type { FileFormat } from './format.ts'

/** What a row remembers of a file that was kept as it came. */
export interface KeptFile {
  /** Names the file's folder; equal uploads have equal hashes. */
  hash: string
  format: FileFormat
  bytes: number
  /** Size as it is to be seen, in pixels; 0 of what is no image. */
  width: number
  height: number
}
