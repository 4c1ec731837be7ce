import type { RouteHandle } from '@stampa/platform'
import type { ComponentType } from 'react'

/** Exports of a page's module that the shell reads. */
export interface Page {
  Component: ComponentType
  handle?: RouteHandle
}
