import type { Person } from './mockup.ts'

const most = { people: 500, name: 60, number: 10, size: 20 }

/** People as they are typed or pasted: a line each, parted by commas, semicolons or tabs. */
export function peopleFrom(text: string): Person[] {
  return text
    .split('\n')
    .map(line => line.split(/[,;\t]/).map(part => part.trim()))
    .filter(([name = '', number = '']) => name !== '' || number !== '')
    .slice(0, most.people)
    .map(([name = '', number = '', size = '']) => ({
      name: name.slice(0, most.name),
      number: number.slice(0, most.number),
      size: size.slice(0, most.size),
    }))
}
