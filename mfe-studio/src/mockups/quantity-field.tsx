import { useMessages } from '@stampa/platform'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type ReactElement, useState } from 'react'
import { readQuantity } from './mockup.ts'
import { mockupMessages } from './mockups.messages.ts'

interface QuantityFieldProps {
  initial: string
  /** The words are an error. */
  refused: boolean
}

/** The quantity of a new mockup, with how it is understood in words. */
export function QuantityField({ initial, refused }: QuantityFieldProps): ReactElement {
  const [value, setValue] = useState(initial)
  const texts = useMessages(mockupMessages)
  const answer = readQuantity(value)
  const words = typeof answer === 'number' ? texts.pieces(answer) : texts[answer]
  const isError = refused && (answer === 'notWhole' || answer === 'tooMany')
  return (
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
  )
}

interface SizeFieldProps {
  size: string
  pieces: number | undefined
  /** Takes 0 pieces or more; false when all sizes together are too many. */
  onChange: (pieces: number) => boolean
}

/** The pieces of a size; a number that is not understood changes nothing and is answered in words. */
export function SizeField({ size, pieces, onChange }: SizeFieldProps): ReactElement {
  const [typed, setTyped] = useState(pieces === undefined ? '' : String(pieces))
  const [problem, setProblem] = useState<'notWhole' | 'tooMany'>()
  const texts = useMessages(mockupMessages)
  const take = (value: string) => {
    setTyped(value)
    const answer = /^\s*0*\s*$/.test(value) ? 0 : readQuantity(value)
    if (typeof answer === 'number') setProblem(onChange(answer) ? undefined : 'tooMany')
    else setProblem(answer === 'none' ? 'notWhole' : answer)
  }
  return (
    <TextField
      label={size}
      error={problem && texts[problem]}
      value={typed}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
