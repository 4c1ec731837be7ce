import { messages } from './messages.ts'
import { offers } from './offers.ts'
import { orders } from './orders.ts'
import { skus } from './skus.ts'
import type { DemoSales } from './types.ts'

export const demoSales: DemoSales = { skus, orders, messages, offers }
