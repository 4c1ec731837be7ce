import { defineMessages, useMessages } from '@stampa/platform'
import { FileField } from '@stampa/ui/file-field/file-field.tsx'
import { type FormEvent, type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { useAnswerText } from '../calls/answers.messages.ts'
import { useSubmit } from '../calls/use-submit.ts'
import styles from '../form/form.module.css'
import { NewDialog } from '../form/form-dialog.tsx'
import type { ImportOutcome, ImportReport } from './import-sheet.ts'

export const importMessages = defineMessages({
  open: { en: 'Import', el: 'Εισαγωγή' },
  file: { en: 'CSV file', el: 'Αρχείο CSV' },
  check: { en: 'Check', el: 'Έλεγχος' },
  checking: { en: 'Checking...', el: 'Έλεγχος...' },
  run: { en: 'Import', el: 'Εισαγωγή' },
  running: { en: 'Importing...', el: 'Εισαγωγή...' },
  report: {
    en: (rows: number, created: number, updated: number) =>
      `${rows} ${rows === 1 ? 'row' : 'rows'}: ${created} new, ${updated} to change.`,
    el: (rows: number, created: number, updated: number) =>
      `${rows} ${rows === 1 ? 'γραμμή' : 'γραμμές'}: ${created} νέες, ${updated} αλλάζουν.`,
  },
  faulty: {
    en: 'Nothing was imported. Correct these rows:',
    el: 'Δεν έγινε εισαγωγή. Διορθώστε τις γραμμές:',
  },
  row: { en: 'Row', el: 'Γραμμή' },
  field: { en: 'Column', el: 'Στήλη' },
  fault: { en: 'Problem', el: 'Πρόβλημα' },
})

interface ImportDialogProps {
  title: string
  intro: string
  /** Route with an `importAction`. */
  action: string
  onClose: () => void
}

/** Imports records from a CSV file, which is checked first. */
export function ImportDialog({ title, intro, action, onClose }: ImportDialogProps): ReactElement {
  const texts = useMessages(importMessages)
  const say = useAnswerText()
  const { submit, isSaving: busy, outcome } = useSubmit<ImportOutcome>()
  // Undefined after the choice of another file, which is not checked yet.
  const [sent, setSent] = useState<'check' | 'import'>()
  const isChecking = busy && sent === 'check'
  const report = outcome?.ok && sent && !isChecking ? outcome.report : undefined
  const sound = report !== undefined && report.errors.length === 0

  const isDone = outcome?.ok === true && !outcome.dryRun && outcome.report.errors.length === 0
  const onDone = useEffectEvent(onClose)
  useEffect(() => {
    if (isDone && !busy) onDone()
  }, [isDone, busy])

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    if (!sound) form.set('dryRun', 'on')
    setSent(sound ? 'import' : 'check')
    submit(form, { method: 'post', action, encType: 'multipart/form-data' })
  }
  const refusal = outcome && !outcome.ok ? outcome : undefined
  const errors = refusal?.message ? [{ message: say(refusal.message) }] : []
  const fileError = refusal?.fields[0]?.message
  return (
    <NewDialog
      size="medium"
      title={title}
      description={intro}
      submitLabel={sound ? (busy ? texts.running : texts.run) : busy ? texts.checking : texts.check}
      form={{ element: { noValidate: true, onSubmit: send }, errors, isBusy: busy }}
      onClose={onClose}
    >
      <FileField
        label={texts.file}
        name="file"
        accept=".csv,text/csv"
        required
        error={fileError && say(fileError)}
        onFileChange={() => setSent(undefined)}
      />
      <div role="status">{report && <Report report={report} />}</div>
    </NewDialog>
  )
}

function Report({ report }: { report: ImportReport }): ReactElement {
  const texts = useMessages(importMessages)
  const say = useAnswerText()
  if (report.errors.length === 0) {
    return <p>{texts.report(report.rows, report.created, report.updated)}</p>
  }
  return (
    <>
      <p>{texts.faulty}</p>
      <table className={styles.faults}>
        <thead>
          <tr>
            <th scope="col">{texts.row}</th>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.fault}</th>
          </tr>
        </thead>
        <tbody>
          {report.errors.map(({ row, field, message }) => (
            <tr key={`${row} ${field}`}>
              <td>{row}</td>
              <td>{field}</td>
              <td>{say(message)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
