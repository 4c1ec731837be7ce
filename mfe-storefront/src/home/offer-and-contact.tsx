import { useMessages } from '@stampa/platform'
import { type ReactElement, useId } from 'react'
import { BannerPanel } from '../shared/banner/banner.tsx'
import type { Banner } from '../shared/banner/banners.data.ts'
import { deferred } from '../shared/deferred/deferred.tsx'
import { homeMessages } from './home.messages.ts'
import styles from './offer-and-contact.module.css'
import { SectionHeader } from './section-header.tsx'

const ContactForm = deferred(
  async () => (await import(/* webpackChunkName: "home-forms" */ './home-forms.ts')).ContactForm,
)

/** What the shop offers at the moment, if anything, next to the way to ask for it. */
export function OfferAndContact({ offer }: { offer: Banner | null }): ReactElement {
  const texts = useMessages(homeMessages)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={texts.contact} />
      <div className={styles.columns}>
        {offer && <BannerPanel banner={offer} text="below" heading="h3" />}
        <ContactForm />
      </div>
    </section>
  )
}
