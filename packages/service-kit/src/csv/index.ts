export { type CsvRow, readCsv } from './read-csv.ts'
export { csvRows, writeCsv } from './write-csv.ts'
