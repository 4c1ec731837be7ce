import { StylePolicy } from '@stampa/ui/ui-provider/style-policy.tsx'
import type { ReactElement } from 'react'
import { AdminPalette } from './admin-palette.tsx'
import { NoticesDrawer } from './notices-drawer.tsx'

export interface AdminToolsProps {
  open: 'palette' | 'notices'
  screens: readonly { to: string; label: string }[]
  onClose: () => void
}

/** What the frame opens over a page. A chunk of its own: the frame itself needs no dialogs. */
export default function AdminTools({ open, screens, onClose }: AdminToolsProps): ReactElement {
  return (
    <StylePolicy>
      {open === 'palette' ? (
        <AdminPalette screens={screens} onClose={onClose} />
      ) : (
        <NoticesDrawer onClose={onClose} />
      )}
    </StylePolicy>
  )
}
