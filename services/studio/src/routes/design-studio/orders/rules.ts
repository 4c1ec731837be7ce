import type { FieldError } from '@stampa/service-kit'
import { readDesignData } from '../../../designs/design-data.ts'
import type { NewMockup } from './schema.ts'

export interface OrderFields {
  mockups: readonly Pick<NewMockup, 'designData' | 'quantity' | 'sizes'>[]
  /** Number of uploaded mockup images. */
  images: number
  /** sha256 of the uploaded original images. */
  originals: ReadonlySet<string>
}

/** Returns the errors of the rules that a schema cannot express (public site, sections 5 and 7), at most one per field. */
export function orderFaults({ mockups, images, originals }: OrderFields): FieldError[] {
  const faults: FieldError[] = []
  const fault = (field: string, message: string) => faults.push({ field, message })

  if (images !== mockups.length) fault('mockupImages', 'Each mockup needs an image')
  for (const [index, mockup] of mockups.entries()) {
    const message = mockupFault(mockup, originals)
    if (message) fault(`mockupsData.${index}`, message)
  }
  return faults
}

function mockupFault(
  { designData, quantity, sizes }: OrderFields['mockups'][number],
  originals: ReadonlySet<string>,
): string | undefined {
  const design = readDesignData(designData)
  if (!design) return 'The design cannot be read'
  if (!design.assets.every(hash => originals.has(hash))) return 'An image of the design is missing'
  if (sizes && sum(sizes) !== quantity) {
    return 'The sizes of a mockup must add up to its quantity'
  }
  return undefined
}

function sum(sizes: Readonly<Record<string, number>>): number {
  return Object.values(sizes).reduce((total, pieces) => total + pieces, 0)
}
