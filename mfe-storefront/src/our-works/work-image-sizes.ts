import { acrossPhone } from '../shared/across-phone.ts'

/** How wide a work's pictures are shown; see our-works-page.module.css. */
export const workImageSizes = `(min-width: 77.5rem) 38rem, (min-width: 48rem) 46vw, ${acrossPhone}`
