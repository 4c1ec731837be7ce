import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { focusNeighbour } from '@stampa/ui/focus-neighbour.ts'
import { CloseIcon, PlusIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface RowListProps<Item> {
  items: readonly Item[]
  onChange: (items: Item[]) => void
  /** Returns a new item, which comes after the others. */
  fresh: () => Item
  max: number
  /** Texts of an item's group and buttons; `place` counts from 1. */
  texts: {
    item: (place: number) => string
    add: string
    remove: (place: number) => string
  }
  className: string | undefined
  /** Renders the inputs of an item. */
  children: (item: Item, change: (part: Partial<Item>) => void, index: number) => ReactNode
}

/**
 * Items in an order, which can be added and removed. The focus goes to a new item, and to a neighbour of a
 * removed one.
 */
export function RowList<Item>(props: RowListProps<Item>): ReactElement {
  const { items, onChange, fresh, max, texts, className, children } = props
  const list = useRef<HTMLDivElement>(null)
  const [keys, setKeys] = useState(() => items.map(() => crypto.randomUUID()))
  const add = () => {
    flushSync(() => {
      setKeys([...keys, crypto.randomUUID()])
      onChange([...items, fresh()])
    })
    const added = list.current?.querySelector(':scope > fieldset:last-of-type')
    added?.querySelector<HTMLElement>('input, select')?.focus()
  }
  const remove = (index: number) => {
    setKeys(keys.toSpliced(index, 1))
    onChange(items.toSpliced(index, 1))
  }
  return (
    <>
      <div ref={list} className={className}>
        {items.map((item, index) => (
          <fieldset key={keys[index]} aria-label={texts.item(index + 1)}>
            {children(item, part => onChange(items.with(index, { ...item, ...part })), index)}
            <IconButton
              label={texts.remove(index + 1)}
              icon={<CloseIcon />}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget, 'fieldset')
                remove(index)
              }}
            />
          </fieldset>
        ))}
      </div>
      {items.length < max && (
        <div>
          <Button size="small" icon={<PlusIcon />} onClick={add}>
            {texts.add}
          </Button>
        </div>
      )}
    </>
  )
}
