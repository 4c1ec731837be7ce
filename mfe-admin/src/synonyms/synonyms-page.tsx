import type { CatalogAnswer } from '@stampa/api'
import { defineMessages, useLoaderData, useMessages } from '@stampa/platform'
import { type ReactElement, useId } from 'react'
import type { Resource } from '../shared/resource/resource.ts'
import { Page as ResourcePage } from '../shared/resource/resource-page.tsx'
import { useFormats } from '../shared/use-formats.ts'
import styles from './synonyms-page.module.css'

const missMessages = defineMessages({
  title: { en: 'Searches without a result', el: 'Αναζητήσεις χωρίς αποτέλεσμα' },
  text: {
    en: 'Of the last three months, with how often they were asked. Write a word beside one that the shop’s texts have.',
    el: 'Των τελευταίων τριών μηνών, με το πόσες φορές έγιναν. Γράψτε τη λέξη δίπλα σε μια που έχουν τα κείμενα του καταστήματος.',
  },
  none: { en: 'None was asked more than twice.', el: 'Καμία δεν έγινε πάνω από δύο φορές.' },
})

/** The list of search words, with the queries that found nothing. */
export function Page({ resource }: { resource: Resource }): ReactElement {
  return (
    <>
      <ResourcePage resource={resource} formNote={<Misses />} />
      <Misses />
    </>
  )
}

function Misses(): ReactElement {
  const { misses } = useLoaderData<{ misses: CatalogAnswer<'/api/search/misses'> }>()
  const texts = useMessages(missMessages)
  const { count } = useFormats()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.misses}>
      <h2 id={id} className={styles.title}>
        {texts.title}
      </h2>
      <p>{misses.length > 0 ? texts.text : texts.none}</p>
      <ul className={styles.list}>
        {misses.map(({ words, times }) => (
          <li key={words}>
            {words} <span className={styles.times}>× {count(times)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
