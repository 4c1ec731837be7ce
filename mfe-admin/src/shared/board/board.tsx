import { defineMessages, Link, useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { cx } from '@stampa/ui/cx.ts'
import { GripIcon } from '@stampa/ui/icon/icons.tsx'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useFormats } from '../use-formats.ts'
import styles from './board.module.css'

const boardMessages = defineMessages({
  allOf: { el: (count: string) => `Όλες (${count})`, en: (count: string) => `All (${count})` },
  move: {
    el: (name: string) => `Μετακίνηση: ${name} (σύρετε ή πατήστε βέλη)`,
    en: (name: string) => `Move ${name} (drag, or press the arrow keys)`,
  },
})

export interface BoardColumn<Row> {
  /** Value of the records in it. */
  id: string
  title: string
  /** Address of the list of all its records. */
  to: string
  rows: readonly Row[]
  /** Number of its records, of which the first are shown; undefined where the service does not count them. */
  total: number | undefined
}

interface BoardProps<Row> {
  columns: readonly BoardColumn<Row>[]
  card: (row: Row) => ReactNode
  /** Text of a column without records. */
  empty: string
  /** Moves a card to another column: by dragging its handle, or with the arrow keys on it. */
  mover?: { nameOf: (row: Row) => string; onMove: (row: Row, column: string) => void } | undefined
}

/** Records as cards, with a column for each of their states. */
export function Board<Row extends { _id: string }>(props: BoardProps<Row>): ReactElement {
  const { columns, card, empty, mover } = props
  const texts = useMessages(boardMessages)
  const [drag, setDrag] = useState<{ id: string; over: string | undefined }>()
  const board = useRef<HTMLDivElement>(null)
  // A card that is moved to another column loses the focus.
  const focused = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: moved cards lose the focus
  useLayoutEffect(() => {
    if (focused.current === undefined) return
    board.current?.querySelector<HTMLElement>(`[data-card="${focused.current}"] button`)?.focus()
    focused.current = undefined
  }, [columns])

  const handleOf = (row: Row, from: number) => {
    const move = (to: string | undefined) => {
      setDrag(undefined)
      if (to === undefined || to === columns[from]?.id) return
      focused.current = row._id
      mover?.onMove(row, to)
    }
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ id: row._id, over: columns[from]?.id })
      },
      onPointerMove: (event: PointerEvent) => {
        if (drag) setDrag({ id: row._id, over: columnAt(event) })
      },
      onPointerUp: () => drag && move(drag.over),
      onPointerCancel: () => setDrag(undefined),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') setDrag(undefined)
        const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
        if (!step) return
        event.preventDefault()
        move(columns[from + step]?.id)
      },
    }
  }
  return (
    <div ref={board} className={styles.board}>
      {columns.map((column, index) => (
        <Column key={column.id} column={column} isOver={drag?.over === column.id}>
          {column.rows.length === 0 && <p className={styles.muted}>{empty}</p>}
          <ol className={styles.cards}>
            {column.rows.map(row => (
              <li
                key={row._id}
                data-card={row._id}
                data-dragged={drag?.id === row._id || undefined}
                className={cx(styles.card, mover && styles.movable)}
              >
                {mover ? <div className={styles.content}>{card(row)}</div> : card(row)}
                {mover && (
                  <IconButton
                    size="small"
                    label={texts.move(mover.nameOf(row))}
                    icon={<GripIcon />}
                    className={styles.grip}
                    {...handleOf(row, index)}
                  />
                )}
              </li>
            ))}
          </ol>
        </Column>
      ))}
    </div>
  )
}

/** Returns the id of the column under the pointer. */
function columnAt({ clientX, clientY }: PointerEvent): string | undefined {
  const column = document.elementFromPoint(clientX, clientY)?.closest('[data-column]')
  return column?.getAttribute('data-column') ?? undefined
}

interface ColumnProps {
  column: BoardColumn<unknown>
  isOver: boolean
  children: ReactNode
}

function Column({ column, isOver, children }: ColumnProps): ReactElement {
  const texts = useMessages(boardMessages)
  const { count } = useFormats()
  const { id, title, to, rows, total = rows.length } = column
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      data-column={id}
      data-drop={isOver || undefined}
      className={styles.column}
    >
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <Link to={to}>{texts.allOf(count(total))}</Link>
      </header>
      {children}
    </section>
  )
}
