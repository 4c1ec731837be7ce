import type { DesignDocument } from '@stampa/design'
import { track, useLangOf, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type ReactElement, useEffect, useState } from 'react'
import type { AssetLibrary } from '../assets/asset-library.ts'
import { assetsOf } from '../draft/used-assets.ts'
import { newId } from '../editor/new-id.ts'
import { drawMockup } from '../stage/mockup.ts'
import type { Scene } from '../stage/scene.ts'
import type { Choice } from '../studio/choice.ts'
import { studioMessages } from '../studio/studio.messages.ts'
import { Confirm } from '../workspace/confirm.tsx'
import { Status } from '../workspace/status.tsx'
import { toolMessages } from '../workspace/tools.messages.ts'
import { quantityFrom, type SavedMockup } from './mockup.ts'
import { mockupMessages } from './mockups.messages.ts'

interface SaveMockupProps {
  choice: Choice | undefined
  scene: Scene
  document: DesignDocument
  library: AssetLibrary
  /** Mockups there are already. */
  total: number
  onSaved: (mockup: SavedMockup) => void
}

/** How long a success is told, in ms; see the specification, section 9. */
const toldFor = 3000

type Outcome = { readonly saved: true; readonly total: number } | { readonly saved: false }

/** Saves what is on the canvas, after asking how many of it. */
export function SaveMockup(props: SaveMockupProps): ReactElement {
  const { choice, scene, document, library, total, onSaved } = props
  const texts = useMessages(mockupMessages)
  const { saveMockup } = useMessages(toolMessages)
  const { selectFirst } = useMessages(studioMessages)
  const langOf = useLangOf()
  const [asking, setAsking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    if (!outcome?.saved) return
    const timer = setTimeout(() => setOutcome(undefined), toldFor)
    return () => clearTimeout(timer)
  }, [outcome])

  const save = async (form: FormData) => {
    setAsking(false)
    const quantity = quantityFrom(String(form.get('quantity')))
    if (quantity === undefined || !choice) return
    const { product, variant, side } = choice
    try {
      const drawn = await drawMockup(scene, document, library)
      onSaved({
        id: newId(),
        productId: product._id,
        productName: product.name,
        colorName: variant.colorName,
        view: side,
        designData: drawn.designData,
        mockupImage: drawn.image,
        quantity,
        sizes: {},
        people: [],
        assets: assetsOf(document),
      })
      setOutcome({ saved: true, total: total + 1 })
      track('mockup-saved')
    } catch (error) {
      console.error('The mockup was not drawn', error)
      setOutcome({ saved: false })
    }
  }

  return (
    <>
      <Button variant="primary" size="large" onClick={() => setAsking(true)}>
        {saveMockup}
      </Button>
      {outcome && (
        <Status lang={outcome.saved ? langOf(mockupMessages.saved) : undefined}>
          {outcome.saved ? texts.saved(outcome.total) : texts.notSaved}
        </Status>
      )}
      {asking && !choice && <Status>{selectFirst}</Status>}
      {asking && choice && (
        <Confirm
          title={texts.howMany}
          confirmLabel={texts.save}
          cancelLabel={texts.cancel}
          onConfirm={save}
          onCancel={() => setAsking(false)}
        >
          <TextField
            name="quantity"
            label={texts.quantity}
            defaultValue="1"
            inputMode="numeric"
            autoComplete="off"
            autoFocus
          />
        </Confirm>
      )}
    </>
  )
}
