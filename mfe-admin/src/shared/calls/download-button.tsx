import { ApiError } from '@stampa/api'
import { Button, type ButtonProps } from '@stampa/ui/button/button.tsx'
import { useToast } from '@stampa/ui/toast/toast.tsx'
import { type ReactElement, useState } from 'react'
import { download } from './download.ts'
import { useAnswerText } from './use-answer-text.ts'

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
