import '@stampa/design/fonts.css'
import type { ImageElement } from '@stampa/design'
import { useLocation, useMessages } from '@stampa/platform'
import { type ReactElement, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { AssetLibrary } from '../assets/asset-library.ts'
import { addressParameters } from '../draft/address-parameters.ts'
import { mockupOfAddress } from '../draft/draft-of-address.ts'
import {
  type MockupOfOrder,
  type OrderedMockup,
  readOrderedDesign,
} from '../draft/ordered-design.ts'
import { Editor } from '../editor/editor.ts'
import { Layers } from '../layers/layers.tsx'
import { Properties } from '../properties/properties.tsx'
import type { Scene } from '../stage/scene.ts'
import { Step } from '../studio/step.tsx'
import { studioMessages } from '../studio/studio.messages.ts'
import { studioPath } from '../studio/studio-head.ts'
import { noArea } from './no-area.ts'
import { orderViewMessages } from './order-view.messages.ts'
import { Sheet } from './sheet.tsx'
import { StageFrame } from './stage-frame.tsx'
import { Status } from './status.tsx'
import { useBackground } from './use-background.ts'
import { useStage } from './use-stage.ts'
import styles from './workspace.module.css'
import { Zoom } from './zoom.tsx'

/** What a customer has ordered, to be looked at: nothing of it can be changed, and no draft is touched. */
export function OrderView(): ReactElement {
  const texts = useMessages(orderViewMessages)
  const { design, opening } = useMessages(studioMessages)
  const { search } = useLocation()
  const [library] = useState(() => new AssetLibrary())
  const [editor] = useState(() => new Editor({ readOnly: true }))
  const [mockup, setMockup] = useState<OrderedMockup>()
  const [failed, setFailed] = useState(false)
  const state = useSyncExternalStore(editor.subscribe, editor.state)

  const ordered = useMemo(() => mockupOfAddress(search), [search])
  useEffect(() => {
    let current = true
    if (!ordered) return setFailed(true)
    readOrderedDesign(ordered, library).then(
      found => {
        if (!current) return
        editor.open(found.document)
        editor.show(found.mockup.view)
        setMockup(found.mockup)
      },
      error => {
        console.warn('The ordered design was not opened', error)
        if (current) setFailed(true)
      },
    )
    return () => {
      current = false
    }
  }, [ordered, library, editor])

  // As the order remembers them: the product may be another by now, or gone.
  const { background } = useBackground(mockup?.garment)
  const area = mockup?.printArea ?? noArea
  const scene = useMemo<Scene>(
    () => ({ elements: state.elements, area, background, chosen: state.chosen }),
    [state.elements, area, background, state.chosen],
  )
  const stage = useStage(editor, library, scene)
  const images = state.elements.filter(
    (element): element is ImageElement => element.type === 'image',
  )
  if (failed) return <Status>{texts.missing}</Status>
  return (
    <>
      <div className={styles.viewing}>
        {ordered && mockup && (
          <>
            <h2>{texts.viewing(ordered.order.slice(-6), ordered.index + 1)}</h2>
            <p>
              {mockup.productName}, {mockup.colorName}
            </p>
            <p>{texts.unchangeable}</p>
            <a href={copyAddress(ordered)}>{texts.copy}</a>
          </>
        )}
      </div>
      <Step number={4} title={design}>
        <Zoom view={stage.stage?.view} />
        <StageFrame
          editor={editor}
          stage={stage}
          area={area}
          images={images}
          ready={mockup !== undefined}
          notice={mockup ? undefined : opening}
          onFiles={undefined}
        />
      </Step>
      <Sheet>
        <Layers editor={editor} state={state} />
        <Properties editor={editor} state={state} area={area} boxes={stage.boxes} />
      </Sheet>
    </>
  )
}

function copyAddress({ order, index }: MockupOfOrder): string {
  const query = new URLSearchParams({
    [addressParameters.order]: order,
    [addressParameters.mockup]: String(index),
  })
  return `${studioPath}?${query}`
}
