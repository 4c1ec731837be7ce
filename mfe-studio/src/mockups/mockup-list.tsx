import { useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TrashIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { Step } from '../studio/step.tsx'
import type { Product } from '../studio/studio.data.ts'
import { maxPieces, peopleFrom, peopleText, type SavedMockup, withSize } from './mockup.ts'
import styles from './mockup-list.module.css'
import { mockupMessages } from './mockups.messages.ts'
import { SizeField } from './quantity-field.tsx'
import { useObjectUrl } from './use-object-url.ts'

interface MockupListProps {
  mockups: readonly SavedMockup[]
  products: readonly Product[]
  onChange: (mockups: readonly SavedMockup[]) => void
}

/** Step 5: the saved mockups. */
export function MockupList({ mockups, products, onChange }: MockupListProps): ReactElement {
  const texts = useMessages(mockupMessages)
  const replace = (changed: SavedMockup) =>
    onChange(mockups.map(mockup => (mockup.id === changed.id ? changed : mockup)))
  return (
    <Step number={5} title={texts.title}>
      <ul className={styles.list}>
        {mockups.map(mockup => (
          <li key={mockup.id} className={styles.mockup}>
            <MockupEntry
              mockup={mockup}
              sizes={products.find(({ _id }) => _id === mockup.productId)?.sizes ?? []}
              onChange={replace}
              onRemove={() => onChange(mockups.filter(({ id }) => id !== mockup.id))}
            />
          </li>
        ))}
      </ul>
    </Step>
  )
}

interface MockupEntryProps {
  mockup: SavedMockup
  sizes: readonly string[]
  onChange: (mockup: SavedMockup) => void
  onRemove: () => void
}

function MockupEntry({ mockup, sizes, onChange, onRemove }: MockupEntryProps): ReactElement {
  const texts = useMessages(mockupMessages)
  const name = `${mockup.productName}, ${mockup.colorName}, ${texts[mockup.view]}`
  const picture = useObjectUrl(mockup.mockupImage)
  return (
    <>
      {picture && (
        <img src={picture} alt={name} width={600} height={600} className={styles.picture} />
      )}
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={styles.pieces}>{texts.pieces(mockup.quantity)}</p>
        <IconButton label={texts.remove(name)} icon={<TrashIcon />} onClick={onRemove} />
      </div>
      {sizes.length > 0 && (
        <details>
          <summary className={styles.summary}>{texts.sizes}</summary>
          <div className={styles.sizes}>
            {sizes.map(size => (
              <SizeField
                key={size}
                size={size}
                pieces={mockup.sizes[size]}
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
      )}
      <details>
        <summary className={styles.summary}>
          {texts.people}
          {mockup.people.length > 0 && ` (${mockup.people.length})`}
        </summary>
        <TextArea
          label={texts.people}
          labelHidden
          hint={texts.peopleHint}
          placeholder={texts.peoplePlaceholder}
          rows={4}
          defaultValue={peopleText(mockup.people)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...mockup, people: peopleFrom(value) })
          }
        />
      </details>
    </>
  )
}
