import { acrossPhone } from '../shared/across-phone.ts'

/** How wide a post's picture is shown; see `.picture` in post-page.module.css. */
export const postImageSizes = `(min-width: 64rem) 60rem, ${acrossPhone}`
