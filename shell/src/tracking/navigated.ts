/** Name of the window event after a navigation. */
export const navigated = 'stampa:navigated'
