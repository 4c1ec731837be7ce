import { asLanguage, type Language } from '@stampa/platform/language'

/** Time for which an answer is kept, ms: as long as the gateway keeps one. */
const kept = 1000

/** Time limit of the call, ms. */
const timeout = 500

/**
 * Returns a function that returns the company's setting for visitors who have chosen no language; undefined for 'as
 * specified'. It asks the catalog at most once a second; without an answer the last one stays.
 */
export function keepSiteLanguage(
  fetch: (request: Request) => Promise<Response>,
): () => Promise<Language | undefined> {
  let asked = Number.NEGATIVE_INFINITY
  let language: Promise<Language | undefined> = Promise.resolve(undefined)

  async function ask(last: Promise<Language | undefined>): Promise<Language | undefined> {
    try {
      const url = 'http://services.invalid/api/company/settings'
      const response = await fetch(new Request(url, { signal: AbortSignal.timeout(timeout) }))
      if (!response.ok) return last
      const { siteLanguage } = (await response.json()) as { siteLanguage?: string }
      return asLanguage(siteLanguage)
    } catch {
      return last
    }
  }

  return () => {
    if (Date.now() - asked >= kept) {
      asked = Date.now()
      language = ask(language)
    }
    return language
  }
}
