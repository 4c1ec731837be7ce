import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TrashIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { FormLink } from '../form/form-link.tsx'
import { sharedMessages } from '../shared.messages.ts'

/** Opens the trash of a list, whose records can be restored. */
export function TrashButton({ path }: { path: string }): ReactElement {
  const { trash } = useMessages(sharedMessages)
  return (
    <Button variant="quiet" icon={<TrashIcon />} render={<FormLink path={path} />}>
      {trash}
    </Button>
  )
}
