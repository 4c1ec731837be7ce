/** Selects open modal dialogs; toasts are dialogs too, but not modal. */
export const openDialogs = ':is([role="dialog"], [role="alertdialog"]):not([aria-modal="false"])'
