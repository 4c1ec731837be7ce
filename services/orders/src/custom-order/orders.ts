import type { LineEstimate, PriceChoice } from '@stampa/pricing'
import type { Pieces, PrintPosition } from '@stampa/rules/printing'
import type { RosterRow } from '@stampa/rules/roster'
import type { KeptFile } from '@stampa/service-kit/media'
import { OrderConversation, OrderWorkflow } from '@stampa/service-kit/order-workflow'
import type { Knex } from 'knex'
import type { OrderDetails, OrderStatus } from './schema.ts'

/** A product in an order. `title` and `favicon` are copied from the catalog. */
export interface OrderLine {
  product: string
  quantity: number
  state: 'pending' | 'known' | 'unknown'
  title: string | null
  favicon: string | null
  /** How it is to be printed, as the customer chose it. */
  choice?: PriceChoice
  /** Whether the catalog's product has its technique and options; otherwise they are any text of a stranger. */
  choiceKnown?: boolean
  /** The quantity by colour and size, as the customer chose them. */
  pieces?: Pieces[]
  /** Whether the catalog's product has all these colours and sizes; otherwise they are any text of a stranger. */
  piecesKnown?: boolean
  /** Places that are printed: the sides of `choice`. */
  positions?: PrintPosition[]
  /** Number of its rows in the order's roster. */
  named?: number
  /** Usual time of delivery by the catalog's price table, from the acceptance of the offer. */
  workingDays?: number
  /** Price of the choice by the catalog's price table. */
  estimate?: LineEstimate | undefined
  /** Lane of the order, whose catalog is asked; only while pending. */
  lane?: string | undefined
}

export interface OrderRow {
  id: string
  lines: OrderLine[]
  options: string[]
  email: string
  phone: string
  /** `repeats`: id of the order that it repeats. */
  details: OrderDetails & { repeats?: string }
  image: KeptFile | null
  order_status: OrderStatus
  /** Whether the customer's latest reply is unread. */
  unread: boolean
  link_version: number
  version: number
  created_at: Date
  updated_at: Date
}

export const customOrders = new OrderWorkflow<OrderRow, 'attachment'>({
  table: 'custom_orders',
  timeline: 'custom_order_timeline',
  columns: [
    'id',
    'lines',
    'options',
    'email',
    'phone',
    'details',
    'image',
    'order_status',
    'unread',
    'link_version',
    'version',
    'created_at',
    'updated_at',
  ],
  statusEvent: 'order.status_changed',
  silentStatusEvent: 'order.status_changed_silently',
})

/** Returns the names and numbers of each line of an order. */
export async function readRoster(db: Knex, id: string): Promise<RosterRow[][]> {
  const row = await db(customOrders.table).where({ id }).first<{ roster: RosterRow[][] }>('roster')
  return row?.roster ?? []
}

export const orderReplies = new OrderConversation(customOrders, {
  table: 'custom_order_replies',
  event: 'order_reply',
})
