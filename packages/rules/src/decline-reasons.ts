export const declineReasons = [
  'Price',
  'Delivery time',
  'Another supplier',
  'No longer needed',
  'Other',
] as const

export type DeclineReason = (typeof declineReasons)[number]
