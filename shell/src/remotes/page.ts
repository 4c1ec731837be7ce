import type { RouteHandle } from '@stampa/platform'
import type { ComponentType } from 'react'

/** What a page's module exports, as far as the shell looks at it. */
export interface Page {
  Component: ComponentType
  handle?: RouteHandle
}
