import { type App, Type } from '@stampa/service-kit'

type Reply = Parameters<App['requireAdmin']>[1]

/** A PDF's bytes: whatever they are, the schema has no word for them. */
export const pdfBytes = Type.Unsafe<unknown>({ description: 'The PDF' })

/** Answers with a PDF that browsers show. @param name of the file, without its ending */
export function sendPdf(reply: Reply, bytes: Buffer, name: string): Reply {
  const ascii = name.replace('ΠΡ', 'PR').replaceAll(/[^\w-]/g, '')
  const utf8 = encodeURIComponent(name)
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${ascii}.pdf"; filename*=UTF-8''${utf8}.pdf`)
    .header('x-content-type-options', 'nosniff')
    .send(bytes)
}
