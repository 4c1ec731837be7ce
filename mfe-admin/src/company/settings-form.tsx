import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement, ReactNode } from 'react'
import { ImageInput } from '../shared/form/fields.tsx'
import { logoImage } from '../shared/form/file-rules.ts'
import { textOf } from '../shared/form/form-values.ts'
import { RecordForm } from '../shared/form/record-form.tsx'
import { useRecordForm } from '../shared/form/use-record-form.ts'
import { labelIn } from '../shared/label-in.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import {
  contactFields,
  legalFields,
  type Settings,
  settingsPath,
  settingsToForm,
  socialFields,
} from './company.data.ts'
import { companyMessages, dayMessages } from './company.messages.ts'
import styles from './company-page.module.css'
import { HoursFields } from './hours-fields.tsx'
import { hoursField, hoursIn, hoursText } from './opening-hours.ts'

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
  const form = useRecordForm({
    address: settingsPath,
    row: settings,
    latest: settings,
    toForm: settingsToForm,
    labelOf: field => labelIn(texts, field) ?? field,
    valueLabel: (field, value) =>
      field === hoursField ? hoursText(JSON.parse(value), dayNames, texts.closed) : undefined,
    staysOpen: true,
    onSaved: () => onSaved(form.element.current?.contains(document.activeElement) ?? false),
  })
  const { values, errors } = form
  const textField = (name: (typeof textFields)[number]) => (
    <TextField
      key={name}
      label={texts[name]}
      name={name}
      defaultValue={textOf(values, name)}
      error={errors[name]}
    />
  )
  return (
    <RecordForm form={form} className={styles.form}>
      <Section title={texts.contact}>{contactFields.map(textField)}</Section>
      <Section title={texts.social}>{socialFields.map(textField)}</Section>
      <Section title={texts.images}>
        <ImageInput
          name="logo"
          label={texts.logo}
          rule={logoImage}
          stored={settings.logoAsset}
          removable
          values={values}
          errors={errors}
        />
        <ImageInput
          name="favicon"
          label={texts.favicon}
          rule={logoImage}
          stored={settings.faviconAsset}
          removable
          described={false}
          values={values}
          errors={errors}
        />
      </Section>
      <Section title={texts.legal}>
        <p className={styles.hint}>{texts.legalHint}</p>
        {legalFields.map(textField)}
      </Section>
      <Section title={texts.openingHours}>
        <HoursFields hours={hoursIn(values)} errors={errors} />
      </Section>
      <div className={styles.save}>
        <Button type="submit" variant="primary" loading={form.saving} autoFocus={takesFocus}>
          {form.saving ? shared.saving : shared.save}
        </Button>
      </div>
    </RecordForm>
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
