import {
  type Head,
  type HeadArgs,
  Link,
  type RouteHandle,
  textsIn,
  useContentLang,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import { PageFailure } from '../shared/load-failure/load-failure.tsx'
import { pageTitle, titled } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import type { SearchData, SearchResult } from './search.data.ts'
import { searchMessages } from './search.messages.ts'
import styles from './search-page.module.css'
import { splitAt } from './split-at.ts'

export const handle = {
  head: searchHead,
  headWithoutData: titled(searchMessages),
} satisfies RouteHandle

export function ErrorBoundary(): ReactElement {
  return <PageFailure messages={searchMessages} />
}

/** `/search?q=`: what the shop has on some words, the best first. */
export function Component(): ReactElement {
  const { q, results } = useLoaderData<SearchData>()
  const texts = useMessages(searchMessages)
  const productsLink = <Button render={<Link to="/products" />}>{texts.products}</Button>
  if (q === '') {
    return (
      <>
        <PageHeader title={texts.title} />
        <EmptyState title={texts.ask} action={productsLink}>
          {texts.askText}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <PageHeader title={texts.resultsFor(q)} note={texts.count(results.length)} />
      {results.length === 0 ? (
        <EmptyState title={texts.empty} action={productsLink}>
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
  const texts = useMessages(searchMessages)
  const lang = useContentLang()
  const { kind, title, titleHighlights, snippet, highlights, imageAsset, url } = result
  return (
    <li className={styles.result}>
      {imageAsset && (
        <Picture asset={imageAsset} alt="" sizes="8rem" fit="cover" className={styles.image} />
      )}
      <div className={styles.text}>
        <p className={styles.kind}>{texts[kind]}</p>
        <h2 className={styles.title} lang={lang}>
          <Link to={url}>
            <Highlighted text={title} ranges={titleHighlights} />
          </Link>
        </h2>
        {snippet && (
          <p className={styles.snippet} lang={lang}>
            <Highlighted text={snippet} ranges={highlights} />
          </p>
        )}
      </div>
    </li>
  )
}

/** Results are the visitor's own: search engines have the pages themselves. */
function searchHead({ data: { q }, language }: HeadArgs & { data: SearchData }): Head {
  const { title, resultsFor } = textsIn(searchMessages, language)
  return { title: pageTitle(q ? resultsFor(q) : title), noindex: true }
}

interface HighlightedProps {
  text: string
  /** Begin and end of what was found, in UTF-16 units. */
  ranges: readonly (readonly number[])[]
}

/** A text with what was found in it marked. */
function Highlighted({ text, ranges }: HighlightedProps): ReactElement {
  return (
    <>
      {splitAt(text, ranges).map(({ from, part, found }) =>
        found ? <mark key={from}>{part}</mark> : part,
      )}
    </>
  )
}
