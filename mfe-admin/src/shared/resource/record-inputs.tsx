import { defineMessages, useLanguage, useMessages } from '@stampa/platform'
import type { Words } from '@stampa/rules/words'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { Tabs } from '@stampa/ui/tabs/tabs.tsx'
import { type ReactElement, useState } from 'react'
import { type Control, useFormState, useWatch } from 'react-hook-form'
import { SwitchInput, useField } from '../form/fields.tsx'
import formStyles from '../form/form.module.css'
import { useMay } from '../permissions.tsx'
import { FieldInput, FieldInputs, type FieldInputsProps } from './field-inputs.tsx'
import {
  confirmed,
  englishOf,
  type Field,
  outdatedFields,
  untranslated,
  withEnglish,
  wordsIn,
  wordsLabel,
  wordsName,
} from './field-kinds.ts'
import styles from './record-inputs.module.css'

/** Longest word that the service takes, characters. */
const maxWordLength = 300

const translationMessages = defineMessages({
  language: { en: 'Language of the texts', el: 'Γλώσσα των κειμένων' },
  greek: { en: 'Greek', el: 'Ελληνικά' },
  english: {
    en: (missing: number, outdated: number) =>
      withNotes(
        'English',
        missing > 0 && `${missing} not translated`,
        outdated > 0 && `${outdated} may be outdated`,
      ),
    el: (missing: number, outdated: number) =>
      withNotes(
        'Αγγλικά',
        missing > 0 && `${missing} χωρίς μετάφραση`,
        outdated > 0 && (outdated === 1 ? '1 ίσως ανεπίκαιρο' : `${outdated} ίσως ανεπίκαιρα`),
      ),
  },
  outdated: {
    en: 'May be outdated: the Greek text has changed',
    el: 'Ίσως ανεπίκαιρο: το ελληνικό άλλαξε',
  },
  confirm: {
    en: 'The English texts still match the Greek ones',
    el: 'Τα αγγλικά ταιριάζουν ακόμη με τα ελληνικά',
  },
  original: {
    en: (label: string) => `${label} (Greek)`,
    el: (label: string) => `${label} (ελληνικά)`,
  },
  untranslated: { en: 'Not translated', el: 'Χωρίς μετάφραση' },
  fallback: {
    en: 'For an empty text, visitors see the Greek one.',
    el: 'Για ένα κενό κείμενο, οι επισκέπτες βλέπουν το ελληνικό.',
  },
  empty: { en: '(empty)', el: '(κενό)' },
})

function withNotes(name: string, ...notes: (string | false)[]): string {
  const shown = notes.filter(Boolean).join(', ')
  return shown ? `${name} (${shown})` : name
}

/**
 * The inputs of a record's fields, in their order. Texts with a translation are in tabs, Greek and English; in a form
 * that is read-only, and whose tabs are disabled too, English follows Greek.
 */
export function RecordInputs({ fields, ...form }: FieldInputsProps): ReactElement {
  const mayWrite = useMay()('write')
  if (!mayWrite) {
    return (
      <>
        <FieldInputs {...form} fields={withEnglish(fields)} />
        <WordInputs fields={fields} control={form.control} />
      </>
    )
  }
  const first = fields.findIndex(field => field.english)
  if (first < 0) return <FieldInputs {...form} fields={fields} />
  const end = fields.findLastIndex(field => field.english) + 1
  return (
    <>
      <FieldInputs {...form} fields={fields.slice(0, first)} />
      <LanguageTabs {...form} fields={fields.slice(first, end)} all={fields} />
      <FieldInputs {...form} fields={fields.slice(end)} />
    </>
  )
}

interface LanguageTabsProps extends FieldInputsProps {
  /** Of the form, whose words are translated too. */
  all: readonly Field[]
}

