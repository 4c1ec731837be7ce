import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { CountryCount } from '../shared/answers.ts'
import { useValueName } from '../shared/use-value-name.ts'
import { FilterLink } from '../view/filter-link.tsx'
import styles from './geographic.module.css'
import { Ranking } from './ranking.tsx'
import { rankingMessages } from './rankings.messages.ts'

/** Sessions by country, with the attribution that the data requires (CC BY 4.0). */
export function Geographic({ countries }: { countries: readonly CountryCount[] }): ReactElement {
  const texts = useMessages(rankingMessages)
  const valueName = useValueName()
  return (
    <Ranking
      title={texts.geographic}
      empty={texts.noCountries}
      columns={{ name: texts.countryColumn, count: texts.sessions }}
      rows={countries.map(({ code, sessions }) => ({
        key: code,
        name: (
          <FilterLink name="country" value={code}>
            {valueName('country', code)}
          </FilterLink>
        ),
        count: sessions,
      }))}
    >
      <p className={styles.attribution}>
        {texts.attribution}{' '}
        <a href="https://db-ip.com" target="_blank" rel="noopener">
          {texts.attributionLink}
        </a>
        {', '}
        <a href="https://creativecommons.org/licenses/by/4.0/" target="_blank" rel="noopener">
          CC BY 4.0
        </a>
      </p>
    </Ranking>
  )
}
