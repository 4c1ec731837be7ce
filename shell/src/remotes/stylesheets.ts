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
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const fail = () => reject(new Error(`The stylesheet ${link.href} could not be loaded`))
  const timer = setTimeout(fail, limit)
  link.addEventListener('load', resolve)
  link.addEventListener('error', fail)
  // Its event may have come before anyone listened. One that failed has a sheet as well: an
  // empty one.
  if (link.sheet?.cssRules.length === 0) fail()
  else if (link.sheet) resolve(undefined)
  try {
    await promise
  } catch (error) {
    link.remove()
    countAttempt(link)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The runtime of every build counts its attempts here, by address, to ask for each by another
 * (see IntegrityPlugin in packages/webpack). The link that the server wrote was the first one:
 * a browser would answer a repeated request from what it has just refused.
 */
function countAttempt(link: HTMLLinkElement): void {
  const page = globalThis as { loadAttempts?: Record<string, number> }
  page.loadAttempts ??= {}
  page.loadAttempts[link.getAttribute('href') ?? ''] = 1
}
