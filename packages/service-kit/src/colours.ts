/** The design system's colours, for mails and print, which support no custom properties. */
export const colours = {
  ground: '#faf8f4',
  surface: '#ffffff',
  ink: '#16181d',
  muted: '#5b6069',
  line: '#e4e0d8',
  accent: '#d6004c',
  accentInk: '#ffffff',
  cyan: '#0086b3',
  yellow: '#f2b600',
} as const
