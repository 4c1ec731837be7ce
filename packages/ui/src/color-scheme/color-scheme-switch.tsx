import { defineMessages, useMessages } from '@stampa/platform'
import { type ReactElement, useEffect, useId } from 'react'
import { useDeviceStore } from '../device/device-store.ts'
import { MoonIcon, ScreenIcon, SunIcon } from '../icon/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './color-scheme-switch.module.css'

const messages = defineMessages({
  scheme: { el: 'Χρώματα', en: 'Colour scheme' },
  light: { el: 'Φωτεινό', en: 'Light' },
  system: { el: 'Όπως το σύστημα', en: 'As the system' },
  dark: { el: 'Σκοτεινό', en: 'Dark' },
})

const choices = [
  { scheme: 'light', icon: <SunIcon /> },
  { scheme: 'system', icon: <ScreenIcon /> },
  { scheme: 'dark', icon: <MoonIcon /> },
] as const

type ColorScheme = (typeof choices)[number]['scheme']

/**
 * Switches between the light, the dark and the system's colour scheme; stored on this device. Only frames with a dark
 * scheme change.
 */
export function ColorSchemeSwitch(): ReactElement {
  const name = useId()
  const texts = useMessages(messages)
  const [chosen, setChosen] = useDeviceStore('colorScheme', parseScheme)
  useEffect(() => {
    const { dataset } = document.documentElement
    if (chosen === 'system') delete dataset.scheme
    else dataset.scheme = chosen
  }, [chosen])

  return (
    <fieldset className={styles.switch}>
      <legend>
        <VisuallyHidden>{texts.scheme}</VisuallyHidden>
      </legend>
      {choices.map(({ scheme, icon }) => (
        <label key={scheme} title={texts[scheme]} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={chosen === scheme}
            onChange={() => setChosen(scheme)}
            className={styles.input}
          />
          {icon}
          <VisuallyHidden>{texts[scheme]}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}

function parseScheme(stored: unknown): ColorScheme {
  return choices.find(({ scheme }) => scheme === stored)?.scheme ?? 'system'
}
