/** Name of the performance mark that a failed page leaves, which the vitals count. */
export const failureMark = 'stampa-failure'
