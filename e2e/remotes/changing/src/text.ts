export const text = 'The first version'
