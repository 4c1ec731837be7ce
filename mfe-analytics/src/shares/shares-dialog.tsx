import { useLoaderData, useLocation, useMessages, useNavigate } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { UiProvider } from '@stampa/ui/ui-provider/ui-provider.tsx'
import type { ReactElement } from 'react'
import type { Share } from '../shared/answers.ts'
import { CardNote } from '../shared/card.tsx'
import { dayOf } from '../view/dates.ts'
import { readView } from '../view/view.ts'
import { NewLink } from './new-link.tsx'
import { ShareRow } from './share-row.tsx'
import { sharesMessages } from './shares.messages.ts'

/** Dialog that lists, creates and revokes share links. */
export function Component(): ReactElement {
  const shares = useLoaderData<Share[] | null>()
  const texts = useMessages(sharesMessages)
  const navigate = useNavigate()
  const { search } = useLocation()
  const close = () => navigate(`/admin/analytics${search}`, { preventScrollReset: true })
  return (
    <UiProvider>
      <Dialog
        open
        title={texts.title}
        description={texts.description}
        onClose={close}
        footer={<Button onClick={close}>{texts.close}</Button>}
      >
        <NewLink period={readView(new URLSearchParams(search), dayOf(new Date()))} />
        {shares === null && <CardNote>{texts.unknown}</CardNote>}
        {shares?.length === 0 && <CardNote>{texts.none}</CardNote>}
        {shares && shares.length > 0 && (
          <ul aria-label={texts.title}>
            {shares.map(share => (
              <ShareRow key={share._id} share={share} />
            ))}
          </ul>
        )}
      </Dialog>
    </UiProvider>
  )
}
