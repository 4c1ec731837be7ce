import { Icon, type IconComponent } from '@stampa/ui/icon/icon.tsx'
import {
  ArrowRightIcon,
  FacebookIcon,
  InstagramIcon,
  LinkedinIcon,
} from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'

const GoogleIcon: IconComponent = props => (
  <Icon
    {...props}
    solid
    d="M12.2 10.3v3.5h4.9c-.2 1.2-1.5 3.7-4.9 3.7a5.5 5.5 0 0 1 0-11c1.7 0 2.9.7 3.6 1.4l2.4-2.4A8.7 8.7 0 0 0 12.2 3a9 9 0 1 0 0 18c5.2 0 8.6-3.7 8.6-8.8 0-.6-.1-1.3-.2-1.9Z"
  />
)

const GlobeIcon: IconComponent = props => (
  <Icon
    {...props}
    d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.5 2.4 3.6 5.2 3.6 8.5s-1.1 6.1-3.6 8.5c-2.5-2.4-3.6-5.2-3.6-8.5S9.5 5.9 12 3.5Z"
  />
)

const icons = new Map<string, IconComponent>([
  ['facebook', FacebookIcon],
  ['instagram', InstagramIcon],
  ['linkedin', LinkedinIcon],
  ['google', GoogleIcon],
  ['direct', ArrowRightIcon],
])

/** Icon of a traffic source; unknown sources have a globe. */
export function SourceIcon({ source }: { source: string }): ReactElement {
  const Mark = icons.get(source) ?? GlobeIcon
  return <Mark size="small" />
}
