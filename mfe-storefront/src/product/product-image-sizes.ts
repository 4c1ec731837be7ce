import { acrossPhone } from '../shared/across-phone.ts'

/** How wide the product's image is shown; see `.image` in product-page.module.css. */
export const productImageSizes = `(min-width: 77.5rem) 36rem, (min-width: 44rem) 48vw, ${acrossPhone}`
