import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

interface SubmitButtonProps {
  /** The form is being sent: the button is disabled. */
  busy: boolean
  className?: string | undefined
  /** Names the state ('Sending...'). */
  children: ReactNode
}

/**
 * The button of a visitor's form: disabled while the form is sent. The focus that a disabled button loses returns
 * afterwards, unless the visitor has moved it to another control.
 */
export function SubmitButton({ busy, className, children }: SubmitButtonProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  useLayoutEffect(() => {
    const hasEnded = wasBusy.current && !busy
    wasBusy.current = busy
    if (hasEnded && document.activeElement?.contains(button.current)) button.current?.focus()
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
