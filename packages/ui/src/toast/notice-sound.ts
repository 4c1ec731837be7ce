import { useDeviceStore } from '../device/device-store.ts'

/** Returns whether this device plays a sound for news, and the setter; off by default. */
export function useNoticeSound(): [boolean, (on: boolean) => void] {
  return useDeviceStore('notices.sound', stored => stored === true)
}

/** Frequencies of the two tones, Hz, and the duration of one, s. */
const tones = [660, 880]
const duration = 0.14

/** Plays a short sound, unless the browser refuses it: it asks for a click on the page first. */
export function playNoticeSound(): void {
  const context = new AudioContext()
  for (const [index, frequency] of tones.entries()) {
    const start = context.currentTime + index * duration
    const oscillator = new OscillatorNode(context, { frequency })
    const volume = new GainNode(context, { gain: 0 })
    // Fades, since a tone that begins or ends at once clicks.
    volume.gain.setTargetAtTime(0.15, start, 0.01)
    volume.gain.setTargetAtTime(0, start + duration / 2, 0.03)
    oscillator.connect(volume).connect(context.destination)
    oscillator.start(start)
    oscillator.stop(start + 2 * duration)
    if (index === tones.length - 1) oscillator.onended = () => context.close()
  }
}
