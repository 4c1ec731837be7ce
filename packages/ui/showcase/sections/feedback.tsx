import type { ReactElement } from 'react'
import { Badge } from '../../src/badge/badge.tsx'
import { Button } from '../../src/button/button.tsx'
import { EmptyState } from '../../src/empty-state/empty-state.tsx'
import { ErrorState } from '../../src/empty-state/error-state.tsx'
import { Skeleton } from '../../src/skeleton/skeleton.tsx'
import { Spinner } from '../../src/spinner/spinner.tsx'
import styles from '../app.module.css'
import { Example, SampleLink } from '../example.tsx'

export function Feedback(): ReactElement {
  return (
    <>
      <Example title="Badge">
        <Badge>Draft</Badge>
        <Badge tone="positive">Active</Badge>
        <Badge tone="warning">In review</Badge>
        <Badge tone="danger">Rejected</Badge>
        <Badge tone="accent">New</Badge>
      </Example>
      <Example title="Spinner">
        <Spinner size="small" />
        <Spinner />
        <Spinner size="large" label="Φόρτωση προϊόντων…" />
      </Example>
      <Example title="Skeleton">
        <div className={styles.sample}>
          <Skeleton shape="block" />
        </div>
        <div className={styles.skeletons}>
          <Skeleton shape="title" width="long" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </div>
      </Example>
      <Example title="Empty state" layout="stack">
        <div className={styles.panel}>
          <EmptyState
            title="No products yet"
            action={<Button variant="primary">Add product</Button>}
          >
            Products you add appear here and, once active, in the shop.
          </EmptyState>
        </div>
        <div className={styles.panel}>
          <EmptyState title="No work posts available at the moment." />
        </div>
      </Example>
      <Example title="Error state" layout="stack">
        <div className={styles.panel}>
          <ErrorState title="Failed to load products" onRetry={() => undefined}>
            Please check your connection.
          </ErrorState>
        </div>
        <div className={styles.panel}>
          <ErrorState
            title="Product not found"
            action={<Button render={<SampleLink />}>All Products</Button>}
          />
        </div>
        <div className={styles.panel}>
          <ErrorState title="Failed to load products" retrying onRetry={() => undefined} />
        </div>
      </Example>
    </>
  )
}
