/**
 * For a part of a page that is left out when it cannot be loaded: the failure is logged and
 * the visitor sees nothing of it.
 */
export async function orNothing<T>(part: Promise<T[]>): Promise<T[]> {
  try {
    return await part
  } catch (error) {
    console.warn(error)
    return []
  }
}
