import { acrossPhone } from '../shared/across-phone.ts'

/** How wide the picture of the post that leads is shown; see blog-page.module.css. */
export const leadImageSizes = `(min-width: 77.5rem) 45rem, (min-width: 60rem) 56vw, ${acrossPhone}`
