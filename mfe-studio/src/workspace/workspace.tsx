import '@stampa/design/fonts.css'
import { emptyDocument, type ImageElement } from '@stampa/design'
import { useMessages, useNavigate } from '@stampa/platform'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { type ReactElement, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { AssetLibrary } from '../assets/asset-library.ts'
import { inksOf } from '../core/inks.ts'
import { preflight } from '../core/preflight.ts'
import { ContinueElsewhere } from '../draft/continue-elsewhere.tsx'
import { useDraft } from '../draft/use-draft.ts'
import { Editor } from '../editor/editor.ts'
import { Layers } from '../layers/layers.tsx'
import type { SavedMockup } from '../mockups/mockup.ts'
import { MockupList } from '../mockups/mockup-list.tsx'
import { SaveMockup } from '../mockups/save-mockup.tsx'
import { OrderForm } from '../order/order-form.tsx'
import { Properties } from '../properties/properties.tsx'
import type { Scene } from '../stage/scene.ts'
import { type Choice, findChoice, pictureOf, printAreaOf } from '../studio/choice.ts'
import { Step } from '../studio/step.tsx'
import type { Product } from '../studio/studio.data.ts'
import { studioMessages } from '../studio/studio.messages.ts'
import { studioPath } from '../studio/studio-head.ts'
import { Findings } from './findings.tsx'
import { noArea } from './no-area.ts'
import { Sheet } from './sheet.tsx'
import { StageFrame } from './stage-frame.tsx'
import { Status } from './status.tsx'
import { Tools } from './tools.tsx'
import { useAdding } from './use-adding.ts'
import { preload, useBackground } from './use-background.ts'
import { useStage } from './use-stage.ts'
import styles from './workspace.module.css'

export { OrderView } from './order-view.tsx'

export interface WorkspaceProps {
  products: readonly Product[]
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}

/** Steps 4 to 6: the editor, what is saved of it, and the order. */
export function Workspace({ products, choice, onChoose }: WorkspaceProps): ReactElement {
  const texts = useMessages(studioMessages)
  const navigate = useNavigate()
  const [library] = useState(() => new AssetLibrary())
  const [editor] = useState(() => new Editor())
  const [mockups, setMockups] = useState<readonly SavedMockup[]>([])
  const state = useSyncExternalStore(editor.subscribe, editor.state)
  const { background, state: picture } = useBackground(choice && pictureOf(choice))
  const area = choice ? printAreaOf(choice) : noArea

  const scene = useMemo<Scene>(
    () => ({ elements: state.elements, area, background, chosen: state.chosen }),
    [state.elements, area, background, state.chosen],
  )
  const stage = useStage(editor, library, scene)
  const adding = useAdding(editor, library, area)

  useEffect(() => {
    if (choice) editor.show(choice.side)
  }, [editor, choice])

  useEffect(() => {
    if (!choice) return
    const { colorVariants } = choice.product
    preload(
      colorVariants.flatMap(({ frontImage, backImage }) => [frontImage, backImage ?? []].flat()),
    )
  }, [choice])

  const draft = useMemo(
    () =>
      choice && {
        document: state.document,
        productId: choice.product._id,
        variantId: choice.variant._id,
        side: choice.side,
        mockups,
      },
    [choice, state.document, mockups],
  )
  const { ready, lost } = useDraft({
    editor,
    library,
    products,
    draft,
    onOpened: kept => {
      // The address has done its work: opened again, the page shows what has become of the design.
      if (location.search !== '') {
        navigate(studioPath, { replace: true, preventScrollReset: true })
      }
      setMockups(kept.mockups)
      const found = findChoice(products, kept)
      if (found) onChoose(found)
    },
  })

  const findings = useMemo(
    () =>
      preflight(state.elements, {
        area,
        garment: choice?.variant.colorCode ?? '#ffffff',
        boxes: stage.boxes,
        factsOf: library.factsOf,
      }),
    [state.elements, area, choice, stage.boxes, library],
  )
  const inks = useMemo(() => inksOf(state.elements, library.factsOf), [state.elements, library])
  const pieces = mockups.reduce((sum, { quantity }) => sum + quantity, 0) || 1
  const images = state.elements.filter(
    (element): element is ImageElement => element.type === 'image',
  )

  return (
    <>
      <Step number={4} title={texts.design}>
        <Tools
          editor={editor}
          state={state}
          view={stage.stage?.view}
          onFiles={adding.files}
          onText={adding.text}
          onQr={adding.qr}
        />
        {lost && <Status>{texts.draftLost}</Status>}
        {adding.problem && <Status>{adding.problem}</Status>}
        <StageFrame
          editor={editor}
          stage={stage}
          area={area}
          images={images}
          ready={ready}
          notice={picture === 'shown' ? undefined : texts[pictureTexts[picture]]}
          onFiles={adding.files}
        />
        <CheckboxField
          label={texts.sameOnBoth}
          checked={state.document.shared}
          onChange={({ currentTarget }) => editor.share(currentTarget.checked)}
        />
        <SaveMockup
          choice={choice}
          scene={scene}
          document={state.document}
          library={library}
          total={mockups.length}
          onSaved={mockup => setMockups(before => [...before, mockup])}
        />
        {draft && <ContinueElsewhere draft={draft} library={library} />}
      </Step>
      <Sheet>
        <Layers editor={editor} state={state} />
        <Properties editor={editor} state={state} area={area} boxes={stage.boxes} />
        <Findings
          editor={editor}
          elements={state.elements}
          findings={findings}
          inks={inks}
          quantity={pieces}
        />
      </Sheet>
      <div className={styles.order}>
        {mockups.length > 0 && (
          <MockupList mockups={mockups} products={products} onChange={setMockups} />
        )}
        <OrderForm
          mockups={mockups}
          library={library}
          onSent={() => {
            setMockups([])
            editor.open(emptyDocument)
          }}
        />
      </div>
    </>
  )
}

const pictureTexts = {
  'none-chosen': 'selectFirst',
  'no-image': 'noImage',
  loading: 'loadingImage',
  failed: 'imageFailed',
} as const
