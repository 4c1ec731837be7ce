import type { useFetcher } from '@stampa/platform'
import { QuestionDialog } from '@stampa/ui/dialog/question-dialog.tsx'
import {
  type ReactElement,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

interface Question {
  title: string
  text: string
  confirmLabel: string
}

interface DecisionFormProps {
  fetcher: Pick<ReturnType<typeof useFetcher>, 'Form' | 'submit'> & {
    data: { sent: boolean } | undefined
  }
  action: string
  className: string | undefined
  /** Question before the answer of a button that cannot be taken back, by the button's value. */
  questions: Readonly<Record<string, Question>>
  cancelLabel: string
  children: ReactNode
}

/** Form whose buttons are a customer's answers. Without JavaScript they are sent without a question. */
export function DecisionForm(props: DecisionFormProps): ReactElement {
  const { fetcher, action, className, questions, cancelLabel, children } = props
  const element = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState<{ form: FormData; question: Question }>()
  useEffect(() => {
    // A second press of the button must not send the same comment again.
    if (fetcher.data?.sent) element.current?.reset()
  }, [fetcher.data])
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    const question = questions[submitter.value]
    if (!question) return
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    form.set(submitter.name, submitter.value)
    setAsked({ form, question })
  }
  return (
    <>
      <fetcher.Form
        ref={element}
        method="post"
        action={action}
        onSubmit={ask}
        className={className}
      >
        {children}
      </fetcher.Form>
      {asked && (
        <QuestionDialog
          title={asked.question.title}
          confirmLabel={asked.question.confirmLabel}
          cancelLabel={cancelLabel}
          onConfirm={() => {
            fetcher.submit(asked.form, { method: 'post', action })
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{asked.question.text}</p>
        </QuestionDialog>
      )}
    </>
  )
}
