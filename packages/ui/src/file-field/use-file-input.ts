import {
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

interface FileInputOptions {
  /** What it holds at first. */
  initial?: File | undefined
  /** The message when a file cannot be taken. */
  check: ((file: File) => string | undefined) | undefined
  disabled: boolean | undefined
  onFileChange: ((file: File | null) => void) | undefined
}

interface FileInput {
  ref: RefObject<HTMLInputElement | null>
  file: File | null
  /** Why the last file was not taken. */
  refusal: string | undefined
  /** A file is being held over the field. */
  dropping: boolean
  /** Takes a file as if it had been picked; null takes the choice back. False when it was refused. */
  take: (file: File | null) => boolean
  /** For the element around the input. */
  target: {
    onDragOver: (event: DragEvent) => void
    onDragLeave: () => void
    onDrop: (event: DragEvent) => void
    onPaste: (event: ClipboardEvent) => void
  }
}

/** A file input that files can be dropped on and pasted into, and that refuses what its rule refuses. */
export function useFileInput(options: FileInputOptions): FileInput {
  const { check, disabled, onFileChange } = options
  const [initial] = useState(options.initial)
  const ref = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(initial ?? null)
  const [refusal, setRefusal] = useState<string>()
  const [dropping, setDropping] = useState(false)

  useEffect(() => {
    if (initial && ref.current) ref.current.files = fileList([initial])
  }, [initial])

  const take = (next: File | null) => {
    const problem = next ? check?.(next) : undefined
    const taken = problem ? null : next
    if (ref.current) putFiles(ref.current, taken ? [taken] : [])
    setRefusal(problem)
    setFile(taken)
    onFileChange?.(taken)
    return !problem
  }
  return {
    ref,
    file,
    refusal,
    dropping,
    take,
    target: {
      onDragOver: event => {
        event.preventDefault()
        setDropping(true)
      },
      onDragLeave: () => setDropping(false),
      onDrop: event => {
        event.preventDefault()
        setDropping(false)
        if (!disabled) take(event.dataTransfer.files[0] ?? null)
      },
      onPaste: event => {
        const pasted = event.clipboardData.files[0]
        if (!pasted || disabled) return
        event.preventDefault()
        take(pasted)
      },
    },
  }
}

/** Puts dropped, pasted or made files into a form's own data, and tells the form as if they had been picked. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  input.files = fileList(files)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What a file input takes. */
export function fileList(files: readonly File[]): FileList {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer.files
}
