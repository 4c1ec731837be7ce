import { defineMessages, useMessages } from '@stampa/platform'
import { sizeTableLimits as limits } from '@stampa/rules/size-chart'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { focusNeighbour } from '@stampa/ui/focus-neighbour.ts'
import { CloseIcon, PlusIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useRef } from 'react'
import { flushSync } from 'react-dom'
import frame from '../form/editor.module.css'
import { useField } from '../form/fields.tsx'
import { type SizeGrid, withCells, withPasted } from './size-grid.ts'
import styles from './size-table-input.module.css'

const messages = defineMessages({
  hint: {
    en: 'A column for each size, a row for each measure; a range as 96-100. Paste a table from a spreadsheet into the first size.',
    el: 'Μια στήλη για κάθε μέγεθος, μια γραμμή για κάθε μέτρο· εύρος ως 96-100. Πίνακα από λογιστικό φύλλο επικολλήστε τον στο πρώτο μέγεθος.',
  },
  measures: { en: 'Measure', el: 'Μέτρο' },
  size: { en: (place: number) => `Size ${place}`, el: (place: number) => `Μέγεθος ${place}` },
  measure: { en: (place: number) => `Measure ${place}`, el: (place: number) => `Μέτρο ${place}` },
  addSize: { en: 'Add a size', el: 'Προσθήκη μεγέθους' },
  addMeasure: { en: 'Add a measure', el: 'Προσθήκη μέτρου' },
  remove: { en: (name: string) => `Remove ${name}`, el: (name: string) => `Αφαίρεση: ${name}` },
})

interface SizeTableInputProps {
  control: object
  name: string
  label: string
}

/** Editor of a size table: a grid of texts that grows by a row, a column or what is pasted. */
export function SizeTableInput({ control, name, label }: SizeTableInputProps): ReactElement {
  const texts = useMessages(messages)
  const { value: grid, setValue, error } = useField<SizeGrid>(control, name)
  const table = useRef<HTMLTableElement>(null)
  const [sizes = []] = grid
  const labelOf = (row: number, column: number): string =>
    row === 0
      ? sizes[column] || texts.size(column)
      : column === 0
        ? grid[row]?.[0] || texts.measure(row)
        : `${labelOf(row, 0)}, ${labelOf(0, column)}`
  const add = (row: number, column: number) => {
    flushSync(() => setValue(withCells(grid, row, column, [['']])))
    table.current?.rows[row]?.cells[column]?.querySelector('input')?.focus()
  }
  const cell = (row: number, column: number) => (
    <TextField
      label={labelOf(row, column)}
      labelHidden
      value={grid[row]?.[column] ?? ''}
      maxLength={row === 0 || column === 0 ? limits.name : limits.value}
      autoComplete="off"
      onChange={({ currentTarget }) =>
        setValue(withCells(grid, row, column, [[currentTarget.value]]))
      }
      onPaste={event => {
        const text = event.clipboardData.getData('text')
        if (!/[\t\n]/.test(text)) return
        event.preventDefault()
        setValue(withPasted(grid, row, column, text))
      }}
    />
  )
  return (
    <fieldset className={frame.editor}>
      <legend className={frame.legend}>{label}</legend>
      {error && (
        <p role="alert" className={frame.error}>
          {error}
        </p>
      )}
      <p className={frame.hint}>{texts.hint}</p>
      <div className={styles.scroll}>
        <table ref={table}>
          <tbody>
            {grid.map((line, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its inputs keep no state.
              <tr key={row}>
                {line.map((_, column) => {
                  const Cell = row === 0 || column === 0 ? 'th' : 'td'
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place, too.
                    <Cell key={column}>
                      {row + column === 0 ? texts.measures : cell(row, column)}
                      {row === 0 && column > 0 && sizes.length > 2 && (
                        <IconButton
                          label={texts.remove(labelOf(0, column))}
                          icon={<CloseIcon />}
                          onClick={({ currentTarget }) => {
                            focusNeighbour(currentTarget, 'th')
                            setValue(grid.map(cells => cells.toSpliced(column, 1)))
                          }}
                        />
                      )}
                    </Cell>
                  )
                })}
                {row > 0 && grid.length > 2 && (
                  <td>
                    <IconButton
                      label={texts.remove(labelOf(row, 0))}
                      icon={<CloseIcon />}
                      onClick={({ currentTarget }) => {
                        focusNeighbour(currentTarget, 'tr')
                        setValue(grid.toSpliced(row, 1))
                      }}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={frame.ways}>
        {sizes.length <= limits.sizes && (
          <Button size="small" icon={<PlusIcon />} onClick={() => add(0, sizes.length)}>
            {texts.addSize}
          </Button>
        )}
        {grid.length <= limits.measures && (
          <Button size="small" icon={<PlusIcon />} onClick={() => add(grid.length, 0)}>
            {texts.addMeasure}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
