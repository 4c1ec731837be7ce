import { type App, Type } from '@stampa/service-kit'

type Reply = Parameters<App['requireAdmin']>[1]

/** Response schema of a PDF. */
export const pdfBytes = Type.Unsafe<unknown>({ description: 'The PDF' })

/** Sends a PDF for display in the browser. @param name of the file, without extension */
export function sendPdf(reply: Reply, bytes: Buffer, name: string): Reply {
  const ascii = name.replace('ΠΡ', 'PR').replaceAll(/[^\w-]/g, '')
  const utf8 = encodeURIComponent(name)
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${ascii}.pdf"; filename*=UTF-8''${utf8}.pdf`)
    .header('x-content-type-options', 'nosniff')
    .send(bytes)
}
