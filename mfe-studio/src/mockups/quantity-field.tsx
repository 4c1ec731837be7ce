import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { pricesMessages } from '@stampa/ui/price/prices.messages.ts'
import { type ReactElement, useState } from 'react'
import { readQuantity } from './mockup.ts'
import { mockupMessages } from './mockups.messages.ts'

interface QuantityFieldProps {
  initial: string
  /** The words are an error. */
  refused: boolean
  /** Quantity of the shown price. */
  priced: number | undefined
  /** From which there is a price; undefined without prices. */
  minimum: number | undefined
}

/** The quantity of a new mockup, with how it is understood in words. */
export function QuantityField(props: QuantityFieldProps): ReactElement {
  const { initial, refused, priced, minimum = 1 } = props
  const [value, setValue] = useState(initial)
  const texts = useMessages(mockupMessages)
  const { belowMinimum } = useMessages(pricesMessages)
  const answer = readQuantity(value)
  const words =
    typeof answer !== 'number'
      ? texts[answer]
      : answer < minimum
        ? `${texts.pieces(answer)}. ${belowMinimum(String(minimum))}`
        : texts.pieces(answer)
  const isError = refused && (answer === 'notWhole' || answer === 'tooMany')
  return (
    <>
      <TextField
        name="quantity"
        label={texts.quantity}
        hint={isError ? undefined : words}
        error={isError ? words : undefined}
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
      />
      {priced !== undefined && priced !== answer && (
        <Button size="small" onClick={() => setValue(String(priced))}>
          {texts.asPriced(texts.pieces(priced))}
        </Button>
      )}
    </>
  )
}

interface PiecesFieldProps {
  label: string
  pieces: number | undefined
  /** 0 where no number is none; 1 where one is required. */
  least: 0 | 1
  /** Takes the pieces; false when they are too many. */
  onChange: (pieces: number) => boolean
}

/** A number of pieces; one that is not understood changes nothing and is answered in words. */
export function PiecesField({ label, pieces, least, onChange }: PiecesFieldProps): ReactElement {
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<'notWhole' | 'tooMany'>()
  const texts = useMessages(mockupMessages)
  const take = (value: string) => {
    setTyped(value)
    const answer = least === 0 && /^\s*0*\s*$/.test(value) ? 0 : readQuantity(value)
    if (typeof answer === 'number') setProblem(onChange(answer) ? undefined : 'tooMany')
    else setProblem(answer === 'none' ? 'notWhole' : answer)
  }
  return (
    <TextField
      label={label}
      error={problem && texts[problem]}
      value={typed ?? String(pieces ?? '')}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      onBlur={() => {
        if (!problem) setTyped(undefined)
      }}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
