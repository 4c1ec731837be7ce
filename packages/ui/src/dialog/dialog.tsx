import { Dialog as Base } from '@base-ui/react/dialog'
import { useMessages } from '@stampa/platform'
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../cx.ts'
import { CloseIcon } from '../icon/icons.tsx'
import { dialogMessages } from './dialog.messages.ts'
import styles from './dialog.module.css'

export interface DialogProps {
  open: boolean
  /**
   * Asked to close: by its button or the Escape key. The caller decides, so that a form
   * with unsaved changes can ask first. A click outside never closes it: too much gets lost that way.
   */
  onClose: () => void
  title: string
  /** A sentence below the title. */
  description?: string
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large' | 'wide'
  /** Over the middle of the page, or along its end from top to bottom. @default 'middle' */
  placement?: 'middle' | 'end'
  /** Buttons, always in view: the quiet way out first, the primary action last. */
  footer?: ReactNode
  /** What has the focus first; without it the first control of the body, or its close button. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * A modal dialog: header, scrolling body, footer. A submit button in the footer stands outside
 * the body's form and names it with its `form` attribute; Ctrl+Enter presses it.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  size = 'medium',
  placement = 'middle',
  footer,
  initialFocus,
  children,
}: DialogProps): ReactElement {
  const body = useRef<HTMLDivElement>(null)
  const texts = useMessages(dialogMessages)
  return (
    <Base.Root open={open} onOpenChange={next => !next && onClose()} disablePointerDismissal>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={cx(styles.viewport, placement === 'end' && styles.atEnd)}>
          <Base.Popup
            className={cx(styles.popup, styles[size], placement === 'end' && styles.drawer)}
            onKeyDown={submitByKey}
            initialFocus={() => initialFocus?.current ?? firstControl(body.current)}
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
 * Ctrl+Enter (⌘Enter) presses the submit button of the form that has the focus, wherever in the form that is: Enter
 * alone makes a line in a text of several lines.
 */
function submitByKey(event: KeyboardEvent): void {
  const { key, target } = event
  if (key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !(target instanceof Element)) return
  // A dialog over this one has pressed it.
  if (event.defaultPrevented) return
  const form = target.closest('form')
  const submit = Array.from(form?.elements ?? []).find(
    element => element instanceof HTMLButtonElement && element.type === 'submit',
  )
  if (!(submit instanceof HTMLButtonElement)) return
  event.preventDefault()
  submit.click()
}

/** `true` leaves the choice to the dialog, where there is no control. */
function firstControl(body: HTMLElement | null): HTMLElement | true {
  return (
    body?.querySelector<HTMLElement>(
      'input:not([type="hidden"], :disabled), select, textarea, button, a[href]',
    ) ?? true
  )
}
