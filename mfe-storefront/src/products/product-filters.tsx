import {
  defineMessages,
  Link,
  locales,
  pageQuery,
  readParameter,
  useContentLang,
  useLanguage,
  useLocation,
  useMessages,
  useNavigate,
  useNavigation,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { CloseIcon, SlidersIcon } from '@stampa/ui/icon/icons.tsx'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import { type FormEvent, type ReactElement, useEffect, useRef } from 'react'
import { textOf } from '../shared/form/fields.ts'
import { filterNames, filtersIn, sorts, withoutFilters } from './filters.ts'
import styles from './product-filters.module.css'
import type { ProductsData } from './products.data.ts'

const messages = defineMessages({
  filters: { el: 'Φίλτρα και σειρά', en: 'Filters and order' },
  category: { el: 'Κατηγορία', en: 'Category' },
  colour: { el: 'Χρώμα', en: 'Colour' },
  technique: { el: 'Τεχνική', en: 'Technique' },
  quantity: { el: 'Θέλω τεμάχια', en: 'Pieces I need' },
  price: { el: 'Έως € το τεμάχιο', en: 'Up to € each' },
  sort: { el: 'Σειρά', en: 'Order' },
  all: { el: 'Όλα', en: 'All' },
  standard: { el: 'Προτεινόμενη', en: 'Recommended' },
  show: { el: 'Εμφάνιση', en: 'Show' },
  sorts: {
    el: {
      price: 'Φθηνότερα πρώτα',
      '-price': 'Ακριβότερα πρώτα',
      title: 'Αλφαβητικά',
      newest: 'Νεότερα πρώτα',
    },
    en: {
      price: 'Cheapest first',
      '-price': 'Dearest first',
      title: 'By name',
      newest: 'Newest first',
    },
  },
  chosen: { el: 'Ενεργά φίλτρα', en: 'Active filters' },
  remove: { el: 'Αφαίρεση φίλτρου:', en: 'Remove filter:' },
  clear: { el: 'Καθαρισμός', en: 'Clear all' },
  pieces: {
    el: (count: string) => `από ${count} τεμάχια ή λιγότερα`,
    en: (count: string) => `sold from ${count} pieces or fewer`,
  },
  upTo: {
    el: (price: string) => `έως ${price} + ΦΠΑ`,
    en: (price: string) => `up to ${price} + VAT`,
  },
  found: {
    el: (found: number, total: number) => `${found} από ${total} προϊόντα`,
    en: (found: number, total: number) => `${found} of ${total} products`,
  },
})

interface ProductFiltersProps {
  /** Of the page, without filters. */
  path: string
  facets: NonNullable<ProductsData['facets']>
  found: number
  total: number
}

/** Filters and order of a list, as a form that works without JavaScript; they are a part of the address. */
export function ProductFilters({ path, facets, found, total }: ProductFiltersProps): ReactElement {
  const texts = useMessages(messages)
  const lang = useContentLang()
  const locale = locales[useLanguage()]
  const { search } = useLocation()
  const navigate = useNavigate()
  // A select shows what was chosen at once, not only when it has arrived.
  const next = useNavigation().location
  const shown = filtersIn(next?.pathname === path ? next.search : search)
  const status = useRef<HTMLParagraphElement>(null)
  const numbers = useRef<HTMLDivElement>(null)
  const { quantity, price } = shown

  // biome-ignore lint/correctness/useExhaustiveDependencies: other numbers replace what was typed.
  useEffect(() => {
    for (const input of numbers.current?.querySelectorAll('input') ?? []) {
      input.value = input.defaultValue
    }
  }, [quantity, price])

  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const values = filterNames.map(name => [name, textOf(form, name) || undefined])
    const query = pageQuery(search, { ...Object.fromEntries(values), page: undefined })
    navigate(path + query, { preventScrollReset: true })
  }
  const showAtOnce = (event: FormEvent<HTMLSelectElement>) =>
    event.currentTarget.form?.requestSubmit()

  // On a page of a category, the category is no choice.
  const isWhole = path === '/products'
  const selects = [
    { name: 'category', choices: isWhole ? facets.categories : [] },
    { name: 'colour', choices: facets.colours },
    { name: 'technique', choices: facets.techniques },
  ] as const
  const options = (choices: (typeof selects)[number]['choices'], chosen: string | undefined) => [
    { value: '', label: texts.all },
    // A value that nothing has any more can still be removed.
    ...(chosen && choices.every(({ value }) => value !== chosen)
      ? [{ value: chosen, label: `${chosen} (0)`, lang }]
      : []),
    ...choices.map(({ value, name, count, language = lang }) => ({
      value,
      label: `${name} (${count})`,
      lang: language,
    })),
  ]
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  const chips = [
    ...selects.flatMap(({ name, choices }) => {
      const value = shown[name]
      if (value === undefined || (name === 'category' && !isWhole)) return []
      const choice = choices.find(choice => choice.value === value)
      const chip = { name, label: choice?.name ?? value, lang: choice?.language ?? lang }
      return name === 'technique' && !facets.prices ? [] : [chip]
    }),
    ...(facets.prices && quantity
      ? [{ name: 'quantity' as const, label: texts.pieces(quantity.toLocaleString(locale)) }]
      : []),
    ...(facets.prices && price !== undefined
      ? [{ name: 'price' as const, label: texts.upTo(euro.format(price)) }]
      : []),
  ]
  return (
    <search className={styles.filters}>
      <details className={styles.panel} open={chips.length > 0}>
        <summary className={styles.summary}>
          <SlidersIcon />
          {texts.filters}
          {chips.length > 0 && ` (${chips.length})`}
        </summary>
        <form method="get" action={path} onSubmit={show} className={styles.form}>
          {readParameter(search, 'lang') && (
            <input type="hidden" name="lang" value={readParameter(search, 'lang') ?? ''} />
          )}
          {selects.map(
            ({ name, choices }) =>
              (choices.length > 0 || (shown[name] && chips.some(chip => chip.name === name))) && (
                <SelectField
                  key={name}
                  name={name}
                  label={texts[name]}
                  options={options(choices, shown[name])}
                  value={shown[name] ?? ''}
                  onChange={showAtOnce}
                />
              ),
          )}
          {facets.prices && (
            <div ref={numbers} className={styles.numbers}>
              <TextField
                name="quantity"
                label={texts.quantity}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={quantity ?? ''}
              />
              <TextField
                name="price"
                label={texts.price}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={price?.toLocaleString(locale, { useGrouping: false }) ?? ''}
              />
            </div>
          )}
          <SelectField
            name="sort"
            label={texts.sort}
            options={[
              { value: '', label: texts.standard },
              ...sorts
                .filter(sort => facets.prices || !sort.endsWith('price'))
                .map(sort => ({ value: sort, label: texts.sorts[sort] })),
            ]}
            value={shown.sort ?? ''}
            onChange={showAtOnce}
          />
          <Button type="submit">{texts.show}</Button>
        </form>
      </details>
      <div className={styles.state}>
        <p ref={status} role="status" tabIndex={-1} className={styles.found}>
          {found < total && texts.found(found, total)}
        </p>
        {chips.length > 0 && (
          <ul aria-label={texts.chosen} className={styles.chips}>
            {chips.map(({ name, label, ...chip }) => (
              <li key={name}>
                <Link
                  to={path + pageQuery(search, { [name]: undefined, page: undefined })}
                  preventScrollReset
                  onClick={() => status.current?.focus({ preventScroll: true })}
                  className={styles.chip}
                >
                  <VisuallyHidden>{texts.remove}</VisuallyHidden> <span {...chip}>{label}</span>
                  <CloseIcon />
                </Link>
              </li>
            ))}
            <li>
              <Link
                to={path + withoutFilters(search)}
                preventScrollReset
                onClick={() => status.current?.focus({ preventScroll: true })}
                className={styles.clear}
              >
                {texts.clear}
              </Link>
            </li>
          </ul>
        )}
      </div>
    </search>
  )
}
