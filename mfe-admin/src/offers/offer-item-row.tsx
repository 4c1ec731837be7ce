import { useMessages } from '@stampa/platform'
import { decimalNumber, priceBreaks, vatRates } from '@stampa/pricing'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { focusNeighbour } from '@stampa/ui/focus-neighbour.ts'
import { TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useState } from 'react'
import { useFormats } from '../shared/use-formats.ts'
import {
  breaksIn,
  countIn,
  type DraftItem,
  lineOf,
  normalRate,
  type ShownAmounts,
} from './draft.ts'
import { AmountCells, columnCount } from './offer-amounts.tsx'
import { offerFormMessages } from './offer-form.messages.ts'
import styles from './offer-form.module.css'
import type { Sku } from './offers.data.ts'
import { NumberInput, PortionFields } from './portion-fields.tsx'

/** The entered columns, each with the name of its text. */
const enteredNumbers = [
  ['quantity', 'quantity'],
  ['printCostPerItem', 'printCost'],
  ['marginPercentage', 'margin'],
] as const

interface OfferItemRowProps {
  item: DraftItem
  /** From 0. */
  index: number
  skus: readonly Sku[]
  /** EUR. */
  amounts: Readonly<Record<keyof ShownAmounts, number>>
  errorOf: (field: string) => string | undefined
  onChange: (change: Partial<DraftItem>) => void
  onRemove: () => void
}

/** One line of the form: its product, its entered numbers and its computed amounts. */
export function OfferItemRow(props: OfferItemRowProps): ReactElement {
  const { item, index, skus, amounts, errorOf, onChange, onRemove } = props
  const texts = useMessages(offerFormMessages)
  const { count } = useFormats()
  const name = texts.item(index + 1)
  const input = (field: Exclude<keyof DraftItem, 'key' | '_id' | 'quoted' | 'sku'>) => ({
    value: item[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [field]: event.currentTarget.value }),
    error: errorOf(field),
  })
  const minimum = skus.find(({ _id }) => _id === item.sku)?.minimumOrderItems
  const [hasExtras] = useState(
    [item.setupFee, item.quantityBreaks, item.printPositions, item.discount].some(
      text => text !== '',
    ) || item.vatRate !== normalRate,
  )
  const isBelow = minimum !== undefined && item.quantity !== '' && countIn(item.quantity) < minimum
  return (
    <tbody className={styles.item}>
      <tr>
        <td colSpan={columnCount + 1}>
          <div className={styles.product}>
            {item.sku === null ? (
              <>
                <div className={styles.choice}>
                  <TextField
                    label={`${name}: ${texts.description}`}
                    {...input('productDescription')}
                    maxLength={500}
                    required
                  />
                </div>
                <NumberInput
                  label={`${name}: ${texts.cost}`}
                  hint={texts.costHint}
                  {...input('priceWithoutVAT')}
                  isMoney
                  required
                />
              </>
            ) : (
              <div className={styles.choice}>
                <SelectField
                  label={`${name}: ${texts.product}`}
                  labelHidden
                  placeholder={texts.chooseProduct}
                  value={item.sku}
                  onChange={({ currentTarget }) => onChange({ sku: currentTarget.value })}
                  error={errorOf('sku')}
                  options={optionsFor(item, skus)}
                  required
                />
              </div>
            )}
            {isBelow && (
              <p role="status" className={styles.warning}>
                {texts.belowMinimum(count(minimum))}
              </p>
            )}
            <details open={hasExtras || undefined}>
              <summary className={styles.itemMore}>{texts.lineExtras}</summary>
              <div className={styles.extras}>
                <NumberInput
                  label={texts.lineSetupFee}
                  hint={texts.lineSetupFeeHint}
                  {...input('setupFee')}
                  isMoney
                />
                <TextField
                  label={texts.quantityBreaks}
                  {...input('quantityBreaks')}
                  placeholder={texts.quantityBreaksHint}
                  hint={texts.breaksDiscounted}
                />
                <TextField
                  label={texts.printPositions}
                  {...input('printPositions')}
                  placeholder={texts.printPositionsHint}
                />
                <SelectField
                  label={texts.vatRate}
                  {...input('vatRate')}
                  options={vatRates.map(rate => ({ value: `${rate}`, label: `${rate}%` }))}
                />
                <PortionFields name="discount" input={input} />
              </div>
            </details>
            <Breaks item={item} skus={skus} />
          </div>
        </td>
      </tr>
      <tr className={styles.entered}>
        {enteredNumbers.map(([field, label]) => (
          <td key={field} data-label={texts[label]} className={styles.number}>
            <NumberInput
              label={`${name}: ${texts[label]}`}
              labelHidden
              {...input(field)}
              isMoney={field === 'printCostPerItem'}
              required
            />
          </td>
        ))}
        <AmountCells amounts={amounts} />
        <td className={styles.remove}>
          <IconButton
            label={texts.removeItem(index + 1)}
            icon={<TrashIcon />}
            variant="danger"
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget, 'tbody')
              onRemove()
            }}
          />
        </td>
      </tr>
    </tbody>
  )
}

/** The price per item at the line's other quantities. */
function Breaks({ item, skus }: Pick<OfferItemRowProps, 'item' | 'skus'>): ReactElement | null {
  const texts = useMessages(offerFormMessages)
  const { count, euro } = useFormats()
  const quantities = breaksIn(item.quantityBreaks).filter(
    quantity => typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0,
  )
  const breaks = priceBreaks(lineOf(item, skus), quantities.map(Number))
  if (breaks.length === 0) return null
  return (
    <ul className={styles.breaks}>
      {breaks.map(({ quantity, sellingPricePerItemWithVAT }) => (
        <li key={quantity}>
          {euro(decimalNumber(sellingPricePerItemWithVAT))} {texts.breakLine(count(quantity))}
        </li>
      ))}
    </ul>
  )
}

/** Returns the options 'code - description'; a deleted SKU stays an option of its line. */
function optionsFor({ quoted }: DraftItem, skus: readonly Sku[]) {
  const options = skus.map(({ _id, skuCode, productDescription }) => ({
    value: _id,
    label: `${skuCode} - ${productDescription}`,
  }))
  if (!quoted || skus.some(({ _id }) => _id === quoted.sku)) return options
  const gone = `${quoted.skuCode} - ${quoted.productDescription}`
  return [{ value: quoted.sku, label: gone }, ...options]
}
