import { useMessages } from '@stampa/platform'
import { type PriceTable, tableFaults, tableLimits } from '@stampa/pricing'
import { Button } from '@stampa/ui/button/button.tsx'
import { NumberField } from '@stampa/ui/field/number-field.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type ReactElement, useState } from 'react'
import { useAnswerText } from '../calls/answers.messages.ts'
import frame from '../form/editor.module.css'
import { useField } from '../form/fields.tsx'
import { RowList } from '../form/row-list.tsx'
import type { PriceTableValue } from '../resource/field-kinds.ts'
import { PricePreview } from './price-preview.tsx'
import { priceTableMessages } from './price-table.messages.ts'
import styles from './price-table-input.module.css'

type Table = NonNullable<PriceTableValue>
type Technique = Table['techniques'][number]

const freshTechnique = (): Technique => ({
  name: '',
  colours: 1,
  sides: 1,
  setupFee: 0,
  extraColour: 0,
  extraSide: 0,
  tiers: [{ quantity: 50, price: null }],
})

const freshTable = (): Table => ({ workingDays: 7, techniques: [freshTechnique()], options: [] })

interface PriceTableInputProps {
  control: object
  name: string
  label: string
  /** Products whose tables can be copied. */
  sources: readonly PricedProduct[]
}

export interface PricedProduct {
  _id: string
  title: string
  priceTable: PriceTable | null
}

