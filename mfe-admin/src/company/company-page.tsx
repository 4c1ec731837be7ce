import { defineMessages, useLanguage, useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { type ReactElement, type ReactNode, useState } from 'react'
import { type Control, useFormState } from 'react-hook-form'
import { useAnswerText } from '../shared/calls/answers.messages.ts'
import { PasswordPrompt } from '../shared/confirmation/password-prompt.tsx'
import { useField } from '../shared/form/fields.tsx'
import { RecordForm } from '../shared/form/form-dialog.tsx'
import { RowList } from '../shared/form/row-list.tsx'
import { useRecordForm } from '../shared/form/use-record-form.ts'
import { withEnglish } from '../shared/resource/field-kinds.ts'
import { RecordInputs } from '../shared/resource/record-inputs.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import {
  days,
  hoursText,
  type Settings,
  type SettingsValues,
  type Span,
  sections,
  settingsFields,
  settingsPath,
  settingsRules,
  settingsToValues,
  spanLimit,
} from './company.ts'
import styles from './company-page.module.css'

const companyMessages = defineMessages({
  heading: { en: 'Company', el: 'Εταιρεία' },
  welcome: {
    en: 'The home page shows its fixed welcome only while no banner with the placement “homepage” is active.',
    el: 'Η αρχική σελίδα δείχνει τον σταθερό της χαιρετισμό μόνο όσο δεν είναι ενεργό κάποιο banner στη θέση «Αρχική σελίδα».',
  },
  language: { en: 'Language', el: 'Γλώσσα' },
  contact: { en: 'Contact', el: 'Επικοινωνία' },
  social: { en: 'Social links', el: 'Κοινωνικά δίκτυα' },
  images: { en: 'Logo and favicon', el: 'Λογότυπο και εικονίδιο' },
  prices: { en: 'Prices', el: 'Τιμές' },
  legal: { en: 'Legal identity', el: 'Νομικά στοιχεία' },
  legalHint: {
    en: 'The law wants these on the site and on offers.',
    el: 'Ο νόμος τα θέλει στον ιστότοπο και στις προσφορές.',
  },
  openingHours: { en: 'Opening hours', el: 'Ωράριο' },
  hoursHint: {
    en: 'Both times empty: closed on these days.',
    el: 'Χωρίς ώρες: κλειστά αυτές τις ημέρες.',
  },
  span: { en: (place: number) => `Hours ${place}`, el: (place: number) => `Ωράριο ${place}` },
  closed: { en: 'closed', el: 'κλειστά' },
  from: { en: 'From', el: 'Από' },
  to: { en: 'To', el: 'Έως' },
  opens: { en: 'Opens', el: 'Ανοίγει' },
  closes: { en: 'Closes', el: 'Κλείνει' },
  addSpan: { en: 'Add hours', el: 'Προσθήκη ωραρίου' },
  removeSpan: {
    en: (place: number) => `Remove hours ${place}`,
    el: (place: number) => `Αφαίρεση ωραρίου ${place}`,
  },
})

/** Days of the week, as their short names in the settings. */
const dayMessages = defineMessages({
  mon: { en: 'Monday', el: 'Δευτέρα' },
  tue: { en: 'Tuesday', el: 'Τρίτη' },
  wed: { en: 'Wednesday', el: 'Τετάρτη' },
  thu: { en: 'Thursday', el: 'Πέμπτη' },
  fri: { en: 'Friday', el: 'Παρασκευή' },
  sat: { en: 'Saturday', el: 'Σάββατο' },
  sun: { en: 'Sunday', el: 'Κυριακή' },
})

interface SettingsFormProps {
  settings: Settings
  /** The form replaces one that had the focus. */
  takesFocus: boolean
  onSaved: (hadFocus: boolean) => void
}

