import '@stampa/design/fonts.css'
import { elementsOf, emptyDocument, type Side } from '@stampa/design'
import { useMessages, useNavigate } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { fitInto, placedElement } from '../core/fit.ts'
import { inksOf } from '../core/inks.ts'
import { stopsOrder } from '../core/mend.ts'
import { studioPath, withoutDesign } from '../draft/address.ts'
import { ContinueElsewhere } from '../draft/continue-elsewhere.tsx'
import { onOrdered, storeOrdered } from '../draft/ordered.ts'
import { SharedQuestion, sharedMessages } from '../draft/shared-question.tsx'
import { useDraft } from '../draft/use-draft.ts'
import { takeOver } from '../draft/use-sole-tab.ts'
import { itemsOf, readQuantity, type SavedMockup } from '../mockups/mockup.ts'
import { MockupList } from '../mockups/mockup-list.tsx'
import { mockupMessages } from '../mockups/mockups.messages.ts'
import { SaveMockup } from '../mockups/save-mockup.tsx'
import { isUnsaved } from '../mockups/unsaved.ts'
import { OrderForm } from '../order/order-form.tsx'
import { priceMessages } from '../price/price.messages.ts'
import { PriceInShort, PricePanel, shownQuantity, type WantedPrint } from '../price/price-panel.tsx'
import {
  betterTechnique,
  isPrintable,
  printChoiceIn,
  printedSides,
  suggestedChoice,
} from '../price/print-choice.ts'
import { measure } from '../stage/measure.ts'
import { type Choice, findChoice, pictureOf, printAreaOf } from '../studio/choice.ts'
import { EditorStep } from '../studio/step.tsx'
import type { Product } from '../studio/studio.data.ts'
import { studioMessages } from '../studio/studio.messages.ts'
import { Bar } from './bar.tsx'
import { Findings, useFindings, useFindingText } from './findings.tsx'
import { LayersSheet } from './layers-sheet.tsx'
import { Sheet, type Sheets } from './sheet.tsx'
import { type Print, prints, SidesQuestion } from './sides-question.tsx'
import { StageFrame } from './stage-frame.tsx'
import { Status } from './status.tsx'
import { Adding, Tools } from './tools.tsx'
import { useAdding } from './use-adding.ts'
import { preload } from './use-background.ts'
import { useEditing } from './use-editing.ts'
import styles from './workspace.module.css'

export { OrderView } from './order-view.tsx'

export interface WorkspaceProps {
  products: readonly Product[]
  /** The present day in Greece, `YYYY-MM-DD`. */
  today: string
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
  /** Called when the stored or named design is open. */
  onReady: () => void
  sheets: Sheets
  /** Beside the buttons of the side. */
  besideView: HTMLElement | null
}

