import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { PlusIcon, TrashIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement, ReactNode } from 'react'
import { FormLink } from '../form/form-link.tsx'
import { sharedMessages } from '../shared.messages.ts'

interface AddButtonProps {
  path: string
  /** @default 'primary' */
  variant?: 'primary' | 'secondary'
  children: ReactNode
}

/** Opens the form of a new record over its list. */
export function AddButton({ path, variant = 'primary', children }: AddButtonProps): ReactElement {
  return (
    <Button variant={variant} icon={<PlusIcon />} render={<FormLink path={path} />}>
      {children}
    </Button>
  )
}

/** Opens the trash of a list, whose records can be restored. */
export function TrashButton({ path }: { path: string }): ReactElement {
  const { trash } = useMessages(sharedMessages)
  return (
    <Button variant="quiet" icon={<TrashIcon />} render={<FormLink path={path} />}>
      {trash}
    </Button>
  )
}
