import { useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { MinusIcon, PlusIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import type { View } from '../stage/view.ts'
import { WholeIcon } from './icons.tsx'
import { toolMessages } from './tools.messages.ts'

/** How much of the canvas is seen. */
export function Zoom({ view }: { view: View | undefined }): ReactElement {
  const texts = useMessages(toolMessages)
  return (
    <div>
      <IconButton
        label={texts.zoomOut}
        icon={<MinusIcon />}
        onClick={() => view?.zoomBy(1 / 1.5)}
      />
      <IconButton label={texts.zoomIn} icon={<PlusIcon />} onClick={() => view?.zoomBy(1.5)} />
      <IconButton label={texts.zoomAll} icon={<WholeIcon />} onClick={() => view?.reset()} />
    </div>
  )
}
