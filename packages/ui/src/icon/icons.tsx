import { Icon, type IconComponent } from './icon.tsx'

/*
 * The set, drawn for this product on a grid of 24. One exported component per icon, so that a
 * bundle holds only those it uses.
 */

export const MenuIcon: IconComponent = props => <Icon {...props} d="M4 7h16M4 12h16M4 17h16" />

export const CloseIcon: IconComponent = props => <Icon {...props} d="M6 6l12 12M18 6 6 18" />

export const ChevronDownIcon: IconComponent = props => <Icon {...props} d="m6 9 6 6 6-6" />

export const ChevronUpIcon: IconComponent = props => <Icon {...props} d="m6 15 6-6 6 6" />

export const ChevronLeftIcon: IconComponent = props => <Icon {...props} d="m15 6-6 6 6 6" />

export const ChevronRightIcon: IconComponent = props => <Icon {...props} d="m9 6 6 6-6 6" />

export const ArrowLeftIcon: IconComponent = props => <Icon {...props} d="M20 12H4.5m6-6-6 6 6 6" />

export const ArrowRightIcon: IconComponent = props => (
  <Icon {...props} d="M4 12h15.5m-6-6 6 6-6 6" />
)

export const SearchIcon: IconComponent = props => (
  <Icon {...props} d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20.5 20.5" />
)

export const PencilIcon: IconComponent = props => (
  <Icon
    {...props}
    d="M4.5 19.5 5.5 15 16.2 4.3a1.8 1.8 0 0 1 2.6 0l.9.9a1.8 1.8 0 0 1 0 2.6L9 18.5l-4.5 1ZM14 6.5l3.5 3.5"
  />
)

export const TrashIcon: IconComponent = props => (
  <Icon {...props} d="M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l.8 13h9.4l.8-13M10 10.5v5.5M14 10.5v5.5" />
)

export const PlusIcon: IconComponent = props => <Icon {...props} d="M12 5v14M5 12h14" />

export const MinusIcon: IconComponent = props => <Icon {...props} d="M5 12h14" />

export const ExternalIcon: IconComponent = props => (
  <Icon
    {...props}
    d="M13.5 4.5h6v6M19 5l-8 8M10 5.5H5.5a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V14"
  />
)

export const UploadIcon: IconComponent = props => (
  <Icon {...props} d="M12 15.5V4.5M7 9l5-4.5L17 9M4.5 15.5v3a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-3" />
)

export const ImageIcon: IconComponent = props => (
  <Icon
    {...props}
    d="M5 4.5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM4.5 16.5l4.5-4.5 3.5 3.5 2.5-2.5 4.5 4M15.2 9.8a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6Z"
  />
)

export const LogoutIcon: IconComponent = props => (
  <Icon {...props} d="M10 4.5H5.5a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H10M9.5 12h10m-4-4 4 4-4 4" />
)

export const HomeIcon: IconComponent = props => (
  <Icon {...props} d="M3.5 11.5 12 4l8.5 7.5M6 9.5v9.5h12V9.5M10 19v-5.5h4V19" />
)

export const BoxIcon: IconComponent = props => (
  <Icon
    {...props}
    d="M12 3.5 4 7.5v9l8 4 8-4v-9l-8-4ZM4.2 7.6 12 11.5l7.8-3.9M12 11.5v9M8 5.6l8 4"
  />
)

export const TagIcon: IconComponent = props => (
  <Icon
    {...props}
    d="M4 4.5h7.5l8.2 8.2a1.2 1.2 0 0 1 0 1.7l-5.3 5.3a1.2 1.2 0 0 1-1.7 0L4 11.5v-7ZM8 9.3a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2Z"
  />
)

export const WarningIcon: IconComponent = props => (
  <Icon {...props} d="M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.4v.1" />
)

export const InfoIcon: IconComponent = props => (
  <Icon {...props} d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-9.5v5.5m0-8.6v.1" />
)

export const CheckIcon: IconComponent = props => <Icon {...props} d="m4.5 12.5 5 5 10-11" />

