import {
  type ReactElement,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '../button/button.tsx'
import styles from './question-dialog.module.css'

export interface QuestionDialogProps {
  title: string
  confirmLabel: string
  cancelLabel: string
  danger?: boolean
  /** The dialog shows that it waits for the returned promise, and closes unless it is false. */
  onConfirm: (form: FormData) => unknown
  onClose: () => void
  /** Further answers; each closes the dialog. */
  others?: readonly { label: string; onChoose: () => void }[]
  /** Consequence of the action, or fields of the form. */
  children?: ReactNode
}

/** A question in the browser's own modal dialog, open while it is mounted. For pages that load no other dialogs. */
export function QuestionDialog(props: QuestionDialogProps): ReactElement {
  const {
    title,
    confirmLabel,
    cancelLabel,
    danger,
    onConfirm,
    onClose,
    others = [],
    children,
  } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const close = () => {
    // Returns the focus to the element that opened it.
    dialog.current?.close()
    // Its event comes later, when another question may have been asked.
    onClose()
  }
  const submit = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const confirm = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Where it was tapped: the action may change the dialog.
    const tapped = submit.current?.getBoundingClientRect()
    setBusy(true)
    const isDone = (await onConfirm(new FormData(event.currentTarget))) !== false
    setBusy(false)
    if (!isDone) return
    if (tapped) shield(tapped)
    close()
  }
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose} className={styles.dialog}>
      <form noValidate onSubmit={confirm} className={styles.form}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
        <div className={others.length > 1 ? styles.stacked : styles.actions}>
          <Button variant="quiet" onClick={close}>
            {cancelLabel}
          </Button>
          {others.map(({ label, onChoose }) => (
            <Button
              key={label}
              disabled={busy}
              onClick={() => {
                close()
                onChoose()
              }}
            >
              {label}
            </Button>
          ))}
          <Button ref={submit} type="submit" variant={danger ? 'danger' : 'primary'} loading={busy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </dialog>
  )
}

/** Time within which a second tap belongs to the first, ms. */
const doubleTapMs = 400

/** Keeps the second tap of a double tap on a button that is gone from what is below. */
function shield({ left, right, top, bottom }: DOMRect): void {
  const over = new AbortController()
  const stop = (event: MouseEvent) => {
    const { clientX: x, clientY: y } = event
    if (x < left || x > right || y < top || y > bottom) return
    // A question that has been asked since is meant by the tap.
    if (document.querySelector('dialog:modal')) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', stop, { capture: true, signal: over.signal })
  setTimeout(() => over.abort(), doubleTapMs)
}
