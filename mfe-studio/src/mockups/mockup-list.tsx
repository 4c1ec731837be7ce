import { useMessages } from '@stampa/platform'
import { wordIn } from '@stampa/rules/words'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useState } from 'react'
import { ItemPrice } from '../price/item-price.tsx'
import { Step } from '../studio/step.tsx'
import type { Product } from '../studio/studio.data.ts'
import {
  faultsOf,
  itemsOf,
  maxPieces,
  nameOf,
  type Pieces,
  peopleFrom,
  peopleText,
  type SavedMockup,
  withPeople,
  withSize,
} from './mockup.ts'
import styles from './mockup-list.module.css'
import { MockupPicture } from './mockup-picture.tsx'
import { mockupMessages } from './mockups.messages.ts'
import { PiecesField } from './quantity-field.tsx'

interface MockupListProps {
  mockups: readonly SavedMockup[]
  products: readonly Product[]
  onChange: (mockups: readonly SavedMockup[]) => void
  /** Takes the mockups of an item. */
  onRemove: (item: readonly SavedMockup[]) => void
}

/** Step 5: the saved mockups. */
export function MockupList(props: MockupListProps): ReactElement {
  const { mockups, products, onChange, onRemove } = props
  const texts = useMessages(mockupMessages)
  return (
    <Step number={5} title={texts.title}>
      <ul className={styles.list}>
        {itemsOf(mockups).map(item => (
          <li key={item[0].id} className={styles.mockup}>
            <ItemEntry
              item={item}
              products={products}
              onChange={({ quantity, sizes, people }) =>
                onChange(
                  mockups.map(mockup =>
                    item.includes(mockup) ? { ...mockup, quantity, sizes, people } : mockup,
                  ),
                )
              }
              onRemove={() => onRemove(item)}
            />
          </li>
        ))}
      </ul>
    </Step>
  )
}

interface ItemEntryProps {
  item: readonly [SavedMockup, ...(readonly SavedMockup[])]
  products: readonly Product[]
  /** Takes the changed quantity, sizes and people. */
  onChange: (pieces: Pieces) => void
  onRemove: () => void
}

/** The pieces that one side or both are printed on. */
function ItemEntry(props: ItemEntryProps): ReactElement {
  const { item, products, onChange, onRemove } = props
  const texts = useMessages(mockupMessages)
  const [mockup] = item
  const { sizes = [], words } = products.find(({ _id }) => _id === mockup.productId) ?? {}
  const hasSizes = sizes.length > 0
  const isSized = Object.keys(mockup.sizes).length > 0
  // Sizes that are still to be said are not hidden.
  const [isOpen] = useState(hasSizes && !isSized)
  const shown = item.map(({ view }) => texts[view]).join(' + ')
  const name = `${nameOf(mockup, products)}, ${shown}`
  return (
    <>
      <div className={styles.pictures}>
        {item.map(side => (
          <MockupPicture
            key={side.id}
            mockup={side}
            products={products}
            className={styles.picture}
          />
        ))}
      </div>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={styles.pieces}>{texts.pieces(mockup.quantity)}</p>
        <ItemPrice item={item} products={products} className={styles.pieces} />
        <IconButton label={texts.remove(name)} icon={<TrashIcon />} onClick={onRemove} />
      </div>
      <details open={isOpen}>
        <summary className={styles.summary}>{hasSizes ? texts.sizes : texts.quantity}</summary>
        {!isSized && (
          <PiecesField
            label={texts.quantity}
            pieces={mockup.quantity}
            least={1}
            onChange={quantity => {
              onChange({ ...mockup, quantity })
              return true
            }}
          />
        )}
        <div className={styles.sizes}>
          {sizes.map(size => (
            <PiecesField
              key={size}
              label={wordIn(words, size)}
              pieces={mockup.sizes[size]}
              least={0}
              onChange={pieces => {
                const sized = withSize(mockup, size, pieces)
                const isAllowed = sized.quantity <= maxPieces
                if (isAllowed) onChange(sized)
                return isAllowed
              }}
            />
          ))}
        </div>
      </details>
      <details>
        <summary className={styles.summary}>
          {texts.people}
          {mockup.people.length > 0 && ` (${mockup.people.length})`}
        </summary>
        <TextArea
          label={texts.people}
          labelHidden
          hint={texts.peopleHint(hasSizes)}
          placeholder={texts.peoplePlaceholder(hasSizes)}
          rows={4}
          defaultValue={peopleText(mockup.people, hasSizes)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...mockup, ...withPeople(mockup, peopleFrom(value, hasSizes)) })
          }
        />
      </details>
      <ul aria-live="polite" className={styles.faults}>
        {faultsOf(mockup, sizes).map(fault => (
          <li key={fault.kind === 'size' ? fault.size : fault.kind}>
            {fault.kind === 'people'
              ? texts.tooManyPeople(fault.people, mockup.quantity)
              : texts.unknownSize(fault.size)}
          </li>
        ))}
      </ul>
    </>
  )
}
