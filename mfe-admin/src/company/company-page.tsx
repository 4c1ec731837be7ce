import { useLoaderData, useMessages } from '@stampa/platform'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { type ReactElement, useState } from 'react'
import type { Settings } from './company.data.ts'
import { companyMessages } from './company.messages.ts'
import { SettingsForm } from './settings-form.tsx'

/** The settings of the company: a single form. */
export function Component(): ReactElement {
  const settings = useLoaderData<Settings>()
  const [saved, setSaved] = useState({ times: 0, hadFocus: false })
  const texts = useMessages(companyMessages)
  return (
    <>
      <PageHeader title={texts.heading} />
      {/* What was saved begins anew, from what is stored. */}
      <SettingsForm
        key={saved.times}
        settings={settings}
        takesFocus={saved.hadFocus}
        onSaved={hadFocus => setSaved({ times: saved.times + 1, hadFocus })}
      />
    </>
  )
}
