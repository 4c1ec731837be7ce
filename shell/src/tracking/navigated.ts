/** Told to the window when the visitor has come to another page. */
export const navigated = 'stampa:navigated'
