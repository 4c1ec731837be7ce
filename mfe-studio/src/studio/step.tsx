import { useMessages } from '@stampa/platform'
import { type ReactElement, type ReactNode, useId } from 'react'
import styles from './step.module.css'
import { studioMessages } from './studio.messages.ts'

interface StepProps {
  /** From 1 to 6. */
  number: number
  title: string
  /** Beside the title. */
  tools?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** One of the page's numbered steps. */
export function Step({ number, title, tools, className, children }: StepProps): ReactElement {
  const id = useId()
  const heading = (
    <h2 id={id} className={styles.title}>
      <span className={styles.number}>{number}</span>
      {title}
    </h2>
  )
  return (
    <section aria-labelledby={id} className={className ?? styles.step}>
      {tools ? (
        <div className={styles.head}>
          {heading}
          {tools}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  )
}

interface EditorStepProps extends Pick<StepProps, 'tools' | 'children'> {
  /** Between the tools and the stage. */
  notes?: ReactNode
}

/** Step 4: a stage as large as its tools and notes leave room for. */
export function EditorStep({ tools, notes, children }: EditorStepProps): ReactElement {
  const { design } = useMessages(studioMessages)
  return (
    <Step number={4} title={design} tools={tools} className={styles.editor}>
      {notes}
      <div className={styles.room}>{children}</div>
    </Step>
  )
}
