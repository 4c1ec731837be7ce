import { publicCache, type RoutePlugin } from '@stampa/service-kit'
import type { OrdersConfig } from '../../config.ts'
import { formLimits, orderForm } from './form.ts'

const routes: RoutePlugin<OrdersConfig> = async app => {
  app.get(
    '',
    {
      schema: {
        summary: 'What the order form offers and takes',
        response: { 200: orderForm },
      },
      onSend: publicCache(),
    },
    async () => formLimits,
  )
}

export default routes
