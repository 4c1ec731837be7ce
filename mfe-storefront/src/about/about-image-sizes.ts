import { acrossPhone } from '../shared/across-phone.ts'

/** How wide the banner of the about page is shown. */
export const aboutImageSizes = `(min-width: 77.5rem) 77.5rem, ${acrossPhone}`
