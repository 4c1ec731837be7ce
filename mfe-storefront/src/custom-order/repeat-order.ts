import type { OrderStatusData } from '../order-progress/order-progress.data.ts'
import type { OrderableProduct } from './custom-order.data.ts'
import type { OrderedItem } from './order-rules.ts'

type PlacedItem = OrderStatusData['order']['items'][number]

/** Returns the items of an order for the form of another, without colours and sizes that are not offered any more. */
export function repeatItems(
  items: readonly PlacedItem[],
  products: readonly Pick<OrderableProduct, '_id' | 'colours' | 'sizes'>[],
): OrderedItem[] {
  return items.flatMap(({ product, quantity, estimate, positions, pieces = [], ...item }) => {
    const choice = item.choice ?? estimate
    const offered = products.find(({ _id }) => _id === product)
    if (!offered) return []
    const isOffered = (name: string, names: readonly string[]) =>
      names.length === 0 ? name === '' : names.includes(name)
    const kept = pieces.filter(
      ({ colour, size }) => isOffered(colour, offered.colours) && isOffered(size, offered.sizes),
    )
    return {
      product,
      quantity: String(quantity),
      ...(choice && {
        choice: {
          technique: choice.technique,
          sides: choice.sides,
          colours: choice.colours,
          ...(choice.secondColours && { secondColours: choice.secondColours }),
          options: choice.options,
        },
      }),
      ...(positions && { positions }),
      ...(kept.length > 0 && {
        pieces: kept.map(piece => ({ ...piece, count: `${piece.count}` })),
      }),
    }
  })
}
