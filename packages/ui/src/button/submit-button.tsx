import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

interface SubmitButtonProps {
  /** The form is being sent: the button is disabled. */
  busy: boolean
  className?: string | undefined
  /** Names the state ('Sending...'). */
  children: ReactNode
}

/** The button of a visitor's form: disabled while the form is sent, and focused again afterwards if it was before. */
export function SubmitButton({ busy, className, children }: SubmitButtonProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current
    // A click on the disabled button has moved the focus to what is around it.
    else if (hadFocus.current && document.activeElement?.contains(button.current))
      button.current?.focus()
  }, [busy])
  return (
    <Button
      ref={button}
      type="submit"
      variant="primary"
      size="large"
      loading={busy}
      disabled={busy}
      className={className}
    >
      {children}
    </Button>
  )
}
