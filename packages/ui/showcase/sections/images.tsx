import type { ReactElement } from 'react'
import { Picture, Placeholder } from '../../src/image/picture.tsx'
import type { ImageAsset } from '../../src/image/sources.ts'
import styles from '../app.module.css'
import { Example } from '../example.tsx'

const sample: ImageAsset = {
  base: '/sample/ivory',
  width: 400,
  height: 500,
  widths: [320, 640],
  color: '#efe9df',
}

export function Images(): ReactElement {
  return (
    <>
      <Example title="Picture">
        <Picture
          asset={sample}
          alt="Τσάντα"
          sizes="12rem"
          priority
          fit="cover"
          className={styles.sample}
        />
        <Picture
          asset={{ ...sample, base: '/sample/teal' }}
          alt="Τσάντα"
          sizes="12rem"
          fit="contain"
          className={styles.sample}
        />
      </Example>
      <Example title="Picture, missing or failed">
        <Picture asset={null} alt="Κούπα" sizes="12rem" className={styles.sample} />
        <Picture
          asset={{ ...sample, base: '/missing' }}
          alt="Καπέλο"
          sizes="12rem"
          fit="cover"
          className={styles.sample}
        />
      </Example>
      <Example title="Placeholder">
        <div className={styles.sample}>
          <Placeholder />
        </div>
      </Example>
    </>
  )
}
