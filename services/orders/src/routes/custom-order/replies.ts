import { OrderConversation } from '@stampa/service-kit/order-workflow'
import { customOrders } from './orders.ts'

export const orderReplies = new OrderConversation(customOrders, {
  table: 'custom_order_replies',
  event: 'order_reply',
})
