/** A banner stays this many ms before the next one takes its place. */
export const rotationInterval = 5000