function SettingsForm({ settings, takesFocus, onSaved }: SettingsFormProps): ReactElement {
  const texts = useMessages(companyMessages)
  const dayNames = useMessages(dayMessages)
  const language = useLanguage()
  const shared = useMessages(sharedMessages)
  const form = useRecordForm({
    address: settingsPath,
    row: settings,
    latest: settings,
    toValues: settingsToValues,
    rules: settingsRules,
    labelOf: field =>
      field === 'openingHours'
        ? texts.openingHours
        : (withEnglish(settingsFields).find(({ name }) => name === field)?.label[language] ??
          field),
    valueLabel: (field, value) =>
      field === 'openingHours' ? hoursText(value as Span[], dayNames, texts.closed) : undefined,
    staysOpen: true,
    onSaved: () => onSaved(form.element.current?.contains(document.activeElement) ?? false),
  })
  const { control } = form
  const inputsOf = (name: keyof typeof sections) => (
    <RecordInputs fields={sections[name]} row={settings} control={control} />
  )
  return (
    <RecordForm form={form} className={styles.form}>
      <Section title={texts.contact}>{inputsOf('contact')}</Section>
      <Section title={texts.social}>{inputsOf('social')}</Section>
      <Section title={texts.images}>{inputsOf('images')}</Section>
      <Section title={texts.prices}>{inputsOf('prices')}</Section>
      <Section title={texts.language}>{inputsOf('language')}</Section>
      <Section title={texts.legal}>
        <p className={styles.hint}>{texts.legalHint}</p>
        {inputsOf('legal')}
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

function Section({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section aria-label={title} className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

export function Component(): ReactElement {
  const settings = useLoaderData<Settings>()
  const [saved, setSaved] = useState({ times: 0, hadFocus: false })
  const texts = useMessages(companyMessages)
  return (
    <>
      <PageHeader title={texts.heading} description={texts.welcome} />
      {/* After a save the form starts again from the stored settings. */}
      <SettingsForm
        key={saved.times}
        settings={settings}
        takesFocus={saved.hadFocus}
        onSaved={hadFocus => setSaved({ times: saved.times + 1, hadFocus })}
      />
      <PasswordPrompt />
    </>
  )
}

/** The opening hours: spans of days with their times. Errors are per span. */
function HoursFields({ control }: { control: Control<SettingsValues> }): ReactElement {
  const texts = useMessages(companyMessages)
  const say = useAnswerText()
  const { value: spans, setValue } = useField<Span[]>(control, 'openingHours')
  const { errors } = useFormState({ control, name: 'openingHours' })
  const errorOf = (index: number) => {
    const message = errors.openingHours?.[index]?.message
    return message === undefined ? undefined : say(message)
  }
  return (
    <>
      <p className={styles.hint}>{texts.hoursHint}</p>
      <RowList
        className={styles.spans}
        items={spans}
        onChange={setValue}
        fresh={(): Span => ({ from: 'mon', to: 'mon', opens: null, closes: null })}
        max={spanLimit}
        texts={{ item: texts.span, add: texts.addSpan, remove: texts.removeSpan }}
      >
        {(span, change, index) => (
          <SpanFields span={span} error={errorOf(index)} onChange={change} />
        )}
      </RowList>
    </>
  )
}

interface SpanFieldsProps {
  span: Span
  error: string | undefined
  onChange: (part: Partial<Span>) => void
}

function SpanFields({ span, error, onChange }: SpanFieldsProps): ReactElement {
  const texts = useMessages(companyMessages)
  const dayNames = useMessages(dayMessages)
  const dayField = (field: 'from' | 'to') => (
    <SelectField
      label={texts[field]}
      options={days.map(day => ({ value: day, label: dayNames[day] }))}
      value={span[field]}
      onChange={({ currentTarget: { value } }) => {
        onChange({ [field]: days.find(day => day === value) ?? span[field] })
      }}
      error={field === 'from' ? error : undefined}
    />
  )
  const timeField = (field: 'opens' | 'closes') => (
    <TextField
      type="time"
      label={texts[field]}
      value={span[field] ?? ''}
      onChange={({ currentTarget: { value } }) => onChange({ [field]: value || null })}
    />
  )
  return (
    <>
      {dayField('from')}
      {dayField('to')}
      {timeField('opens')}
      {timeField('closes')}
    </>
  )
}
