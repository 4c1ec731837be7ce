import { ApiError } from '@stampa/api'
import { adminFetch, apiOrigin, type Language, useLanguage } from '@stampa/platform'
import { type SheetFormat, sheetFile } from '@stampa/rules/sheet'
import { Button, type ButtonProps } from '@stampa/ui/button/button.tsx'
import { saveFile } from '@stampa/ui/save-file.ts'
import { useToast } from '@stampa/ui/toast/toast.tsx'
import { type ReactElement, useState } from 'react'
import { useAnswerText } from './answers.messages.ts'
import { refusalOf } from './outcome.ts'

/**
 * Downloads a file that only administrators may read: a link could not send the token.
 *
 * @param path of the call, with its query
 * @throws ApiError with the fallback text
 */
export async function download(path: string, name: string, fallback: string): Promise<void> {
  saveFile(name, await fetchFile(path, fallback))
}

interface SheetRequest {
  /** Path of the call that exports the list. */
  path: string
  /** Name of the file, without its ending. */
  name: string
  format: SheetFormat
  language: Language
  /** A list of values repeats its parameter. */
  filters?: Readonly<Record<string, string | boolean | readonly string[]>>
  fallback: string
}

/** Downloads a list as the service's file for spreadsheets. @throws ApiError with the fallback text */
function downloadSheet(request: SheetRequest): Promise<void> {
  const { path, name, format, language, filters = {}, fallback } = request
  const query = new URLSearchParams({ format, language })
  for (const [filter, values] of Object.entries(filters)) {
    for (const value of [values].flat()) query.append(filter, `${value}`)
  }
  return download(`${path}?${query}`, sheetFile(name, format).name, fallback)
}

async function fetchFile(path: string, fallback: string): Promise<Blob> {
  try {
    const response = await adminFetch(new Request(apiOrigin + path))
    if (!response.ok) throw new ApiError(fallback, response.status)
    return await response.blob()
  } catch (cause) {
    if (cause instanceof ApiError || cause instanceof Response) throw cause
    throw new ApiError(fallback, 0, {}, cause)
  }
}

interface DownloadButtonProps extends Omit<ButtonProps, 'loading' | 'onClick'> {
  /** Path of the call, with its query. */
  path: string
  fileName: string
  failure: string
}

/** Button that saves a file which only administrators may read, and shows a failure. */
export function DownloadButton(props: DownloadButtonProps): ReactElement {
  const { path, fileName, failure, ...button } = props
  const [loading, setLoading] = useState(false)
  const toast = useToast()
  const say = useAnswerText()
  const save = async () => {
    setLoading(true)
    try {
      await download(path, fileName, failure)
    } catch (error) {
      toast.error(say(error instanceof ApiError ? error.message : failure))
    }
    setLoading(false)
  }
  return <Button {...button} loading={loading} onClick={save} />
}

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
