import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { Editing } from '../workspace/use-editing.ts'
import { ArrangeProperties } from './arrange-properties.tsx'
import { ImageProperties } from './image-properties.tsx'
import { ColorInput } from './inputs.tsx'
import { PlaceProperties } from './place-properties.tsx'
import { propertyMessages } from './properties.messages.ts'
import styles from './properties.module.css'
import { TextProperties } from './text-properties.tsx'
import { type ChangeElement, useElementFields } from './use-element-fields.ts'

/** The properties of the selected elements. */
export function Properties({ editing }: { editing: Editing }): ReactElement {
  const { editor, area } = editing
  const texts = useMessages(propertyMessages)
  const change: ChangeElement = (fields, key) => editor.update(fields, { key })
  const { input } = useElementFields(change)
  const selected = editor.selectedElements()
  const [element] = selected
  return (
    <section aria-label={texts.title} className={styles.properties}>
      <h3 className={styles.title}>{texts.title}</h3>
      {!element && <p className={styles.nothing}>{texts.nothing}</p>}
      {selected.length > 1 && <p>{texts.several(selected.length)}</p>}
      <fieldset disabled={editor.readOnly} className={styles.all}>
        {element && selected.length === 1 && (
          <>
            {element.type === 'text' && (
              <TextProperties element={element} area={area} onChange={change} />
            )}
            {element.type === 'image' && <ImageProperties element={element} onChange={change} />}
            {element.type === 'qr' && <ColorInput {...input(element, 'fill')} />}
            <PlaceProperties element={element} onChange={change} />
          </>
        )}
        {element && <ArrangeProperties editing={editing} />}
      </fieldset>
    </section>
  )
}
