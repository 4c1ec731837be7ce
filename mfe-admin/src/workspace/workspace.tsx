import { Outlet, useLocation, useNavigate, useRevalidator } from '@stampa/platform'
import { useToast } from '@stampa/ui/toast/toast.tsx'
import { UiProvider } from '@stampa/ui/ui-provider/ui-provider.tsx'
import { type ReactElement, useEffect } from 'react'
import { useAnswerText } from '../shared/calls/answers.messages.ts'
import { Forbidden } from '../shared/calls/load-failure.tsx'
import { onNotice } from '../shared/calls/notices.ts'
import { refusalOf } from '../shared/calls/outcome.ts'
import { deleteOldDrafts } from '../shared/form/draft-store.ts'
import { mayOpen } from '../shared/permissions.tsx'
import { doneTexts } from '../shared/shared.messages.ts'
import { ComingScreen, useComingScreen } from './coming-screen.tsx'
import { LiveNews } from './live-news.tsx'
import { newsMessages } from './news.messages.ts'

/** The frame of every screen: notices, and the skeleton of a screen that loads. */
export function Component(): ReactElement {
  const coming = useComingScreen()
  const { pathname } = useLocation()
  useEffect(() => {
    void deleteOldDrafts()
  }, [])
  return (
    <UiProvider>
      <Notices />
      <LiveNews />
      {coming && <ComingScreen title={coming} />}
      {/* Hidden, not unmounted: its state stays when the navigation fails or is cancelled. */}
      <div hidden={coming !== undefined}>{mayOpen(pathname) ? <Outlet /> : <Forbidden />}</div>
    </UiProvider>
  )
}

function Notices(): null {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const say = useAnswerText()
  useEffect(
    () =>
      onNotice(({ tone, message, undo, to }) => {
        const text = say(message)
        if (to !== undefined) {
          return toast.success(text, {
            label: say(newsMessages.open),
            onSelect: () => navigate(to),
          })
        }
        if (!undo) return toast[tone](text)
        const onSelect = () => {
          undo().then(revalidate, error => toast.error(say(refusalOf(error).message ?? '')))
        }
        toast[tone](text, { label: say(doneTexts.undo), onSelect })
      }),
    [toast, revalidate, navigate, say],
  )
  return null
}
