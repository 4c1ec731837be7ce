/**
 * For a part of a page that is left out when it cannot be loaded: the failure is logged and
 * the visitor sees nothing of it.
 *
 * @param signal of the navigation; giving that up is no failure
 */
export async function orNothing<T>(part: Promise<T[]>, signal: AbortSignal): Promise<T[]> {
  return (await orNull(part, signal)) ?? []
}

/** The same for a part that is one thing. */
export async function orNull<T>(part: Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await part
  } catch (error) {
    if (!signal.aborted) console.warn(error)
    return null
  }
}
