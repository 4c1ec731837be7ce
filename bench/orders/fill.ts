import type { Stack } from '@stampa/stack'
import { withDatabase } from '../platform/platform.ts'

/**
 * Fills the service's table with three years of a busy shop: each order has one to three of
 * a hundred products, most are completed, and twenty thousand customers have addresses made of names.
 */
export async function fillOrders(stack: Stack, count: number): Promise<void> {
  await withDatabase(stack, 'orders', async client => {
    await client.query(
      `insert into custom_orders (id, lines, pending, options, email, phone, order_status)
       select
         uuidv7((n - $1::integer) * interval '1095 days' / $1::integer),
         (select jsonb_agg(jsonb_build_object(
            'product', '01a1f795-0000-7000-8000-' || lpad(((n * 7 + k * 13) % 100)::text, 12, '0'),
            'quantity', 1 + (n + k) % 250, 'state', 'known',
            'title', (array['Κούπα','Μπλουζάκι','Τσάντα','Καπέλο','Ομπρέλα'])[1 + (n + k) % 5]
              || ' ' || (n * 7 + k * 13) % 100,
            'favicon', '/media/catalog/0f3a5b7c9d1e2f3a4b5c6d7e8f901234/64.webp'))
          from generate_series(1, 1 + n % 3) k),
         false,
         (array['{Κέντρο}','{Στήθος,Πλάτη}','{}','{Αλλού}'])[1 + n % 4]::text[],
         (array['maria','giorgos','eleni','dimitris','katerina','nikos','anna','kostas'])[1 + n % 8]
           || '.' || substr(md5(((n::bigint * 7919) % 20000)::text), 1, 8)
           || (array['@gmail.com','@yahoo.gr','@otenet.gr','@hotmail.com'])[1 + n % 4],
         '69' || lpad(((n::bigint * 104729) % 100000000)::text, 8, '0'),
         case when n > $1::integer * 0.98 then (array['Submitted','In Progress'])[1 + n % 2]
              else (array['Completed','Completed','Completed','Rejected'])[1 + n % 4] end
       from generate_series(1, $1::integer) n`,
      [count],
    )
    await client.query('vacuum analyze custom_orders')
  })
}
