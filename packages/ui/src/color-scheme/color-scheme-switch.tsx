import { type ReactElement, useEffect, useId, useState } from 'react'
import { MoonIcon, ScreenIcon, SunIcon } from '../icon/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { applyColorScheme, type ColorScheme, storedColorScheme } from './color-scheme.ts'
import styles from './color-scheme-switch.module.css'

const choices: { scheme: ColorScheme; label: string; icon: ReactElement }[] = [
  { scheme: 'light', label: 'Light', icon: <SunIcon /> },
  { scheme: 'system', label: 'As the system', icon: <ScreenIcon /> },
  { scheme: 'dark', label: 'Dark', icon: <MoonIcon /> },
]

/** Light, dark, or as the system has it; remembered on this device. */
export function ColorSchemeSwitch(): ReactElement {
  const name = useId()
  const [chosen, setChosen] = useState<ColorScheme>('system')
  useEffect(() => {
    const stored = storedColorScheme()
    setChosen(stored)
    applyColorScheme(stored)
  }, [])

  return (
    <fieldset className={styles.switch}>
      <legend>
        <VisuallyHidden>Colour scheme</VisuallyHidden>
      </legend>
      {choices.map(({ scheme, label, icon }) => (
        <label key={scheme} title={label} className={styles.choice}>
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
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}
