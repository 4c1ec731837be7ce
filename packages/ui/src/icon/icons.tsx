import { icon, solidIcon } from './icon.tsx'

/*
 * The icons of this product, drawn on a grid of 24. One exported component per icon, so that a bundle contains only
 * those it uses: without the annotations the minifier would keep all of them.
 */

export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16')
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18')
export const ChevronDownIcon = /* @__PURE__ */ icon('m6 9 6 6 6-6')
export const ChevronUpIcon = /* @__PURE__ */ icon('m6 15 6-6 6 6')
export const ArrowLeftIcon = /* @__PURE__ */ icon('M20 12H4.5m6-6-6 6 6 6')
export const ArrowRightIcon = /* @__PURE__ */ icon('M4 12h15.5m-6-6 6 6-6 6')
export const SearchIcon = /* @__PURE__ */ icon(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20.5 20.5',
)
export const PencilIcon = /* @__PURE__ */ icon(
  'M4.5 19.5 5.5 15 16.2 4.3a1.8 1.8 0 0 1 2.6 0l.9.9a1.8 1.8 0 0 1 0 2.6L9 18.5l-4.5 1ZM14 6.5l3.5 3.5',
)
export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l.8 13h9.4l.8-13M10 10.5v5.5M14 10.5v5.5',
)
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14')
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14')
export const ExternalIcon = /* @__PURE__ */ icon(
  'M13.5 4.5h6v6M19 5l-8 8M10 5.5H5.5a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V14',
)
export const UploadIcon = /* @__PURE__ */ icon(
  'M12 15.5V4.5M7 9l5-4.5L17 9M4.5 15.5v3a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-3',
)
export const DownloadIcon = /* @__PURE__ */ icon(
  'M12 4.5v11M7 11l5 4.5 5-4.5M4.5 15.5v3a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-3',
)
export const PersonIcon = /* @__PURE__ */ icon(
  'M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 19.5c0-3.3 3-5 7-5s7 1.7 7 5',
)
export const ImageIcon = /* @__PURE__ */ icon(
  'M5 4.5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM4.5 16.5l4.5-4.5 3.5 3.5 2.5-2.5 4.5 4M15.2 9.8a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6Z',
)
export const LogoutIcon = /* @__PURE__ */ icon(
  'M10 4.5H5.5a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H10M9.5 12h10m-4-4 4 4-4 4',
)
export const WarningIcon = /* @__PURE__ */ icon('M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.4v.1')
export const CheckIcon = /* @__PURE__ */ icon('m4.5 12.5 5 5 10-11')
export const SortIcon = /* @__PURE__ */ icon(
  'M8 4.5v15M4.5 8 8 4.5 11.5 8M16 19.5v-15M12.5 16l3.5 3.5 3.5-3.5',
)
export const MailIcon = /* @__PURE__ */ icon(
  'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM4 6.5l8 6.5 8-6.5',
)
export const PhoneIcon = /* @__PURE__ */ icon(
  'M5 4.5h3.6l1.7 4.6-2.4 1.7a13 13 0 0 0 5.3 5.3l1.7-2.4 4.6 1.7V19a1.5 1.5 0 0 1-1.6 1.5A15.6 15.6 0 0 1 3.5 6.1A1.5 1.5 0 0 1 5 4.5Z',
)
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21s6.5-6.2 6.5-11.2a6.5 6.5 0 0 0-13 0C5.5 14.8 12 21 12 21Zm0-8.7a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const SunIcon = /* @__PURE__ */ icon(
  'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
)
export const MoonIcon = /* @__PURE__ */ icon(
  'M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z',
)
export const ScreenIcon = /* @__PURE__ */ icon(
  'M4.5 5h15a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM8.5 20h7M12 16.5V20',
)
export const GripIcon = /* @__PURE__ */ solidIcon(
  'M9 4.6a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Zm6 0a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Zm-6 5.8a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Zm6 0a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Zm-6 5.8a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Zm6 0a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Z',
)
export const SlidersIcon = /* @__PURE__ */ icon(
  'M4 8h9m4 0h3M4 16h3m4 0h9M15 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Zm-6 8a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
)
export const BellIcon = /* @__PURE__ */ icon(
  'M6.5 17V10.5a5.5 5.5 0 0 1 11 0V17l1.5 1.5H5L6.5 17ZM10 20.5h4M12 5V3.5',
)
export const CropIcon = /* @__PURE__ */ icon('M7 3v14h14M3 7h14v14')
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
)
export const InstagramIcon = /* @__PURE__ */ icon(
  'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM17 7v.01',
)
export const PauseIcon = /* @__PURE__ */ solidIcon('M7 5h3.5v14H7ZM13.5 5H17v14h-3.5Z')
export const PlayIcon = /* @__PURE__ */ solidIcon('M8 4.8v14.4L19.5 12Z')
export const FacebookIcon = /* @__PURE__ */ solidIcon(
  'M13.7 21v-8h2.7l.5-3.3h-3.2V7.8c0-1 .4-1.6 1.7-1.6H17V3.3A19 19 0 0 0 14.5 3c-2.6 0-4.3 1.5-4.3 4.4v2.3H7.3V13h2.9v8Z',
)
export const TwitterIcon = /* @__PURE__ */ solidIcon(
  'M17.2 3.5h3.1l-6.8 7.7 8 9.3h-6.3l-4.9-5.8-5.6 5.8H1.6l7.2-7.6-7.7-9.4h6.4l4.5 5.3ZM16.1 18.7h1.7L6.6 5.2H4.8Z',
)
export const LinkedinIcon = /* @__PURE__ */ solidIcon(
  'M4 9h3.6v11.5H4ZM5.8 3.4a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2ZM9.9 9h3.5v1.6a3.9 3.9 0 0 1 3.5-1.9c3.7 0 4.4 2.4 4.4 5.6v6.2h-3.6V15c0-1.3 0-3-1.9-3s-2.2 1.4-2.2 2.9v5.6H9.9Z',
)
