import { useMessages } from '@stampa/platform'
import { type ReactElement, useEffect, useId, useState } from 'react'
import { MoonIcon, ScreenIcon, SunIcon } from '../icon/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { colorSchemeMessages } from './color-scheme.messages.ts'
import { applyColorScheme, type ColorScheme, storedColorScheme } from './color-scheme.ts'
import styles from './color-scheme-switch.module.css'

const choices: { scheme: ColorScheme; icon: ReactElement }[] = [
  { scheme: 'light', icon: <SunIcon /> },
  { scheme: 'system', icon: <ScreenIcon /> },
  { scheme: 'dark', icon: <MoonIcon /> },
]

/** Light, dark, or as the system has it; remembered on this device. */
export function ColorSchemeSwitch(): ReactElement {
  const name = useId()
  const texts = useMessages(colorSchemeMessages)
  const [chosen, setChosen] = useState<ColorScheme>('system')
  useEffect(() => {
    const stored = storedColorScheme()
    setChosen(stored)
    applyColorScheme(stored)
  }, [])

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
            onChange={() => {
              setChosen(scheme)
              applyColorScheme(scheme)
            }}
            className={styles.input}
          />
          {icon}
          <VisuallyHidden>{texts[scheme]}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}