/** Editor of a product's price table, with a preview of the prices that follow from it. */
export function PriceTableInput(props: PriceTableInputProps): ReactElement {
  const { control, name, label, sources } = props
  const texts = useMessages(priceTableMessages)
  const say = useAnswerText()
  const { value: table, setValue, error } = useField<PriceTableValue>(control, name)
  // Replaces the inputs of a table by those of another one.
  const [copies, setCopies] = useState(0)
  const faults = new Map(
    error && table ? tableFaults(table).map(({ field, message }) => [field, say(message)]) : [],
  )
  const replace = (next: PriceTableValue) => {
    setValue(next)
    setCopies(copies + 1)
  }
  return (
    <fieldset className={frame.editor}>
      <legend className={frame.legend}>{label}</legend>
      <p className={frame.hint}>{table ? texts.excludesVat : texts.none}</p>
      {table && (
        <TableInputs
          key={copies}
          table={table}
          onChange={setValue}
          errorOf={path => faults.get(path)}
        />
      )}
      <div className={frame.ways}>
        {!table && <Button onClick={() => replace(freshTable())}>{texts.add}</Button>}
        <CopyField sources={sources} onCopy={replace} />
        {table && (
          <Button variant="quiet" onClick={() => replace(null)}>
            {texts.remove}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

interface CopyFieldProps extends Pick<PriceTableInputProps, 'sources'> {
  onCopy: (table: Table) => void
}

/** Fills the form with a copy of another product's table. */
function CopyField({ sources, onCopy }: CopyFieldProps): ReactElement | null {
  const texts = useMessages(priceTableMessages)
  const rows = sources.filter(({ priceTable }) => priceTable)
  if (rows.length === 0) return null
  return (
    <SelectField
      label={texts.copy}
      placeholder={texts.copyPlaceholder}
      value=""
      options={rows.map(({ _id, title }) => ({ value: _id, label: title }))}
      onChange={({ currentTarget: { value } }) => {
        const source = rows.find(({ _id }) => _id === value)?.priceTable
        if (source) onCopy(structuredClone(source))
      }}
    />
  )
}

interface TableInputsProps {
  table: Table
  onChange: (table: Table) => void
  /** Returns the error of a field such as `techniques.0.name`. */
  errorOf: (path: string) => string | undefined
}

function TableInputs({ table, onChange, errorOf }: TableInputsProps): ReactElement {
  const texts = useMessages(priceTableMessages)
  const change = (part: Partial<Table>) => onChange({ ...table, ...part })
  return (
    <>
      <div className={styles.days}>
        <NumberField
          label={texts.workingDays}
          min={1}
          max={tableLimits.workingDays}
          value={table.workingDays}
          onValueChange={workingDays => change({ workingDays })}
          error={errorOf('workingDays')}
        />
      </div>
      <RowList
        className={styles.techniques}
        items={table.techniques}
        onChange={techniques => change({ techniques })}
        fresh={freshTechnique}
        max={tableLimits.techniques}
        texts={{ item: texts.technique, add: texts.addTechnique, remove: texts.removeTechnique }}
      >
        {(technique, changeTechnique, index) => (
          <TechniqueInputs
            technique={technique}
            onChange={changeTechnique}
            errorOf={path => errorOf(`techniques.${index}.${path}`)}
          />
        )}
      </RowList>
      {errorOf('techniques') && <p className={frame.error}>{errorOf('techniques')}</p>}
      <h3 className={styles.heading}>{texts.options}</h3>
      <RowList
        className={styles.rows}
        items={table.options}
        onChange={options => change({ options })}
        fresh={() => ({ name: '', price: null })}
        max={tableLimits.options}
        texts={{ item: texts.option, add: texts.addOption, remove: texts.removeOption }}
      >
        {({ name, price }, changeOption, index) => (
          <>
            <TextField
              label={texts.name}
              labelHidden={index > 0}
              value={name}
              onChange={({ currentTarget: { value } }) => changeOption({ name: value })}
              error={errorOf(`options.${index}.name`)}
            />
            <NumberField
              label={texts.price}
              labelHidden={index > 0}
              min={0}
              step={0.1}
              value={price}
              onValueChange={value => changeOption({ price: value })}
              error={errorOf(`options.${index}.price`)}
            />
          </>
        )}
      </RowList>
      <PricePreview table={table} />
    </>
  )
}

interface TechniqueInputsProps {
  technique: Technique
  onChange: (part: Partial<Technique>) => void
  errorOf: (path: string) => string | undefined
}

function TechniqueInputs({ technique, onChange, errorOf }: TechniqueInputsProps): ReactElement {
  const texts = useMessages(priceTableMessages)
  const { name, tiers } = technique
  const number = (field: 'colours' | 'sides' | 'setupFee' | 'extraColour' | 'extraSide') => ({
    label: texts[field],
    value: technique[field],
    onValueChange: (value: number | null) => onChange({ [field]: value }),
    error: errorOf(field),
  })
  return (
    <>
      <div className={styles.facts}>
        <TextField
          label={texts.name}
          value={name}
          onChange={({ currentTarget: { value } }) => onChange({ name: value })}
          error={errorOf('name')}
        />
        <NumberField {...number('setupFee')} min={0} />
        <NumberField
          {...number('colours')}
          min={1}
          max={tableLimits.colours}
          hint={texts.coloursHint}
        />
        <NumberField {...number('extraColour')} min={0} step={0.05} />
        <NumberField {...number('sides')} min={1} max={tableLimits.sides} />
        <NumberField {...number('extraSide')} min={0} step={0.1} />
      </div>
      <RowList
        className={styles.rows}
        items={tiers}
        onChange={next => onChange({ tiers: next })}
        fresh={() => ({ quantity: null, price: null })}
        max={tableLimits.tiers}
        texts={{ item: texts.tier, add: texts.addTier, remove: texts.removeTier }}
      >
        {({ quantity, price }, changeTier, index) => (
          <>
            <NumberField
              label={texts.quantity}
              labelHidden={index > 0}
              min={1}
              value={quantity}
              onValueChange={value => changeTier({ quantity: value })}
              error={errorOf(`tiers.${index}.quantity`)}
            />
            <NumberField
              label={texts.price}
              labelHidden={index > 0}
              min={0}
              step={0.1}
              value={price}
              onValueChange={value => changeTier({ price: value })}
              error={errorOf(`tiers.${index}.price`)}
            />
          </>
        )}
      </RowList>
      {errorOf('tiers') && <p className={frame.error}>{errorOf('tiers')}</p>}
    </>
  )
}
