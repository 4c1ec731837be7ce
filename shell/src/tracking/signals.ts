/** Name of the performance mark that a failed page leaves, which vitals and view reports count. */
export const failureMark = 'stampa-failure'

/** Name of the window event after a navigation. */
export const navigated = 'stampa:navigated'
