import { buffer } from 'node:stream/consumers'
import { draftTest, type Picture, type ServiceMails } from '@stampa/service-kit/mail'
import type { KeptFile, Media } from '@stampa/service-kit/media'
import { replyReceived, replyValues, statusValues } from '@stampa/service-kit/order-workflow/mails'
import sharp from 'sharp'
import { designOrders, designReplies, listMockups } from '../orders/orders.ts'
import { findProof } from '../orders/proofs.ts'
import { customerPage } from '../orders/view.ts'
import type { OutboxEvents } from '../outbox.ts'
import {
  declaredMails,
  designReceived,
  draftMail,
  proofSent,
  statusNames,
} from './customer-mails.ts'
import { newDesign, proofAnswered } from './letters.ts'

/** Path of an order in the back office. */
const adminPath = (id: string) => `/admin/design-studio/orders/${id}?tab=orders`

/** Width of a proof in a mail, pixels: twice what it is shown at. */
const proofWidth = 480

/**
 * Events of the studio service and the mails that it sends for them. Nobody has confirmed the address of a new order,
 * so that its mail has no picture: it could bring a stranger's in the shop's name.
 *
 * @param files of orders and proofs
 */
export function studioMails(files: Pick<Media, 'open'>): ServiceMails<OutboxEvents> {
  return {
    queue: '{studio-mails}',
    undoable: ['design.status_changed', 'design_reply.sent'],
    audiences: {
      'design.received': ['customer', 'shop'],
      'design.status_changed': ['customer'],
      'design.status_changed_silently': [],
      'design_reply.sent': ['customer'],
      'design_reply.received': ['shop'],
      'proof.sent': ['customer'],
      'proof.answered': ['shop'],
      'template.tested': ['customer'],
    },
    async draft({ db, links, page }, event, audience) {
      if (event.type === 'template.tested') return draftTest(db, declaredMails, event.payload)
      const order = await designOrders.find(db, event.payload.order)
      if (!order) return undefined
      const customer = { name: '', address: order.customer_email }
      const url = page(customerPage(links, order))
      switch (event.type) {
        case 'design.received': {
          const mockups = await listMockups(db, [order.id])
          if (audience === 'shop') {
            return { letter: newDesign(order, mockups, page(adminPath(order.id))), customer }
          }
          const values = designReceived(order.id, mockups, url)
          return draftMail(db, event.type, values, customer)
        }
        case 'design.status_changed': {
          const change = await designOrders.findStatusChange(db, event.payload)
          if (!change) return undefined
          const values = statusValues(order.id, change, url, statusNames)
          return draftMail(db, event.type, values, customer)
        }
        case 'design.status_changed_silently':
          return undefined
        case 'design_reply.sent':
        case 'design_reply.received': {
          const reply = await designReplies.find(db, event.payload.reply)
          if (!reply) return undefined
          if (event.type === 'design_reply.received') {
            const from = order.customer_email
            return { letter: replyReceived(from, reply.text, page(adminPath(order.id))), customer }
          }
          return draftMail(db, event.type, replyValues(reply.text, url, order.id), customer)
        }
        case 'proof.sent':
        case 'proof.answered': {
          const proof = await findProof(db, event.payload.proof)
          if (!proof) return undefined
          const { version } = proof
          const named = { id: `proof-${version}`, alt: `Δοκίμιο ${version} · Proof ${version}` }
          if (event.type === 'proof.answered') {
            return { letter: proofAnswered(order.id, proof, page(adminPath(order.id))), customer }
          }
          const shown = await mailPicture(files, proof.image, { width: proofWidth, ...named })
          const values = proofSent(order.id, proof, url, shown)
          return draftMail(db, event.type, values, customer)
        }
      }
    },
  }
}

/**
 * Returns a copy of a picture as JPEG, which every mail program shows; undefined for a PDF or a lost file.
 *
 * @param width at most, pixels
 */
async function mailPicture(
  files: Pick<Media, 'open'>,
  image: KeptFile,
  { width, ...named }: { width: number } & Pick<Picture, 'id' | 'alt'>,
): Promise<Picture | undefined> {
  const preview = image.format === 'pdf' ? undefined : await files.open(image.hash, 'preview')
  if (!preview) return undefined
  const jpeg = await sharp(await buffer(preview.stream))
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer()
  return { ...named, jpeg }
}
