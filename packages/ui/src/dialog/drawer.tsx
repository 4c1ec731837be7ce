import type { ReactElement } from 'react'
import { Dialog, type DialogProps } from './dialog.tsx'

/**
 * A dialog along the end of the page, for a form or a record beside its list: what lies beside it
 * stays in view. Opened by an address of its own, so that back, reload and sharing work.
 */
export function Drawer(props: Omit<DialogProps, 'placement'>): ReactElement {
  return <Dialog {...props} placement="end" />
}
