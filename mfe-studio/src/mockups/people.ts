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
      name: name.slice(0, most.name).trimEnd(),
      number: number.slice(0, most.number).trimEnd(),
      size: size.slice(0, most.size).trimEnd(),
    }))
}

/** The list as it would have been typed: {@link peopleFrom} reads the same people from it. */
export function peopleText(people: readonly Person[]): string {
  return people
    .map(({ name, number, size }) => [name, number, size].join(', ').replace(/(, )+$/, ''))
    .join('\n')
}
