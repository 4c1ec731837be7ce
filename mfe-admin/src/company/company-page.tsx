import { useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { type ReactElement, type ReactNode, useState } from 'react'
import { ImageInput } from '../shared/form/content-fields.tsx'
import { TextInput } from '../shared/form/fields.tsx'
import { RecordForm } from '../shared/form/record-form.tsx'
import { logoImage } from '../shared/form/rules.ts'
import { useRecordForm } from '../shared/form/use-record-form.ts'
import { labelIn } from '../shared/label-in.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import {
  contactFields,
  legalFields,
  type Settings,
  settingsPath,
  settingsRules,
  settingsToValues,
  socialFields,
} from './company.data.ts'
import { companyMessages, dayMessages } from './company.messages.ts'
import styles from './company-page.module.css'
import { HoursFields } from './hours-fields.tsx'
import { hoursText, type Span } from './opening-hours.ts'

interface SettingsFormProps {
  /** The stored settings. */
  settings: Settings
  /** The form replaces one that had the focus. */
  takesFocus: boolean
  onSaved: (hadFocus: boolean) => void
}

/** The form of the stored settings. */
function SettingsForm({ settings, takesFocus, onSaved }: SettingsFormProps): ReactElement {
  const texts = useMessages(companyMessages)
  const dayNames = useMessages(dayMessages)
  const shared = useMessages(sharedMessages)
  const form = useRecordForm({
    address: settingsPath,
    row: settings,
    latest: settings,
    toValues: settingsToValues,
    rules: settingsRules,
    labelOf: field => labelIn(texts, field) ?? field,
    valueLabel: (field, value) =>
      field === 'openingHours' ? hoursText(value as Span[], dayNames, texts.closed) : undefined,
    staysOpen: true,
    onSaved: () => onSaved(form.element.current?.contains(document.activeElement) ?? false),
  })
  const { control } = form
  const textField = (name: (typeof textFields)[number]) => (
    <TextInput key={name} control={control} label={texts[name]} name={name} />
  )
  return (
    <RecordForm form={form} className={styles.form}>
      <Section title={texts.contact}>{contactFields.map(textField)}</Section>
      <Section title={texts.social}>{socialFields.map(textField)}</Section>
      <Section title={texts.images}>
        <ImageInput
          control={control}
          name="logo"
          label={texts.logo}
          rule={logoImage}
          stored={settings.logoAsset}
          removable
        />
        <ImageInput
          control={control}
          name="favicon"
          label={texts.favicon}
          rule={logoImage}
          stored={settings.faviconAsset}
          removable
          described={false}
        />
      </Section>
      <Section title={texts.legal}>
        <p className={styles.hint}>{texts.legalHint}</p>
        {legalFields.map(textField)}
      </Section>
      <Section title={texts.openingHours}>
        <HoursFields control={control} />
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

/** The screen of the company's settings. */
export function Component(): ReactElement {
  const settings = useLoaderData<Settings>()
  const [saved, setSaved] = useState({ times: 0, hadFocus: false })
  const texts = useMessages(companyMessages)
  return (
    <>
      <PageHeader title={texts.heading} />
      {/* After a save the form starts again from the stored settings. */}
      <SettingsForm
        key={saved.times}
        settings={settings}
        takesFocus={saved.hadFocus}
        onSaved={hadFocus => setSaved({ times: saved.times + 1, hadFocus })}
      />
    </>
  )
}
