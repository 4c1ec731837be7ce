import type { ReactElement } from 'react'
import { Button } from '../../src/button/button.tsx'
import { IconButton } from '../../src/button/icon-button.tsx'
import * as icons from '../../src/icon/icons.tsx'
import styles from '../app.module.css'
import { Example, SampleLink } from '../example.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const iconVariants = ['secondary', 'quiet', 'danger'] as const

export function Actions(): ReactElement {
  return (
    <>
      {variants.map(variant => (
        <Example key={variant} title={`Button, ${variant}`}>
          <Button variant={variant}>Αποστολή</Button>
          <Button variant={variant} data-show="hover">
            Hover
          </Button>
          <Button variant={variant} data-show="focus">
            Focus
          </Button>
          <Button variant={variant} icon={<icons.PlusIcon />}>
            With icon
          </Button>
          <Button variant={variant} loading>
            Sending...
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} render={<SampleLink />}>
            Link
          </Button>
        </Example>
      ))}
      <Example title="Button, sizes">
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large" variant="primary">
          Large
        </Button>
        <Button wide>Wide</Button>
      </Example>
      <Example title="Icon button">
        {iconVariants.map(variant => (
          <IconButton key={variant} variant={variant} label={variant} icon={<icons.PencilIcon />} />
        ))}
        <IconButton label="Hover" data-show="hover" icon={<icons.TrashIcon />} variant="danger" />
        <IconButton label="Focus" data-show="focus" icon={<icons.MenuIcon />} />
        <IconButton label="Disabled" disabled icon={<icons.TrashIcon />} />
        <IconButton label="Small" size="small" icon={<icons.CloseIcon />} />
        <IconButton label="Link" icon={<icons.ExternalIcon />} render={<SampleLink />} />
      </Example>
      <Example title="Icons">
        {Object.entries(icons).map(([name, Icon]) => (
          <span key={name} className={styles.icon}>
            <Icon />
            {name.replace('Icon', '')}
          </span>
        ))}
      </Example>
    </>
  )
}
