import { useFetcher, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import {
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { ImageInput } from '../shared/fields.tsx'
import { logoImage } from '../shared/file-rules.ts'
import { labelIn } from '../shared/label-in.ts'
import type { Outcome } from '../shared/outcome.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import { useAnswerText } from '../shared/use-answer-text.ts'
import { useConflict } from '../shared/use-conflict.tsx'
import { errorsOf, useFormState } from '../shared/use-form-state.ts'
import { useLeaveGuard } from '../shared/use-leave-guard.ts'
import {
  contactFields,
  legalFields,
  type Settings,
  settingsToForm,
  socialFields,
} from './company.data.ts'
import { companyMessages, dayMessages } from './company.messages.ts'
import styles from './company-page.module.css'
import { HoursFields } from './hours-fields.tsx'
import { hoursField, hoursText } from './opening-hours.ts'

interface SettingsFormProps {
  /** As they are stored now. */
  settings: Settings
  /** It takes the place of one that had the focus, which goes on from its end. */
  takesFocus: boolean
  onSaved: (hadFocus: boolean) => void
}

/** The form of the settings, filled from what is stored. Leaving it with unsaved changes asks. */
export function SettingsForm({ settings, takesFocus, onSaved }: SettingsFormProps): ReactElement {
  const texts = useMessages(companyMessages)
  const dayNames = useMessages(dayMessages)
  const shared = useMessages(sharedMessages)
  const say = useAnswerText()
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const saving = state !== 'idle'
  const form = useFormState(outcome, { staysOpen: true })
  const guard = useLeaveGuard(form.isDirty)
  // Settings that are loaded again must not change what somebody is editing.
  const [opened, setOpened] = useState(settings)
  const conflict = useConflict({
    outcome,
    opened: useMemo(() => settingsToForm(opened), [opened]),
    theirs: useMemo(() => settingsToForm(settings), [settings]),
    labelOf: field => labelIn(texts, field) ?? field,
    valueLabel: (field, value) =>
      field === hoursField ? hoursText(JSON.parse(value), dayNames, texts.closed) : undefined,
  })
  const isDone = outcome?.ok === true && !saving
  const onDone = useEffectEvent(() => {
    // Whoever typed on while it was saved goes on typing.
    if (form.isDirty()) setOpened(settings)
    else onSaved(form.element.current?.contains(document.activeElement) ?? false)
  })
  // Before anybody can type into what is about to be replaced.
  useLayoutEffect(() => {
    if (isDone) onDone()
  }, [isDone])
  const errors = useMemo(() => errorsOf(outcome, say), [outcome, say])
  const message = outcome && !outcome.ok && !conflict.panel ? outcome.message : undefined
  const summary = useMemo(() => (message ? [{ message: say(message) }] : []), [message, say])

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving) return
    form.sending()
    const values = conflict.resolve(new FormData(event.currentTarget))
    values.set('version', `${conflict.panel ? settings.version : opened.version}`)
    submit(values, { method: 'put', encType: 'multipart/form-data' })
  }
  const textField = (name: (typeof textFields)[number]) => (
    <TextField
      key={name}
      label={texts[name]}
      name={name}
      defaultValue={opened[name]}
      error={errors[name]}
    />
  )
  return (
    <form ref={form.ref} noValidate onSubmit={save} className={styles.form}>
      {conflict.panel}
      <FormErrorSummary errors={summary} />
      <Section title={texts.contact}>{contactFields.map(textField)}</Section>
      <Section title={texts.social}>{socialFields.map(textField)}</Section>
      <Section title={texts.images}>
        <ImageInput
          name="logo"
          label={texts.logo}
          rule={logoImage}
          stored={opened.logoAsset}
          removable
          errors={errors}
        />
        <ImageInput
          name="favicon"
          label={texts.favicon}
          rule={logoImage}
          stored={opened.faviconAsset}
          removable
          described={false}
          errors={errors}
        />
      </Section>
      <Section title={texts.legal}>
        <p className={styles.hint}>{texts.legalHint}</p>
        {legalFields.map(textField)}
      </Section>
      <Section title={texts.openingHours}>
        <HoursFields hours={opened.openingHours} errors={errors} />
      </Section>
      <div className={styles.save}>
        <Button type="submit" variant="primary" loading={saving} autoFocus={takesFocus}>
          {saving ? shared.saving : shared.save}
        </Button>
      </div>
      <ConfirmDialog
        open={guard.asking}
        title={shared.discardQuestion}
        confirmLabel={shared.discard}
        cancelLabel={shared.keepEditing}
        danger
        onConfirm={guard.leave}
        onCancel={guard.stay}
      >
        {shared.discardText}
      </ConfirmDialog>
    </form>
  )
}

const textFields = [...contactFields, ...socialFields, ...legalFields]

function Section({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section aria-label={title} className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
