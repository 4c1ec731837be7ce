/** A remote or one of its pages could not be loaded; `cause` holds the reason. */
export class RemoteError extends Error {
  override name = 'RemoteError'
  readonly remote: string

  constructor(remote: string, cause: unknown) {
    super(`The micro-frontend "${remote}" could not be loaded`, { cause })
    this.remote = remote
  }
}
