import {
  type DesignElement,
  limits,
  type PrintArea,
  type QrElement,
  type TextElement,
} from '@stampa/design'
import { useMessages } from '@stampa/platform'
import { useState } from 'react'
import type { Asset, AssetLibrary } from '../assets/asset-library.ts'
import { problemOf } from '../assets/file-rules.ts'
import { newImage, newQr, newText } from '../core/new-element.ts'
import { keepAsset } from '../draft/draft-store.ts'
import type { Editor } from '../editor/editor.ts'
import { newId } from '../editor/new-id.ts'
import { toolMessages } from './tools.messages.ts'

/** Puts things on the canvas, and says why one could not be put there. */
export function useAdding(editor: Editor, library: AssetLibrary, area: PrintArea) {
  const texts = useMessages(toolMessages)
  const [problem, setProblem] = useState<keyof typeof problems>()
  const problems = {
    'file-invalid-type': texts['file-invalid-type'],
    'file-too-large': texts['file-too-large'],
    'file-too-small': texts['file-too-small'],
    'too-many-files': texts['too-many-files'],
    unreadable: texts.unreadable,
    notAdded: texts.notAdded,
    full: texts.full,
  }

  const add = (element: DesignElement) => {
    const full = editor.state().elements.length >= limits.elementsPerSide
    setProblem(full ? 'full' : undefined)
    if (!full) editor.add([element])
  }

  /** Nothing comes of text in which there is nothing to see. */
  const addWritten = (element: TextElement | QrElement) => {
    if (element.text.trim() !== '') add(element)
  }

  const files = async (chosen: readonly File[]) => {
    const [file] = chosen
    if (!file) return
    const refused = problemOf(chosen)
    if (refused) return setProblem(refused)
    const asset = await read(file, library)
    if (!asset) return setProblem('unreadable')
    try {
      const { hash, width, height } = asset
      const pixels = { width, height }
      add(newImage(newId(), { asset: hash, name: file.name, pixels }, area))
    } catch (error) {
      console.error('The image was not put on the canvas', error)
      setProblem('notAdded')
    }
  }

  return {
    files,
    text: (text: string) => addWritten(newText(newId(), text, area)),
    qr: (text: string) => addWritten(newQr(newId(), text, area)),
    /** What the visitor should know of the last try. */
    problem: problem && problems[problem],
  }
}

async function read(file: File, library: AssetLibrary): Promise<Asset | undefined> {
  try {
    const asset = await library.add(file)
    // Before it is shown: what is seen is there after a crash, too.
    await keepAsset(asset.hash, file).catch(error => console.warn('Not kept', error))
    return asset
  } catch (error) {
    console.error('The file was not read', error)
    return undefined
  }
}
