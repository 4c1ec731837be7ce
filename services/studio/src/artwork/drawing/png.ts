/** Levels above save a twentieth of the bytes for twice the work (measured on photographs). */
export const compressionLevel = 3
