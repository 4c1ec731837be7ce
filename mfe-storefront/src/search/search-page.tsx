import {
  defineMessages,
  type Head,
  type HeadArgs,
  Link,
  textsIn,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import { LinkButton } from '../shared/link-button.tsx'
import { pageTitle } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { pageWithData } from '../shared/page-with-data.tsx'
import type { SearchData, SearchResult } from './search.data.ts'
import styles from './search-page.module.css'

const messages = defineMessages({
  title: { el: 'Αναζήτηση', en: 'Search' },
  resultsFor: {
    el: (q: string) => `Αναζήτηση: ${q}`,
    en: (q: string) => `Search: ${q}`,
  },
  failed: { el: 'Η αναζήτηση δεν πέτυχε', en: 'Failed to search' },
  count: {
    el: (count: number) => (count === 1 ? '1 αποτέλεσμα' : `${count} αποτελέσματα`),
    en: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  },
  ask: { el: 'Τι ψάχνετε;', en: 'What are you looking for?' },
  askText: {
    el: 'Γράψτε ένα προϊόν, ένα υλικό ή μια ερώτηση στο πεδίο αναζήτησης.',
    en: 'Write a product, a material or a question into the search field.',
  },
  empty: { el: 'Δεν βρήκαμε κάτι', en: 'Nothing found' },
  emptyText: {
    el: (q: string) => `Τίποτα για «${q}». Δοκιμάστε λιγότερες ή άλλες λέξεις.`,
    en: (q: string) => `Nothing for “${q}”. Try fewer or other words.`,
  },
  products: { el: 'Όλα τα προϊόντα', en: 'All products' },
  category: { el: 'Κατηγορία', en: 'Category' },
  product: { el: 'Προϊόν', en: 'Product' },
  event: { el: 'Περίσταση', en: 'Occasion' },
  page: { el: 'Σελίδα', en: 'Page' },
  post: { el: 'Άρθρο', en: 'Blog post' },
  work: { el: 'Δουλειά μας', en: 'Our work' },
  faq: { el: 'Συχνή ερώτηση', en: 'FAQ' },
})

export const { handle, ErrorBoundary } = pageWithData(messages, searchHead)

function searchHead({ data: { q }, language }: HeadArgs & { data: SearchData }): Head {
  const { title, resultsFor } = textsIn(messages, language)
  return { title: pageTitle(q ? resultsFor(q) : title), noindex: true }
}

/** `/search?q=`: results, best first. */
export function Component(): ReactElement {
  const { q, results } = useLoaderData<SearchData>()
  const texts = useMessages(messages)
  const products = <LinkButton to="/products" message={messages.products} />
  if (q === '') {
    return (
      <>
        <PageHeader title={texts.title} />
        <EmptyState title={texts.ask} action={products}>
          {texts.askText}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <PageHeader title={texts.resultsFor(q)} note={texts.count(results.length)} />
      {results.length === 0 ? (
        <EmptyState title={texts.empty} action={products}>
          {texts.emptyText(q)}
        </EmptyState>
      ) : (
        <ol className={styles.results}>
          {results.map(result => (
            <Result key={result._id} result={result} />
          ))}
        </ol>
      )}
    </>
  )
}

function Result({ result }: { result: SearchResult }): ReactElement {
  const texts = useMessages(messages)
  const { kind, title, titleHighlights, snippet, highlights, imageAsset, url, language } = result
  return (
    <li className={styles.result}>
      {imageAsset && (
        <Picture asset={imageAsset} alt="" sizes="8rem" fit="cover" className={styles.image} />
      )}
      <div className={styles.text}>
        <p className={styles.kind}>{texts[kind]}</p>
        <h2 className={styles.title} lang={language}>
          <Link to={url}>{highlighted(title, titleHighlights)}</Link>
        </h2>
        {snippet && (
          <p className={styles.snippet} lang={language}>
            {highlighted(snippet, highlights)}
          </p>
        )}
      </div>
    </li>
  )
}

/** Marks the search terms in a text. */
function highlighted(...text: Parameters<typeof splitAt>) {
  return splitAt(...text).map(({ from, part, found }) =>
    found ? <mark key={from}>{part}</mark> : part,
  )
}

interface Part {
  /** Index of its first character. */
  from: number
  part: string
  found: boolean
}

/**
 * Splits a text at the ranges of the search terms. The parts together are the whole text; a range outside of it or
 * overlapping an earlier one is ignored.
 *
 * @param ranges begin and end, in UTF-16 units, ascending
 */
export function splitAt(text: string, ranges: readonly (readonly number[])[]): Part[] {
  const parts: Part[] = []
  let at = 0
  const add = (to: number, found: boolean) => {
    if (to > at) parts.push({ from: at, part: text.slice(at, to), found })
    at = Math.max(at, to)
  }
  for (const [begin = -1, end = -1] of ranges) {
    if (begin < at || end <= begin || end > text.length) continue
    add(begin, false)
    add(end, true)
  }
  add(text.length, false)
  return parts
}
