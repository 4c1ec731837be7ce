import { defineMessages } from '@stampa/platform'

export const sliderMessages = defineMessages({
  label: { el: 'Προβολές', en: 'Highlights' },
  pause: { el: 'Παύση εναλλαγής', en: 'Pause rotation' },
  play: { el: 'Έναρξη εναλλαγής', en: 'Start rotation' },
  previous: { el: 'Προηγούμενο', en: 'Previous' },
  next: { el: 'Επόμενο', en: 'Next' },
  placeholder: {
    el: (count: number) => `Δοκιμαστική θέση: ${count === 1 ? '1 banner' : `${count} banners`}`,
    en: (count: number) => `Test placeholder: ${count === 1 ? '1 banner' : `${count} banners`}`,
    specified: 'en',
  },
})
