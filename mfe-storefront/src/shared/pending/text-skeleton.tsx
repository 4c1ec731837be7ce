import { Skeleton } from '@stampa/ui/skeleton/skeleton.tsx'
import type { ReactElement } from 'react'
import { PageHeaderSkeleton } from '../page-header/page-header-skeleton.tsx'

const lines = ['full', 'full', 'long', 'full', 'full', 'half'] as const

/** The outline of a page that is mostly text. */
export function TextSkeleton(): ReactElement {
  return (
    <>
      <PageHeaderSkeleton />
      {lines.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move.
        <Skeleton key={index} width={width} />
      ))}
    </>
  )
}