/** Steps 4 to 6: the editor, the saved mockups and the order. */
export function Workspace(props: WorkspaceProps): ReactElement {
  const { products, today, choice, onChoose, onReady, sheets, besideView } = props
  const texts = useMessages(studioMessages)
  const priceTexts = useMessages(priceMessages)
  const mockupTexts = useMessages(mockupMessages)
  const sharedTexts = useMessages(sharedMessages)
  const navigate = useNavigate()
  const [mockups, setMockups] = useState<readonly SavedMockup[]>([])
  const [typed, setTyped] = useState<WantedPrint>({})
  const [both, setBoth] = useState(false)
  /** The side that the design was begun on; null after the visitor has said what is printed. */
  const [begunOn, setBegunOn] = useState<Side | null>()
  const [removed, setRemoved] = useState<readonly SavedMockup[]>([])
  const [isSaving, setSaving] = useState(false)
  /** What follows the save, with the mockups once they are saved. */
  const afterSave = useRef<{
    then: (all: readonly SavedMockup[]) => void
    all?: readonly SavedMockup[]
  }>(undefined)
  const order = useRef<HTMLDivElement>(null)
  const editing = useEditing({
    picture: choice && pictureOf(choice),
    area: choice && printAreaOf(choice),
    side: choice?.side,
  })
  const { library, editor, pictureState } = editing
  const { document, fits } = editing.state
  const isBlank = document.sides.front.length + document.sides.back.length === 0
  if (isBlank && begunOn !== choice?.side) setBegunOn(choice?.side)
  const print = document.shared ? (both ? 'same' : 'one') : 'own'
  const isTurned =
    begunOn && begunOn !== choice?.side && choice?.variant.backImage && print === 'one' && !isBlank
  const setPrint = (next: Print) => {
    setBegunOn(null)
    setBoth(next === 'same')
    editor.share(next !== 'own', next === 'own' ? (begunOn ?? choice?.side) : choice?.side)
  }
  const garment = choice?.variant.colorCode ?? '#ffffff'
  const findings = useFindings(editing, garment)
  const textOf = useFindingText()

  useEffect(() => {
    if (!choice) return
    preload(
      choice.product.colorVariants.flatMap(({ frontImage, backImage }) =>
        backImage ? [frontImage, backImage] : [frontImage],
      ),
    )
  }, [choice])

  const draft = useMemo(
    () =>
      choice && {
        document,
        fits,
        productId: choice.product._id,
        variantId: choice.variant._id,
        side: choice.side,
        both,
        mockups,
      },
    [choice, document, fits, both, mockups],
  )
  const opened = useDraft({
    library,
    products,
    draft,
    onOpened: design => {
      setMockups(design.mockups)
      setBoth(design.both)
      setBegunOn(design.side)
      const found = findChoice(products, design)
      const place = found && { side: found.side, area: printAreaOf(found) }
      editor.open(design.document, design.fits, place)
      if (found) onChoose(found)
    },
    onCopied: copied => {
      const elements = elementsOf(copied.document, copied.side)
      const fit = fitInto(measure(elements, library), editor.state().area)
      editor.paste(elements.map(element => placedElement(element, fit)))
      setMockups(before => [...before, ...copied.mockups])
    },
  })
  const { ready, lost, shared, bringBack, isKept, isSole, keepAsset, keepMockups } = opened
  useEffect(() => {
    if (ready) onReady()
  }, [ready, onReady])
  useEffect(
    () => onOrdered(ids => setMockups(before => before.filter(({ id }) => !ids.includes(id)))),
    [],
  )
  useEffect(() => {
    // A shared design is now the stored one, so that a reload shows its later changes; that of an order is not stored.
    const rest = withoutDesign(location.search)
    if (ready && isSole && !shared && rest !== location.search) {
      navigate(studioPath + rest, { replace: true, preventScrollReset: true })
    }
  }, [ready, isSole, shared, navigate])
  const adding = useAdding(editing, garment, keepAsset)
  const table = choice?.product.priceTable
  const printed = choice ? printedSides(document, choice, both) : []
  const inks = useMemo(() => {
    const on = (side: Side) => inksOf(elementsOf(document, side), library.factsOf)
    return { front: on('front'), back: on('back') }
  }, [document, library])
  const wantedOn = (on: readonly Side[]) => {
    if (!table) return undefined
    const colours = on.map(side => inks[side])
    const choice = printChoiceIn(table, { ...suggestedChoice(table, colours), ...typed.choice })
    return { choice, colours, isAsIs: isPrintable(table, choice, colours) }
  }
  const wanted = wantedOn(printed)
  const typedQuantity =
    table && wanted ? shownQuantity(table, wanted.choice, typed) : (typed.quantity ?? '1')
  const quantity = table
    ? readQuantity(typedQuantity)
    : itemsOf(mockups).reduce((sum, [first]) => sum + first.quantity, 0)
  const pieces = typeof quantity === 'number' ? Math.max(1, quantity) : 1
  const better =
    table && wanted ? betterTechnique(table, wanted.choice, wanted.colours, pieces) : undefined

  const isCanvasUnsaved = async (saved: readonly SavedMockup[]) => {
    try {
      return choice !== undefined && (await isUnsaved(editing, choice, saved))
    } catch (error) {
      console.warn('The design was not compared with the mockups', error)
      return true
    }
  }

  const sides = printed.length || 1

  return (
    <>
      {choice?.variant.backImage &&
        besideView &&
        createPortal(
          <SelectField
            label={priceTexts.print}
            labelHidden
            value={print}
            options={prints.map(value => ({ value, label: priceTexts[value] }))}
            onChange={({ currentTarget: { value } }) =>
              setPrint(prints.find(known => known === value) ?? 'one')
            }
          />,
          besideView,
        )}
      {/* The design that opens would replace what is added before. */}
      <div inert={!ready} className={styles.whole}>
        <EditorStep
          tools={<Tools editing={editing} />}
          notes={
            <div className={styles.notes}>
              {shared && !shared.isLooked && (
                <SharedQuestion
                  onLook={shared.look}
                  onCopy={shared.copy}
                  onReplace={shared.replace}
                  onKeep={shared.keep}
                />
              )}
              {shared?.isLooked && (
                <>
                  <Status>{sharedTexts.looking}</Status>
                  <Button onClick={shared.keep}>{sharedTexts.backToMine}</Button>
                  <Button
                    onClick={() => {
                      shared.keep()
                      shared.copy()
                    }}
                  >
                    {sharedTexts.copy}
                  </Button>
                  <Button
                    onClick={() => {
                      shared.keep()
                      shared.replace()
                    }}
                  >
                    {sharedTexts.replace}
                  </Button>
                </>
              )}
              {isTurned && <SidesQuestion onAnswer={setPrint} />}
              {bringBack && !shared && <Button onClick={bringBack}>{sharedTexts.bringBack}</Button>}
              {lost && !editing.state.canUndo && <Status>{texts.draftLost}</Status>}
              {!isKept && <Status>{texts.notKept}</Status>}
              {isSole === false && (
                <>
                  <Status>{texts.otherTab}</Status>
                  <Button onClick={takeOver}>{texts.continueHere}</Button>
                </>
              )}
            </div>
          }
        >
          <StageFrame
            editing={editing}
            ready={ready}
            notice={
              !ready ? texts.opening : pictureState === 'shown' ? undefined : texts[pictureState]
            }
            findings={findings}
            onFiles={adding.addFiles}
          />
        </EditorStep>
        <Bar
          sheets={sheets}
          names={['product', 'color', 'add', 'layers']}
          warnings={findings.length}
          mockups={itemsOf(mockups).length}
          onMockups={() => {
            sheets.dismiss()
            // After the layout without the sheet.
            requestAnimationFrame(() => order.current?.scrollIntoView())
          }}
        >
          {choice && (
            <button type="button" {...sheets.button('price')} className={styles.price}>
              <PriceInShort
                product={choice.product}
                sides={sides}
                wanted={typed}
                choice={wanted?.choice}
                isAsIs={wanted?.isAsIs}
              />
            </button>
          )}
          <SaveMockup
            choice={choice}
            editing={editing}
            quantity={typed.quantity}
            priced={table && typeof quantity === 'number' ? quantity : undefined}
            wantedOn={wantedOn}
            both={both}
            mockups={mockups}
            warnings={[...new Set(findings.filter(stopsOrder).map(textOf))]}
            asking={isSaving}
            onAsk={asking => {
              setSaving(asking)
              if (asking) return
              const { then, all } = afterSave.current ?? {}
              afterSave.current = undefined
              if (all) then?.(all)
            }}
            onSaved={saved => {
              setMockups(saved)
              if (afterSave.current) afterSave.current.all = saved
              sheets.dismiss()
              return keepMockups(saved)
            }}
          />
        </Bar>
        <aside className={styles.side}>
          <Sheet name="add" sheets={sheets}>
            <Adding adding={adding} />
          </Sheet>
          <LayersSheet editing={editing} sheets={sheets}>
            <Findings
              editing={editing}
              findings={findings}
              quantity={pieces}
              category={choice?.product.category}
              technique={wanted && (better ?? (wanted.isAsIs ? wanted.choice.technique : null))}
            />
          </LayersSheet>
          {choice && (
            <Sheet name="price" sheets={sheets}>
              <PricePanel
                product={choice.product}
                sides={sides}
                today={today}
                wanted={typed}
                choice={wanted?.choice}
                isAsIs={wanted?.isAsIs}
                better={better}
                onChange={setTyped}
              />
            </Sheet>
          )}
        </aside>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: an open sheet would cover the field with the focus. */}
      <div ref={order} onFocus={sheets.dismiss} className={styles.order}>
        {draft && <ContinueElsewhere draft={draft} library={library} />}
        {mockups.length > 0 && (
          <MockupList
            mockups={mockups}
            products={products}
            onChange={setMockups}
            onRemove={item => {
              setMockups(mockups.filter(mockup => !item.includes(mockup)))
              setRemoved(item)
            }}
          />
        )}
        {removed.length > 0 && (
          <p role="status" className={styles.removed}>
            {mockupTexts.removed}
            <Button
              onClick={() => {
                setMockups(before => [...before, ...removed])
                setRemoved([])
              }}
            >
              {mockupTexts.undo}
            </Button>
          </p>
        )}
        <OrderForm
          mockups={mockups}
          isEmpty={mockups.length === 0 && document === emptyDocument}
          products={products}
          library={library}
          onMended={setMockups}
          isUnsaved={isCanvasUnsaved}
          onSave={then => {
            afterSave.current = { then }
            setSaving(true)
          }}
          onOrderedElsewhere={ids => setMockups(mockups.filter(({ id }) => !ids.includes(id)))}
          onSent={async sent => {
            storeOrdered(sent.map(({ id }) => id))
            setMockups([])
            setRemoved([])
            if (await isCanvasUnsaved(sent)) await opened.setAside()
            else editor.open(emptyDocument)
          }}
        />
      </div>
    </>
  )
}
