import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { type ReactElement, useState } from 'react'
import { orderMessages } from './order.messages.ts'

interface ReplaceLinkProps {
  loading: boolean
  /** How the customer gets the new link. */
  hint: string
  onReplace: () => void
}

/** Replaces the link of a customer after a question: the customer's own stops working. */
export function ReplaceLink({ loading, hint, onReplace }: ReplaceLinkProps): ReactElement {
  const texts = useMessages(orderMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button loading={loading} onClick={() => setAsking(true)}>
        {texts.replaceLink}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.replaceQuestion}
        confirmLabel={texts.replaceLink}
        onConfirm={() => {
          setAsking(false)
          onReplace()
        }}
        onCancel={() => setAsking(false)}
      >
        {hint}
      </ConfirmDialog>
    </>
  )
}
