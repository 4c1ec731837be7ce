import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { fileGone } from '../field/use-kept-fields.ts'

interface FileInputOptions {
  initial: File | null | undefined
  /** Returns why a file is rejected. */
  check: ((file: File) => string | undefined) | undefined
  /** Returns why the content of a taken file is rejected. */
  checkContent?: ((file: File) => Promise<string | undefined>) | undefined
  onFileChange: ((file: File | null) => void) | undefined
}

export type FileInput = ReturnType<typeof useFileInput>

/** Keeps the file of an input that files can be dropped on and pasted into. */
export function useFileInput(given: FileInputOptions) {
  const { check, checkContent, onFileChange, ...options } = given
  const [initial] = useState(options.initial)
  const ref = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(initial ?? null)
  const [refusal, setRefusal] = useState<string>()
  /** Name of the file that was chosen before a reload. */
  const [gone, setGone] = useState<string>()

  useEffect(() => {
    if (initial && ref.current) ref.current.files = fileList([initial])
  }, [initial])

  useEffect(() => {
    const input = ref.current
    const ask = () => setGone(input?.dataset.gone)
    input?.addEventListener(fileGone, ask)
    return () => input?.removeEventListener(fileGone, ask)
  }, [])

  const latest = useRef<File>(null)

  /** Takes a file as if it had been picked; null removes the file. */
  const take = (next: File | null) => {
    put(next, next ? check?.(next) : undefined)
    latest.current = next
    if (!next || !checkContent) return
    checkContent(next).then(problem => {
      if (problem && latest.current === next) put(null, problem)
    }, console.warn)
  }
  const put = (next: File | null, problem: string | undefined) => {
    const taken = problem ? null : next
    setGone(undefined)
    if (ref.current) {
      delete ref.current.dataset.gone
      putFiles(ref.current, taken ? [taken] : [])
    }
    setRefusal(problem)
    setFile(taken)
    onFileChange?.(taken)
  }
  return { ref, file, refusal, gone, take, ...useDropTarget(([first]) => take(first ?? null)) }
}

/** Returns whether files are held over an element, and the element's props for dropping and pasting them. */
export function useDropTarget(take: (files: File[]) => void) {
  const [dropping, setDropping] = useState(false)
  const target = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setDropping(event.dataTransfer.types.includes('Files'))
    },
    onDragLeave: () => setDropping(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDropping(false)
      take([...event.dataTransfer.files])
    },
    onPaste: (event: ClipboardEvent) => {
      if (event.clipboardData.files.length === 0) return
      event.preventDefault()
      take([...event.clipboardData.files])
    },
  }
  return { dropping, target }
}

/** Sets the files of an input and dispatches its event, as if they had been picked. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  input.files = fileList(files)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

export function fileList(files: readonly File[]): FileList {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer.files
}
