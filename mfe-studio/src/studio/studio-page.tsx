import { type RouteHandle, useLoaderData, useLocation, useMessages } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import { Spinner } from '@stampa/ui/spinner/spinner.tsx'
import { type ReactElement, useState } from 'react'
import { isOnlyViewed } from '../draft/address-parameters.ts'
import { type Choice, firstChoice } from './choice.ts'
import { ColorStep } from './color-step.tsx'
import { ProductStep } from './product-step.tsx'
import { SideStep } from './side-step.tsx'
import { Step } from './step.tsx'
import type { StudioData } from './studio.data.ts'
import { studioMessages } from './studio.messages.ts'
import { studioHead } from './studio-head.ts'
import styles from './studio-page.module.css'
import { type Opening, useWorkspace } from './use-workspace.ts'

export { StudioFailure as ErrorBoundary } from './studio-failure.tsx'

export const handle = { head: studioHead, headWithoutData: studioHead } satisfies RouteHandle

/** `/test-your-idea`: the design studio. What is chosen on is rendered by the server, the editor is not. */
export function Component(): ReactElement {
  const { products } = useLoaderData<StudioData>()
  const texts = useMessages(studioMessages)
  const [choice, choose] = useState(() => firstChoice(products))
  const opening = useWorkspace()
  const { search } = useLocation()
  const isView = isOnlyViewed(search)
  return (
    <div className={styles.studio}>
      <header className={styles.header}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.description}>{texts.description}</p>
      </header>
      {!isView && products.length === 0 && <EmptyState title={texts.empty} />}
      {!isView && (
        <div className={styles.choices}>
          <ProductStep products={products} choice={choice} onChoose={choose} />
          {choice && <ColorStep choice={choice} onChoose={choose} />}
          {choice && <SideStep choice={choice} onChoose={choose} />}
        </div>
      )}
      {opening.state === 'open' && isView ? (
        <opening.OrderView />
      ) : opening.state === 'open' ? (
        <opening.Workspace products={products} choice={choice} onChoose={choose} />
      ) : (
        <Step number={4} title={texts.design}>
          <Waiting choice={isView ? undefined : choice} opening={opening} />
        </Step>
      )}
    </div>
  )
}

interface WaitingProps {
  choice: Choice | undefined
  opening: Exclude<Opening, { state: 'open' }>
}

/** The product where the canvas will be. */
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
          <Spinner label={texts.opening} />
        )}
      </div>
    </div>
  )
}
