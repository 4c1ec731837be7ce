import { icon } from '@stampa/ui/icon/icon.tsx'

/* Icons that only the studio needs, on the design system's grid of 24. */

export const UndoIcon = /* @__PURE__ */ icon('M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9')
export const RedoIcon = /* @__PURE__ */ icon('m16 5 4 4-4 4m3.5-4H10a5.5 5.5 0 0 0 0 11h5')
export const WholeIcon = /* @__PURE__ */ icon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5')
export const LockIcon = /* @__PURE__ */ icon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3')
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M4 12s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S4 12 4 12Zm8 2.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM4.5 19.5l15-15',
)
export const ShirtIcon = /* @__PURE__ */ icon(
  'M9 4.5 4 6.5 2.5 11l3.5 1v7.5h12V12l3.5-1L20 6.5l-5-2a3 3 0 0 1-6 0Z',
)
export const ColorIcon = /* @__PURE__ */ icon(
  'M12 3.5s6.5 6.6 6.5 10.7a6.5 6.5 0 0 1-13 0C5.5 10.1 12 3.5 12 3.5Z',
)
export const LayersIcon = /* @__PURE__ */ icon(
  'm12 4-8.5 4.5L12 13l8.5-4.5L12 4ZM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5',
)
