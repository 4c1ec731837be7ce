import { useMessages } from '@stampa/platform'
import type { PriceChoice, PriceTable } from '@stampa/pricing'
import { type Words, wordIn } from '@stampa/rules/words'
import type { ReactElement } from 'react'
import { CheckboxField } from '../field/choice-field.tsx'
import { SelectField } from '../field/select-field.tsx'
import { useWordLang } from '../words/use-word-lang.ts'
import { possibleChoice, techniqueOf } from './choice.ts'
import { pricesMessages } from './prices.messages.ts'

interface ChoiceFieldsProps {
  table: PriceTable
  words: Words | undefined
  choice: PriceChoice
  onChange: (choice: PriceChoice) => void
  /** Whether the number of sides is chosen here. @default true */
  hasSides?: boolean
  /** Returns the name of a field in a form that is sent. */
  nameOf?: (field: keyof PriceChoice) => string
}

/** Fields for how a product is printed: only those that its table leaves a choice of. */
export function ChoiceFields(props: ChoiceFieldsProps): ReactElement {
  const { table, words, choice, onChange, hasSides = true, nameOf } = props
  const texts = useMessages(pricesMessages)
  const langOf = useWordLang(words)
  const technique = techniqueOf(table, choice)
  const { secondColours } = choice
  const isPerSide = choice.sides > 1 && secondColours !== undefined
  const select = (
    field: 'technique' | 'sides' | 'colours' | 'secondColours',
    values: readonly string[],
    label = texts[field],
  ) => (
    <SelectField
      label={label}
      name={nameOf?.(field)}
      lang={field === 'technique' ? langOf(choice.technique) : undefined}
      value={String(choice[field] ?? '')}
      options={values.map(value => ({
        value,
        label: wordIn(words, value) || texts.asMany,
        lang: field === 'technique' ? langOf(value) : undefined,
      }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = field === 'technique' ? value : Number(value) || undefined
        onChange(possibleChoice(table, { ...choice, [field]: chosen }))
      }}
    />
  )
  return (
    <>
      {select(
        'technique',
        table.techniques.map(({ name }) => name),
      )}
      {hasSides && technique && technique.sides > 1 && select('sides', upTo(technique.sides))}
      {technique &&
        technique.colours > 1 &&
        select('colours', upTo(technique.colours), isPerSide ? texts.firstColours : texts.colours)}
      {technique &&
        technique.colours > 1 &&
        choice.sides > 1 &&
        select('secondColours', ['', ...upTo(technique.colours)])}
      {table.options.map(({ name }) => (
        <CheckboxField
          key={name}
          name={nameOf?.('options')}
          value={name}
          label={wordIn(words, name)}
          lang={langOf(name)}
          checked={choice.options.includes(name)}
          onChange={({ currentTarget: { checked } }) => {
            const others = choice.options.filter(option => option !== name)
            onChange({ ...choice, options: checked ? [...others, name] : others })
          }}
        />
      ))}
    </>
  )
}

function upTo(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1))
}
