/**
 * Something the caller can put right: a build that breaks the contract, a version that is
 * taken, a release that does not exist. The message says what happened, to what, and what to
 * do; the command line prints it without a stack trace.
 */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
}

/** True for an error of the operating system about a file. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}

/** True for an error of the operating system with that code, e.g. `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return isSystemError(error) && error.code === code
}
