import type { ReactElement } from 'react'
import { Link } from 'react-router'
import styles from './brand.module.css'

interface BrandProps {
  logo: string | null | undefined
  onClick?: () => void
}

/** The company's logo, or its name as text, leading home. */
export function Brand({ logo, onClick }: BrandProps): ReactElement {
  return (
    <Link to="/" className={styles.brand} onClick={onClick} aria-label="Stampa">
      {logo ? <img src={logo} alt="" className={styles.logo} /> : 'Stampa'}
    </Link>
  )
}
