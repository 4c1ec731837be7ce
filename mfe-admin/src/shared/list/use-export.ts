import { useLanguage } from '@stampa/platform'
import type { SheetFormat } from '@stampa/rules/sheet'
import { useToast } from '@stampa/ui/toast/toast.tsx'
import { useAnswerText } from '../calls/answers.messages.ts'
import { downloadSheet } from '../calls/download-button.tsx'
import { refusalOf } from '../calls/outcome.ts'

/** The service's file of a list. */
export interface ListExport {
  /** Path of the call. */
  path: string
  /** Name of the file, without its ending. */
  name: string
  /** Message of a failed call. */
  fallback: string
  /** Returns the filters of the call that an address of the list has. */
  filtersIn?: (
    address: URLSearchParams,
  ) => Readonly<Record<string, string | boolean | readonly string[]>>
}

/** Saves a file that the screen itself makes of the list at an address. */
export type OwnExport = (format: SheetFormat, address: URLSearchParams) => Promise<void>

/** Returns a function that downloads a list, with the filters of an address, and shows a failure. */
export function useExport(exported: ListExport | OwnExport) {
  const language = useLanguage()
  const toast = useToast()
  const say = useAnswerText()
  return (format: SheetFormat, search = ''): void => {
    const address = new URLSearchParams(search)
    const save = () => {
      if (typeof exported === 'function') return exported(format, address)
      const { filtersIn, ...file } = exported
      const filters = filtersIn?.(address)
      return downloadSheet({ ...file, format, language, ...(filters && { filters }) })
    }
    save().catch(error => toast.error(say(refusalOf(error).message ?? '')))
  }
}
