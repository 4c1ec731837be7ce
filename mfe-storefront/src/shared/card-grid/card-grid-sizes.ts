import { acrossPhone } from '../across-phone.ts'

/** How wide a picture that fills a cell is shown; see card-grid.module.css. */
export const cardGridSizes = `(min-width: 77.5rem) 25rem, (min-width: 60rem) 31vw, (min-width: 40rem) 46vw, ${acrossPhone}`
