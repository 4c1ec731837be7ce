import { type Side, sides } from '@stampa/design'
import { track, useLangOf, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { QuestionDialog } from '@stampa/ui/dialog/question-dialog.tsx'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { pricesMessages } from '@stampa/ui/price/prices.messages.ts'
import { type ReactElement, useEffect, useState } from 'react'
import { assetsOf } from '../assets/asset-library.ts'
import { newId } from '../core/ids.ts'
import { drawAgain } from '../order/faulty-mockups.ts'
import { priceMessages } from '../price/price.messages.ts'
import { printedSides } from '../price/print-choice.ts'
import { type Choice, printAreaOf } from '../studio/choice.ts'
import { studioMessages } from '../studio/studio.messages.ts'
import { Status } from '../workspace/status.tsx'
import { toolMessages } from '../workspace/tools.messages.ts'
import type { Editing } from '../workspace/use-editing.ts'
import { itemsOf, type PrintChoice, readQuantity, type SavedMockup, withItem } from './mockup.ts'
import { mockupMessages } from './mockups.messages.ts'
import { placedDesign } from './placed-design.ts'
import { QuantityField } from './quantity-field.tsx'
import styles from './save-mockup.module.css'

interface SaveMockupProps {
  choice: Choice | undefined
  editing: Editing
  /** That the price was asked for, as typed. */
  quantity: string | undefined
  /** Of the shown price; undefined without one. */
  priced: number | undefined
  /** Returns how these sides are printed, and whether the design is printed as it is; undefined without prices. */
  wantedOn: (on: readonly Side[]) => { choice: PrintChoice; isAsIs: boolean } | undefined
  /** Prints a design that is the same on both sides on both. */
  both: boolean
  mockups: readonly SavedMockup[]
  /** Print problems of the shown side, in words. */
  warnings: readonly string[]
  /** Whether the question for the quantity is open. */
  asking: boolean
  onAsk: (asking: boolean) => void
  /**
   * Takes all mockups with the saved ones: a side, or both of the same pieces. Resolves when the browser has
   * stored them.
   */
  onSaved: (mockups: readonly SavedMockup[]) => Promise<void>
}

/** Time that a success is shown, ms: public site specification, section 9. */
const successMs = 3000

export function SaveMockup(props: SaveMockupProps): ReactElement {
  const { choice, editing, wantedOn, both, mockups, asking, onAsk, onSaved } = props
  const texts = useMessages(mockupMessages)
  const { saveMockup } = useMessages(toolMessages)
  const { byOffer } = useMessages(pricesMessages)
  const { notAsIs } = useMessages(priceMessages)
  const { selectFirst, ...views } = useMessages(studioMessages)
  const langOf = useLangOf()
  const [refused, setRefused] = useState(false)
  const [outcome, setOutcome] = useState<{ total: number } | 'notSaved'>()

  useEffect(() => {
    if (typeof outcome !== 'object') return
    const timer = setTimeout(() => setOutcome(undefined), successMs)
    return () => clearTimeout(timer)
  }, [outcome])

  const { document } = editing.state
  const drawn = choice ? printedSides(document, choice, true) : []
  const wholly = both || !document.shared ? 'both' : choice?.side
  const one = drawn.length > 1 ? wholly : (drawn[0] ?? choice?.side)
  /** The sides that are offered to be saved. */
  const offered = one === 'both' ? drawn : sides.filter(side => side === one)
  const wanted = wantedOn(offered)
  const technique = choice?.product.priceTable?.techniques.find(
    ({ name }) => name === wanted?.choice.technique,
  )
  const minimum = technique?.tiers[0]?.quantity

  /** The latest saved item of the same product, colour and sides, which the canvas may be a change of. */
  const earlier = itemsOf(mockups).findLast(
    all =>
      all[0].productId === choice?.product._id &&
      all[0].colorName === choice.variant.colorName &&
      all.map(({ view }) => view).join() === offered.join(),
  )

  const save = async (form: FormData) => {
    const quantity = readQuantity(String(form.get('quantity')))
    if (quantity === 'none' || !choice) return true
    if (typeof quantity !== 'number') {
      setRefused(true)
      return false
    }
    const { product, variant, side } = choice
    // Without a choice there is only one side to print, or none is drawn on.
    const printed = form.get('printed') ?? drawn[0] ?? side
    const printedBoth = printed === 'both'
    const on = sides.filter(each => printedBoth || each === printed)
    const print = wantedOn(on)
    const isSame = earlier?.map(({ view }) => view).join() === on.join()
    const old = isSame && form.has('replace') ? earlier : undefined
    const { sizes, people } = old?.[0] ?? { sizes: {}, people: [] }
    const pieces = {
      productId: product._id,
      productName: product.name,
      colorName: variant.colorName,
      quantity,
      sizes: quantity === old?.[0]?.quantity ? sizes : {},
      people,
      // Otherwise its price would be that of another design.
      ...(print?.isAsIs && { choice: print.choice }),
      ...(printedBoth && { item: newId() }),
    }
    try {
      const all = await Promise.all(on.map(each => drawSide(editing, choice, each)))
      const saved = all.map(one => ({ id: newId(), ...pieces, ...one }))
      const mockupsNow = withItem(mockups, saved, old)
      await onSaved(mockupsNow)
      // A new object: every save restarts the time, and a later deletion leaves the number.
      setOutcome({ total: itemsOf(mockupsNow).length })
      track('mockup-saved')
    } catch (error) {
      console.error('The mockup was not drawn', error)
      setOutcome('notSaved')
    }
    return true
  }

  return (
    <>
      <Button variant="primary" onClick={() => onAsk(true)}>
        {saveMockup}
      </Button>
      {(outcome || (asking && !choice)) && (
        <div className={styles.outcome}>
          {typeof outcome === 'object' && (
            <Status lang={langOf(mockupMessages.saved)}>{texts.saved(outcome.total)}</Status>
          )}
          {outcome === 'notSaved' && <Status>{texts.notSaved}</Status>}
          {asking && !choice && <Status>{selectFirst}</Status>}
        </div>
      )}
      {asking && choice && (
        <QuestionDialog
          title={texts.howMany}
          confirmLabel={texts.save}
          cancelLabel={texts.cancel}
          onConfirm={save}
          onClose={() => {
            setRefused(false)
            onAsk(false)
          }}
        >
          <QuantityField
            initial={props.quantity ?? '1'}
            refused={refused}
            priced={props.priced}
            minimum={minimum}
          />
          {props.warnings.map(warning => (
            <p key={warning}>⚠ {warning}</p>
          ))}
          {wanted?.isAsIs === false && <p>{`${byOffer}: ${notAsIs}`}</p>}
          {drawn.length > 1 && (
            <SelectField
              name="printed"
              label={texts.printed}
              defaultValue={wholly}
              options={[...drawn, 'both' as const].map(value => ({
                value,
                label: value === 'both' ? texts.both : views[value],
              }))}
            />
          )}
          {earlier && <CheckboxField name="replace" label={texts.replace} />}
        </QuestionDialog>
      )}
    </>
  )
}

/**
 * Draws a side of the edited design on its product, whether it is shown or not.
 *
 * @throws when it cannot be drawn, as without the product's picture or a font
 */
async function drawSide(
  editing: Editing,
  shown: Choice,
  side: Side,
): Promise<Pick<SavedMockup, 'view' | 'designData' | 'mockupImage' | 'assets'>> {
  const choice = { ...shown, side }
  const placed = await placedDesign(editing, choice, shown.side)
  const drawn = await drawAgain(placed, { choice, area: printAreaOf(choice) }, editing.library)
  return { view: side, ...drawn, assets: assetsOf(placed) }
}
