import { Dialog as Base } from '@base-ui/react/dialog'
import { defineMessages, useMessages } from '@stampa/platform'
import { type KeyboardEvent, type ReactElement, type ReactNode, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../cx.ts'
import { CloseIcon } from '../icon/icons.tsx'
import styles from './dialog.module.css'

const messages = defineMessages({
  close: { el: 'Κλείσιμο', en: 'Close' },
})

export interface DialogProps {
  /**
   * Called by the close button and the Escape key, so that a form with unsaved changes can ask first. A click outside
   * closes nothing: that loses too much.
   */
  onClose: () => void
  title: string
  /** A sentence below the title. */
  description?: string
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large' | 'wide'
  /** In the middle of the page, or along its end. @default 'middle' */
  placement?: 'middle' | 'end'
  /** Buttons that do not scroll: cancel first, the primary action last. @default a button that closes */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A modal dialog, open while it is mounted: header, scrolling body, footer. Its first control has the focus. A submit
 * button in the footer is outside the body's form and names it by its `form` attribute; Ctrl+Enter presses it.
 */
export function Dialog({
  onClose,
  title,
  description,
  size = 'medium',
  placement = 'middle',
  children,
  ...props
}: DialogProps): ReactElement {
  const body = useRef<HTMLDivElement>(null)
  const texts = useMessages(messages)
  const { footer = <Button onClick={onClose}>{texts.close}</Button> } = props
  return (
    <Base.Root open onOpenChange={next => !next && onClose()} disablePointerDismissal>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={cx(styles.viewport, placement === 'end' && styles.atEnd)}>
          <Base.Popup
            className={cx(styles.popup, styles[size], placement === 'end' && styles.drawer)}
            onKeyDown={submitByKey}
            initialFocus={() => firstControl(body.current)}
          >
            <header className={styles.header}>
              <div>
                <Base.Title className={styles.title}>{title}</Base.Title>
                {description && (
                  <Base.Description className={styles.description}>{description}</Base.Description>
                )}
              </div>
              <Base.Close render={<IconButton label={texts.close} icon={<CloseIcon />} />} />
            </header>
            <div ref={body} className={styles.body}>
              {children}
            </div>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/**
 * Presses the submit button of the focused form on Ctrl+Enter or ⌘Enter, also in a `<textarea>`, where Enter inserts a
 * line break.
 */
function submitByKey(event: KeyboardEvent): void {
  const { key, target } = event
  if (key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !(target instanceof Element)) return
  // Handled by a dialog over this one.
  if (event.defaultPrevented) return
  const form = target.closest('form')
  const submit = Array.from(form?.elements ?? []).find(
    element => element instanceof HTMLButtonElement && element.type === 'submit',
  )
  if (!(submit instanceof HTMLButtonElement)) return
  event.preventDefault()
  submit.click()
}

/**
 * Returns the first control that is no tab. Returns `true`, which leaves the choice to Base UI, for a body
 * without controls.
 */
function firstControl(body: HTMLElement | null): HTMLElement | true {
  return (
    body?.querySelector<HTMLElement>(
      'input:not([type="hidden"], :disabled), select, textarea, button:not([role="tab"]), a[href]',
    ) ?? true
  )
}
