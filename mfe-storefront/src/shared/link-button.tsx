import { Link, type Message, useLangOf, useMessages } from '@stampa/platform'
import { Button, type ButtonProps } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'

interface LinkButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon'> {
  to: string
  /** State of the history entry that the link opens. */
  state?: unknown
  message: Message<string>
}

/** Link to a page of the site that looks like a button. */
export function LinkButton({ to, state, message, ...button }: LinkButtonProps): ReactElement {
  const { label } = useMessages({ label: message })
  const lang = useLangOf()(message)
  return (
    <Button {...button} render={<Link to={to} state={state} lang={lang} />}>
      {label}
    </Button>
  )
}
