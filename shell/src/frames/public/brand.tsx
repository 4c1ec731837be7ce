import type { ReactElement } from 'react'
import { Link } from 'react-router'
import styles from './brand.module.css'
import type { PublicFrameData } from './public-frame.data.ts'

interface BrandProps {
  company: PublicFrameData['company']
  onClick?: () => void
}

/** The company's logo, or its name as text, linked to the home page. */
export function Brand({ company, onClick }: BrandProps): ReactElement {
  return (
    <Link to="/" className={styles.brand} onClick={onClick} aria-label="Stampa">
      {company?.logo ? <Logo src={company.logo} asset={company.logoAsset} /> : 'Stampa'}
    </Link>
  )
}

interface LogoProps {
  src: string
  asset: NonNullable<PublicFrameData['company']>['logoAsset']
}

/** Uses the narrowest renditions: the logo is small on every page. */
function Logo({ src, asset }: LogoProps): ReactElement {
  if (!asset) return <img src={src} alt="" className={styles.logo} />
  const enough = asset.widths.filter(width => width >= 320)
  const shown = enough.length > 0 ? enough.slice(0, 2) : asset.widths.slice(-1)
  const files = (encoding: string) =>
    shown.map((width, index) => `${asset.base}/${width}.${encoding} ${index + 1}x`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={files('avif')} />
      <source type="image/webp" srcSet={files('webp')} />
      <img src={src} width={asset.width} height={asset.height} alt="" className={styles.logo} />
    </picture>
  )
}
