import { useMessages } from '@stampa/platform'
import { Button, type ButtonLinkProps } from '@stampa/ui/button/button.tsx'
import { TrashIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { Allowed } from '../permissions.tsx'
import { sharedMessages } from '../shared.messages.ts'

/** Opens the trash of a list, whose records can be restored. */
export function TrashButton({ render }: Pick<ButtonLinkProps, 'render'>): ReactElement {
  const { trash } = useMessages(sharedMessages)
  return (
    <Allowed to="write">
      <Button variant="quiet" icon={<TrashIcon />} render={render}>
        {trash}
      </Button>
    </Allowed>
  )
}
