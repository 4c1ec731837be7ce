import type { DesignElement, PrintArea } from '@stampa/design'
import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { Box } from '../core/arrange.ts'
import type { Editor, EditorState } from '../editor/editor.ts'
import { ArrangeProperties } from './arrange-properties.tsx'
import { ColorInput } from './color-input.tsx'
import { ImageProperties } from './image-properties.tsx'
import { PlaceProperties } from './place-properties.tsx'
import { propertyMessages } from './properties.messages.ts'
import styles from './properties.module.css'
import { TextProperties } from './text-properties.tsx'

interface PropertiesProps {
  editor: Editor
  state: EditorState
  area: PrintArea
  boxes: readonly Box[]
}

/** Everything that can be said of what is chosen. */
export function Properties(props: PropertiesProps): ReactElement {
  const { editor, state, area } = props
  const texts = useMessages(propertyMessages)
  const chosen = state.elements.filter(({ id }) => state.chosen.has(id))
  const [element] = chosen
  const change = (fields: Partial<DesignElement>, key?: string) =>
    editor.update(() => ({ ...fields }), key === undefined ? {} : { key })
  return (
    <section aria-label={texts.title} className={styles.properties}>
      <h3 className={styles.title}>{texts.title}</h3>
      {!element && <p className={styles.nothing}>{texts.nothing}</p>}
      {chosen.length > 1 && <p>{texts.several(chosen.length)}</p>}
      <fieldset disabled={editor.readOnly} className={styles.all}>
        {element && chosen.length === 1 && (
          <>
            {element.type === 'text' && (
              <TextProperties element={element} area={area} onChange={change} />
            )}
            {element.type === 'image' && <ImageProperties element={element} onChange={change} />}
            {element.type === 'qr' && (
              <ColorInput
                label={texts.color}
                value={element.fill}
                onChange={fill => change({ fill }, 'fill')}
              />
            )}
            <PlaceProperties element={element} onChange={change} />
          </>
        )}
        {element && <ArrangeProperties {...props} />}
      </fieldset>
    </section>
  )
}
