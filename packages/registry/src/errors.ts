/**
 * An error that the caller can fix: an invalid build, a version that is taken, an unknown release. The message says
 * what happened, to what, and what to do; the command line prints it without a stack trace.
 */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
}

/** Returns whether the error is the operating system's, about a file. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}

/** Returns whether the error is the operating system's with that code, such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return isSystemError(error) && error.code === code
}
