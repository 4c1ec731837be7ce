import { ApiError } from '@stampa/api'
import {
  type Head,
  type HeadArgs,
  Link,
  type RouteHandle,
  textsIn,
  useLoaderData,
  useLocation,
  useMessages,
  useRouteError,
} from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { ErrorState, useRetry } from '@stampa/ui/empty-state/error-state.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import { Spinner } from '@stampa/ui/spinner/spinner.tsx'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { namedIn, studioPath } from '../draft/address.ts'
import { useSheets } from '../workspace/sheet.tsx'
import { type Choice, firstChoice } from './choice.ts'
import { ChoiceSteps } from './choice-steps.tsx'
import { EditorStep } from './step.tsx'
import type { StudioData } from './studio.data.ts'
import { studioMessages } from './studio.messages.ts'
import styles from './studio-page.module.css'

type Module = typeof import('../workspace/workspace.tsx')

type Opening =
  | { readonly state: 'opening' }
  | ({ readonly state: 'open' } & Pick<Module, 'Workspace' | 'OrderView'>)
  | { readonly state: 'failed'; readonly retry: () => void }

function load(): Promise<Module> {
  return import(/* webpackChunkName: "workspace" */ '../workspace/workspace.tsx')
}

/** Starts to load before hydration; the server needs no editor. */
const early = typeof window === 'undefined' ? undefined : load()
// `useWorkspace` handles the error; this prevents an unhandled rejection before it is mounted.
early?.catch(() => undefined)

function useWorkspace(): Opening {
  const [module, setModule] = useState<Module>()
  const [failed, setFailed] = useState(false)

  const wait = useCallback((loading: Promise<Module>) => {
    setFailed(false)
    loading.then(setModule, () => setFailed(true))
  }, [])

  useEffect(() => {
    if (early) wait(early)
  }, [wait])

  if (module) return { state: 'open', Workspace: module.Workspace, OrderView: module.OrderView }
  return failed ? { state: 'failed', retry: () => wait(load()) } : { state: 'opening' }
}

export const handle = { head: studioHead, headWithoutData: studioHead } satisfies RouteHandle

/** `/test-your-idea`: the design studio. The server renders steps 1 to 3, not the editor. */
export function Component(): ReactElement {
  const { products, today } = useLoaderData<StudioData>()
  const texts = useMessages(studioMessages)
  const [choice, choose] = useState(() => firstChoice(products))
  const opening = useWorkspace()
  const [isReady, setReady] = useState(false)
  const onReady = useCallback(() => setReady(true), [])
  const sheets = useSheets()
  const [besideView, setBesideView] = useState<HTMLElement | null>(null)
  const { search } = useLocation()
  const { isView } = namedIn(search)
  return (
    <div data-sheet={sheets.open} className={styles.studio}>
      <header className={styles.header}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.description}>{texts.description}</p>
      </header>
      {!isView && (
        <div inert={opening.state === 'open' && !isReady} className={styles.choices}>
          {products.length === 0 && <EmptyState title={texts.empty} />}
          <ChoiceSteps
            products={products}
            choice={choice}
            onChoose={choose}
            sheets={sheets}
            besideView={setBesideView}
          />
        </div>
      )}
      {opening.state === 'open' && isView ? (
        <opening.OrderView sheets={sheets} />
      ) : opening.state === 'open' ? (
        <opening.Workspace
          products={products}
          today={today}
          choice={choice}
          onChoose={choose}
          onReady={onReady}
          sheets={sheets}
          besideView={besideView}
        />
      ) : (
        <EditorStep>
          <Waiting choice={isView ? undefined : choice} opening={opening} />
        </EditorStep>
      )}
    </div>
  )
}

interface WaitingProps {
  choice: Choice | undefined
  opening: Exclude<Opening, { state: 'open' }>
}

/** The product picture in place of the canvas. */
function Waiting({ choice, opening }: WaitingProps): ReactElement {
  const texts = useMessages(studioMessages)
  const { variant, side } = choice ?? {}
  return (
    <div className={styles.waiting}>
      {variant && (
        <Picture
          asset={(side === 'back' && variant.backImageAsset) || variant.frontImageAsset}
          alt=""
          sizes="(min-width: 64rem) 34rem, 90vw"
          fit="contain"
          transparent
          priority
          className={styles.picture}
        />
      )}
      <div className={styles.notice}>
        {opening.state === 'failed' ? (
          <ErrorState title={texts.notOpened} retryLabel={texts.again} onRetry={opening.retry} />
        ) : (
          <>
            <div className={styles.opening}>
              <Spinner label={texts.opening} />
            </div>
            <p className={styles.withoutScripts}>
              {texts.withoutScripts} <Link to="/custom-order">{texts.orderForm}</Link>
            </p>
          </>
        )}
      </div>
    </div>
  )
}

function studioHead({ language }: HeadArgs): Head {
  const { title, description } = textsIn(studioMessages, language)
  return {
    title: `${title} | Stampa`,
    description,
    canonical: studioPath,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name: title,
      description,
      url: studioPath,
      applicationCategory: 'DesignApplication',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
    },
  }
}

/** Replaces the page when its products did not load; other errors go to the shell. */
export function ErrorBoundary(): ReactElement {
  const texts = useMessages(studioMessages)
  const error = useRouteError()
  const retry = useRetry()
  useEffect(() => {
    if (error instanceof ApiError) console.error(error)
  }, [error])
  if (!(error instanceof ApiError)) throw error
  return (
    <div className={styles.studio}>
      <header className={styles.header}>
        <h1 className={styles.title}>{texts.title}</h1>
      </header>
      <ErrorState title={texts.failed} retryLabel={texts.again} {...retry} />
    </div>
  )
}
