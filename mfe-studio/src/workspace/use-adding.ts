import { ApiError } from '@stampa/api'
import { type DesignElement, limits, type PrintArea } from '@stampa/design'
import { useMessages } from '@stampa/platform'
import { familiarFile } from '@stampa/rules/files'
import { useRef, useState } from 'react'
import type { Asset } from '../assets/asset-library.ts'
import { toDisplayable } from '../assets/displayable.ts'
import { type FileProblem, problemOf } from '../assets/file-rules.ts'
import { type Box, freeRoom } from '../core/arrange.ts'
import { asMade, fitInto, placedElement, safeSize } from '../core/fit.ts'
import { newId } from '../core/ids.ts'
import { newImage, newQr, newText } from '../core/new-element.ts'
import { measure } from '../stage/measure.ts'
import { toolMessages } from './tools.messages.ts'
import { type Editing, loadFonts } from './use-editing.ts'

/** Sizes at which a new element is tried until it covers no other one. */
const sizes = [1, 0.8, 0.65, 0.5]

/**
 * Adds images, texts and QR codes to the canvas.
 *
 * @param garment colour of the product, `#rrggbb`
 * @param keepAsset stores an original image; never rejects
 */
export function useAdding(
  { editor, library, area }: Editing,
  garment: string,
  keepAsset: (asset: Asset) => Promise<void>,
) {
  const texts = useMessages(toolMessages)
  const [problem, setProblem] = useState<
    FileProblem | ReturnType<typeof failureOf> | 'notAdded' | 'full'
  >()
  const conversion = useRef<AbortController>(undefined)
  const [converting, setConverting] = useState<string>()

  const add = (element: DesignElement) => {
    // A blank text would be invisible.
    if (element.type !== 'image' && element.text.trim() === '') return
    const { elements } = editor.state()
    const isFull = elements.length >= limits.elementsPerSide
    setProblem(isFull ? 'full' : undefined)
    if (isFull) return
    const others = measure(elements, library)
    const places = sizes.map(scale => {
      const { x, y } = element
      const sized = placedElement(element, { scale, x: x - x * scale, y: y - y * scale })
      const [ink] = measure([sized], library)
      const box = ink && frameOf(sized, ink, area)
      return { sized, shift: box && freeRoom(box, others, roomFor(box, area)) }
    })
    const place = places.find(({ shift }) => shift?.isFree) ?? places[0]
    if (!place) return
    const { sized, shift } = place
    editor.add([shift ? placedElement(sized, { ...asMade, x: shift.x, y: shift.y }) : sized])
  }

  const addFiles = async (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    const refused = problemOf(files)
    if (refused) return setProblem(refused)
    let asset: Asset
    conversion.current?.abort()
    conversion.current = new AbortController()
    const { signal } = conversion.current
    setProblem(undefined)
    setConverting(familiarFile(file) && file.name)
    try {
      asset = await library.add(await toDisplayable(file, signal))
    } catch (error) {
      if (signal.aborted) return
      console.error('The file was not read', error)
      setConverting(undefined)
      return setProblem(failureOf(error))
    }
    if (signal.aborted) return
    setConverting(undefined)
    // Stored before it is shown, so that a crash loses nothing visible.
    await keepAsset(asset)
    try {
      const { hash, width, height } = asset
      add(newImage(newId(), { asset: hash, name: file.name, pixels: { width, height } }, area))
    } catch (error) {
      console.error('The image was not added to the canvas', error)
      setProblem('notAdded')
    }
  }

  const addText = async (text: string) => {
    const element = newText(newId(), text, area, garment)
    // Without its font it is measured with another one.
    await loadFonts([element]).catch(error => console.error('A font did not load', error))
    add(placedElement(element, fitInto(measure([element], library), area)))
  }

  return {
    addFiles,
    addText,
    addQr: (text: string) => add(newQr(newId(), text, area)),
    /** Name of the file that is being converted into an image. */
    converting,
    cancel() {
      conversion.current?.abort()
      setConverting(undefined)
    },
    /** Why the last one was not added. */
    problem: problem && texts[problem],
  }
}

/** Returns the text for a file that was not read: the shop refused it, could not convert it, or it is no image. */
function failureOf(error: unknown): 'refused' | 'notConverted' | 'unreadable' {
  if (!(error instanceof ApiError)) return 'unreadable'
  return error.status === 400 ? 'refused' : 'notConverted'
}

/** Returns the box of a text as wide as its frame, which its handles are on, where that has room. */
function frameOf(element: DesignElement, ink: Box, area: PrintArea): Box {
  if (element.type !== 'text' || element.width > safeSize(area).width) return ink
  const width = Math.max(ink.width, element.width)
  return { ...ink, left: ink.left - (width - ink.width) / 2, width }
}

/** Returns the print area within its safe margin, but for a side that is as long as the area. */
function roomFor(box: Box, area: PrintArea): Pick<PrintArea, 'widthMm' | 'heightMm'> {
  const { width, height } = safeSize(area)
  return {
    widthMm: box.width > width ? area.widthMm : width,
    heightMm: box.height > height ? area.heightMm : height,
  }
}
