import '@stampa/design/fonts.css'
import { defineMessages, useLocation, useMessages } from '@stampa/platform'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { addressOf, namedIn } from '../draft/address.ts'
import { type OrderedMockup, readOrderedDesign } from '../draft/shop-designs.ts'
import { EditorStep } from '../studio/step.tsx'
import { studioMessages } from '../studio/studio.messages.ts'
import { Bar } from './bar.tsx'
import { LayersSheet } from './layers-sheet.tsx'
import type { Sheets } from './sheet.tsx'
import { StageFrame } from './stage-frame.tsx'
import { Status } from './status.tsx'
import { Zoom } from './tools.tsx'
import { useEditing } from './use-editing.ts'
import styles from './workspace.module.css'

const orderViewMessages = defineMessages({
  viewing: {
    el: (order: string, design: number) => `Παραγγελία ${order}, σχέδιο ${design}`,
    en: (order: string, design: number) => `Order ${order}, design ${design}`,
  },
  unchangeable: {
    el: 'Μόνο για προβολή: τίποτα δεν αλλάζει εδώ. Το σχέδιο μένει όπως το παρήγγειλε ο πελάτης.',
    en: 'To be looked at only: nothing can be changed here, it stays as the customer ordered it.',
  },
  copy: { el: 'Αντίγραφο για επεξεργασία', en: 'Copy to go on from' },
  missing: {
    el: 'Αυτό το σχέδιο δεν υπάρχει, ή δεν έχετε συνδεθεί στη διαχείριση.',
    en: 'There is no such design, or you are not signed in to the back office.',
  },
})

/** Shows an ordered design read-only; the visitor's own draft stays untouched. */
export function OrderView({ sheets }: { sheets: Sheets }): ReactElement {
  const texts = useMessages(orderViewMessages)
  const { opening } = useMessages(studioMessages)
  const { search } = useLocation()
  const [mockup, setMockup] = useState<OrderedMockup>()
  const [failed, setFailed] = useState(false)
  // As stored with the order: the product may have changed since, or be deleted.
  const editing = useEditing({
    picture: mockup?.garment,
    area: mockup?.printArea ?? undefined,
    side: mockup?.view,
    readOnly: true,
  })
  const { library, editor } = editing

  const ordered = useMemo(() => namedIn(search).mockup, [search])
  useEffect(() => {
    let current = true
    if (!ordered) return setFailed(true)
    readOrderedDesign(ordered, library).then(
      found => {
        if (!current) return
        editor.open(found.document)
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
            <a href={addressOf({ order: ordered.order, mockup: String(ordered.index) })}>
              {texts.copy}
            </a>
          </>
        )}
      </div>
      <EditorStep tools={<Zoom editing={editing} />}>
        <StageFrame
          editing={editing}
          ready={mockup !== undefined}
          notice={mockup ? undefined : opening}
        />
      </EditorStep>
      <Bar sheets={sheets} names={['layers']} />
      <aside className={styles.side}>
        <LayersSheet editing={editing} sheets={sheets} />
      </aside>
    </>
  )
}
