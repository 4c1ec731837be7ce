import { StylePolicy } from '@stampa/ui/ui-provider/style-policy.tsx'
import type { ReactElement } from 'react'
import { AdminPalette } from './admin-palette.tsx'
import { NoticesDrawer } from './notices-drawer.tsx'
import type { KeptNotice } from './use-notices.ts'
import type { Tool } from './use-tools.ts'

export interface AdminToolsProps {
  open: Tool
  screens: readonly { to: string; label: string }[]
  notices: readonly KeptNotice[]
  onClose: () => void
}

/** Dialogs that the frame opens over a page, in a chunk of their own. */
export default function AdminTools(props: AdminToolsProps): ReactElement {
  const { open, screens, notices, onClose } = props
  return (
    <StylePolicy>
      {open === 'palette' ? (
        <AdminPalette screens={screens} onClose={onClose} />
      ) : (
        <NoticesDrawer notices={notices} onClose={onClose} />
      )}
    </StylePolicy>
  )
}
