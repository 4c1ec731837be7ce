import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { defineMessages, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import dialogStyles from '../dialog/dialog.module.css'
import { CloseIcon, SearchIcon } from '../icon/icons.tsx'
import styles from './command-palette.module.css'

const messages = defineMessages({
  title: { el: 'Αναζήτηση και ενέργειες', en: 'Search and commands' },
  placeholder: { el: 'Οθόνη, εγγραφή ή ενέργεια…', en: 'A screen, a record or something to do…' },
  close: { el: 'Κλείσιμο', en: 'Close' },
  searching: { el: 'Αναζήτηση…', en: 'Searching…' },
  found: {
    el: (count: number) => (count === 1 ? '1 αποτέλεσμα' : `${count} αποτελέσματα`),
    en: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  },
  nothing: {
    el: (query: string) => `Τίποτα δεν ταιριάζει με «${query}»`,
    en: (query: string) => `Nothing matches “${query}”`,
  },
  incomplete: {
    el: 'Κάποιες εγγραφές δεν ήταν δυνατό να αναζητηθούν.',
    en: 'Some records could not be searched.',
  },
})

export interface PaletteItem {
  /** Unique among all items. */
  id: string
  label: string
  /** Distinguishes items of equal labels. */
  detail?: string | undefined
}

export interface PaletteGroup<Item extends PaletteItem> {
  label: string
  items: readonly Item[]
}

export interface CommandPaletteProps<Item extends PaletteItem> {
  query: string
  onQueryChange: (query: string) => void
  /** Items that match the query, in order. */
  groups: readonly PaletteGroup<Item>[]
  /** More results may follow. */
  searching: boolean
  /** A search failed. */
  incomplete?: boolean
  onSelect: (item: Item) => void
  onClose: () => void
}

/** Search and commands by keyboard: type, choose with the arrow keys, press Enter. */
export function CommandPalette<Item extends PaletteItem>(
  props: CommandPaletteProps<Item>,
): ReactElement {
  const { query, groups, searching, onSelect, onClose } = props
  const texts = useMessages(messages)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup aria-label={texts.title} className={styles.popup}>
            <Autocomplete.Root
              inline
              open
              items={groups}
              // The caller filters the items; a chosen item does not become the query.
              mode="none"
              itemToStringValue={item => item.label}
              autoHighlight="always"
              keepHighlight
              value={query}
              onValueChange={(value, { reason }) => {
                if (reason !== 'item-press') props.onQueryChange(value)
              }}
            >
              <Autocomplete.InputGroup className={styles.search}>
                <SearchIcon />
                <Autocomplete.Input
                  aria-label={texts.title}
                  placeholder={texts.placeholder}
                  spellCheck={false}
                  className={styles.input}
                />
                <Dialog.Close
                  render={<IconButton size="small" label={texts.close} icon={<CloseIcon />} />}
                />
              </Autocomplete.InputGroup>
              <Autocomplete.List className={styles.list}>
                {(group: PaletteGroup<Item>) => (
                  <Autocomplete.Group key={group.label} items={group.items}>
                    <Autocomplete.GroupLabel className={styles.label}>
                      {group.label}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(item: Item) => (
                        <Autocomplete.Item
                          key={item.id}
                          value={item}
                          onClick={() => onSelect(item)}
                          className={styles.item}
                        >
                          <span className={styles.name}>{item.label}</span>
                          {item.detail && <span className={styles.detail}>{item.detail}</span>}
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
              <Autocomplete.Status className={styles.status}>
                {searching
                  ? texts.searching
                  : count > 0
                    ? texts.found(count)
                    : texts.nothing(query)}
                {props.incomplete && ` · ${texts.incomplete}`}
              </Autocomplete.Status>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