export const SortIcon: IconComponent = props => (
  <Icon {...props} d="M8 4.5v15M4.5 8 8 4.5 11.5 8M16 19.5v-15M12.5 16l3.5 3.5 3.5-3.5" />
)

export const MailIcon: IconComponent = props => (
  <Icon
    {...props}
    d="M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM4 6.5l8 6.5 8-6.5"
  />
)

export const PhoneIcon: IconComponent = props => (
  <Icon
    {...props}
    d="M5 4.5h3.6l1.7 4.6-2.4 1.7a13 13 0 0 0 5.3 5.3l1.7-2.4 4.6 1.7V19a1.5 1.5 0 0 1-1.6 1.5A15.6 15.6 0 0 1 3.5 6.1A1.5 1.5 0 0 1 5 4.5Z"
  />
)

export const PinIcon: IconComponent = props => (
  <Icon
    {...props}
    d="M12 21s6.5-6.2 6.5-11.2a6.5 6.5 0 0 0-13 0C5.5 14.8 12 21 12 21Zm0-8.7a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
  />
)

export const SunIcon: IconComponent = props => (
  <Icon
    {...props}
    d="M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"
  />
)

export const MoonIcon: IconComponent = props => (
  <Icon {...props} d="M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z" />
)

export const ScreenIcon: IconComponent = props => (
  <Icon
    {...props}
    d="M4.5 5h15a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM8.5 20h7M12 16.5V20"
  />
)

export const DotsIcon: IconComponent = props => (
  <Icon
    {...props}
    solid
    d="M5.5 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Zm6.5 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Zm6.5 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z"
  />
)

export const GripIcon: IconComponent = props => (
  <Icon
    {...props}
    solid
    d="M9 4.6a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Zm6 0a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Zm-6 5.8a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Zm6 0a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Zm-6 5.8a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Zm6 0a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Z"
  />
)

export const SlidersIcon: IconComponent = props => (
  <Icon
    {...props}
    d="M4 8h9m4 0h3M4 16h3m4 0h9M15 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Zm-6 8a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z"
  />
)

export const BellIcon: IconComponent = props => (
  <Icon {...props} d="M6.5 17V10.5a5.5 5.5 0 0 1 11 0V17l1.5 1.5H5L6.5 17ZM10 20.5h4M12 5V3.5" />
)

export const CropIcon: IconComponent = props => <Icon {...props} d="M7 3v14h14M3 7h14v14" />

export const EyeIcon: IconComponent = props => (
  <Icon
    {...props}
    d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z"
  />
)

export const InstagramIcon: IconComponent = props => (
  <Icon
    {...props}
    d="M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM17 7v.01"
  />
)

export const PauseIcon: IconComponent = props => (
  <Icon {...props} solid d="M7 5h3.5v14H7ZM13.5 5H17v14h-3.5Z" />
)

export const PlayIcon: IconComponent = props => <Icon {...props} solid d="M8 4.8v14.4L19.5 12Z" />

export const FacebookIcon: IconComponent = props => (
  <Icon
    {...props}
    solid
    d="M13.7 21v-8h2.7l.5-3.3h-3.2V7.8c0-1 .4-1.6 1.7-1.6H17V3.3A19 19 0 0 0 14.5 3c-2.6 0-4.3 1.5-4.3 4.4v2.3H7.3V13h2.9v8Z"
  />
)

export const TwitterIcon: IconComponent = props => (
  <Icon
    {...props}
    solid
    d="M17.2 3.5h3.1l-6.8 7.7 8 9.3h-6.3l-4.9-5.8-5.6 5.8H1.6l7.2-7.6-7.7-9.4h6.4l4.5 5.3ZM16.1 18.7h1.7L6.6 5.2H4.8Z"
  />
)

export const LinkedinIcon: IconComponent = props => (
  <Icon
    {...props}
    solid
    d="M4 9h3.6v11.5H4ZM5.8 3.4a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2ZM9.9 9h3.5v1.6a3.9 3.9 0 0 1 3.5-1.9c3.7 0 4.4 2.4 4.4 5.6v6.2h-3.6V15c0-1.3 0-3-1.9-3s-2.2 1.4-2.2 2.9v5.6H9.9Z"
  />
)
