/**
 * Resolves when the stylesheets that the server linked for a remote have been applied.
 * One that failed or never answers is taken out of the document, where it would block
 * rendering and count as loaded, and the promise rejects.
 *
 * @param limit ms after which one that has not answered has failed
 */
export async function stylesheetsLoaded(remote: string, limit: number): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(
    `link[rel="stylesheet"][href^="/mfe/${remote}/"]`,
  )
  const outcomes = await Promise.allSettled([...links].map(link => loaded(link, limit)))
  const failed = outcomes.find(outcome => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

async function loaded(link: HTMLLinkElement, limit: number): Promise<void> {
  // A browser may give a file that answered 404 an empty sheet.
  if (link.sheet && !hasFailed(link)) return
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const fail = () => reject(new Error(`The stylesheet ${link.href} could not be loaded`))
  const timer = setTimeout(fail, limit)
  link.addEventListener('load', resolve)
  link.addEventListener('error', fail)
  if (hasFailed(link)) fail()
  try {
    await promise
  } catch (error) {
    link.remove()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Its error event may have come before anyone listened. */
function hasFailed({ href }: HTMLLinkElement): boolean {
  const requests = performance.getEntriesByName(href, 'resource') as PerformanceResourceTiming[]
  return requests.some(({ responseStatus }) => responseStatus >= 400)
}
