/** Longer than this no stylesheet may hold back the page. */
const limit = 4000

/**
 * Resolves when the stylesheets that the server linked for a remote have been applied.
 * One that failed or never answers is taken out of the document, where it would block
 * rendering and count as loaded, and the promise rejects.
 */
export async function stylesheetsLoaded(remote: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(
    `link[rel="stylesheet"][href^="/mfe/${remote}/"]`,
  )
  const outcomes = await Promise.allSettled([...links].map(loaded))
  const failed = outcomes.find(outcome => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

async function loaded(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const fail = () => reject(new Error(`The stylesheet ${link.href} could not be loaded`))
  const timer = setTimeout(fail, limit)
  link.addEventListener('load', resolve)
  link.addEventListener('error', fail)
  try {
    await promise
  } catch (error) {
    link.remove()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