function LanguageTabs({ fields, all, row, control }: LanguageTabsProps): ReactElement {
  const texts = useMessages(translationMessages)
  const [tab, setTab] = useTabOfErrors(control as Control, fields)
  const values = useWatch({ control: control as Control })
  const missing = untranslated(all, values)
  const suspects = outdatedFields(fields, values, row)
  const isConfirmed = values[confirmed] === true
  const outdated = isConfirmed ? [] : suspects
  return (
    <Tabs
      label={texts.language}
      tabs={[
        { id: 'el', label: texts.greek },
        { id: 'en', label: texts.english(missing.length, outdated.length) },
      ]}
      value={tab}
      onValueChange={setTab}
    >
      {tab === 'el' ? (
        <FieldInputs fields={fields} row={row} control={control} />
      ) : (
        <>
          <p className={styles.hint}>{texts.fallback}</p>
          {fields.map(
            field =>
              field.english && (
                <Translation
                  key={field.name}
                  field={field}
                  english={field.english}
                  original={values[field.name] ?? ''}
                  warning={
                    (missing.includes(field.name) && texts.untranslated) ||
                    (outdated.includes(field) && texts.outdated)
                  }
                  control={control}
                />
              ),
          )}
          <WordInputs fields={all} control={control} />
          {suspects.length > 0 && (
            <SwitchInput control={control as Control} name={confirmed} label={texts.confirm} />
          )}
        </>
      )}
    </Tabs>
  )
}

interface TranslationProps extends Pick<FieldInputsProps, 'control'> {
  field: Field
  english: Field
  /** The Greek text. */
  original: string
  warning: string | false
}

/** The input of an English text, below or beside the Greek one. */
function Translation(props: TranslationProps): ReactElement {
  const { field, english, original, warning, control } = props
  const { input } = english
  const texts = useMessages(translationMessages)
  const language = useLanguage()
  const isLong = input.kind === 'longText'
  return (
    <div className={field.input.kind === 'prose' ? styles.columns : styles.rows}>
      <section
        aria-label={texts.original(field.label[language])}
        // A scrollable region must be reachable by keyboard.
        {...(isLong && { tabIndex: 0 })}
        lang="el"
        className={styles.original}
      >
        {original || texts.empty}
      </section>
      <FieldInput
        control={control as Control}
        name={english.name}
        label={english.label[language]}
        hint={warning && <Badge tone="warning">{warning}</Badge>}
        lang="en"
        input={input}
        row={undefined}
      />
    </div>
  )
}

/** An input for each name in a list and each alternative text. */
function WordInputs({
  fields,
  control,
}: Pick<FieldInputsProps, 'fields' | 'control'>): ReactElement | null {
  const texts = useMessages(translationMessages)
  const language = useLanguage()
  const values = useWatch({ control: control as Control })
  const words = wordsIn(fields, values)
  const missing = untranslated(fields, values)
  // A draft of an older version has none.
  const { value = {}, setValue } = useField<Words | undefined>(control, wordsName)
  if (words.length === 0) return null
  return (
    <fieldset className={styles.rows}>
      <legend className={formStyles.legend}>{wordsLabel[language]}</legend>
      {words.map(word => (
        <TextField
          key={word}
          label={word}
          lang="en"
          maxLength={maxWordLength}
          value={value[word] ?? ''}
          hint={missing.includes(word) && <Badge tone="warning">{texts.untranslated}</Badge>}
          onChange={event => setValue({ ...value, [word]: event.currentTarget.value })}
        />
      ))}
    </fieldset>
  )
}

/**
 * Returns the chosen tab and its setter. A new error in the other tab alone chooses that one, before its
 * input is focused.
 */
function useTabOfErrors(control: Control, fields: readonly Field[]) {
  const [tab, setTab] = useState<'el' | 'en'>('el')
  const { errors, submitCount } = useFormState({ control })
  const invalid = (fields: readonly Field[]) =>
    fields.flatMap(({ name }) => (errors[name] ? `${submitCount} ${name}` : []))
  const found = { el: invalid(fields), en: invalid(englishOf(fields)) }
  const all = [...found.el, ...found.en]
  const [seen, setSeen] = useState<readonly string[]>([])
  if (all.join() !== seen.join()) {
    setSeen(all)
    const other = tab === 'el' ? 'en' : 'el'
    const isNew = all.some(error => !seen.includes(error))
    if (isNew && found[tab].length === 0) setTab(other)
  }
  return [tab, setTab] as const
}
