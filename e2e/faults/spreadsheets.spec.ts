import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { writeCsv } from '@stampa/service-kit/csv'

const run = promisify(execFile)

/** Titles as a visitor may choose them; each begins with a formula in some spreadsheet. */
const titles = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1;1)',
  '＝1+1',
  ' =1+1',
  'a;=1+1',
  'a,=1+1',
  'a\t=1+1',
  'a\n=1+1',
  'a\r=1+1',
  '";=1+1',
  "';=1+1",
  '"\n=1+1;"',
]

/** LibreOffice's numbers of the characters that may separate cells. */
const separators = { comma: 44, semicolon: 59, tab: 9 }

for (const [name, separator] of Object.entries(separators)) {
  test(`LibreOffice finds no formula in an export that it separates by ${name}`, async () => {
    // 34: the quote; 76: UTF-8; 1: the first line; the last option evaluates formulas, as a double click does.
    const filter = `CSV:${separator},34,76,1,,1033,false,true,false,false,false,-1,true`
    const open = async (file: string, text: string) => {
      const folder = test.info().outputPath()
      await mkdir(folder, { recursive: true })
      await writeFile(`${folder}/${file}.csv`, text)
      const profile = pathToFileURL(`${folder}/profile`).href
      const options = ['--headless', `-env:UserInstallation=${profile}`, `--infilter=${filter}`]
      const output = ['--convert-to', 'fods', '--outdir', folder, `${folder}/${file}.csv`]
      await run('soffice', [...options, ...output])
      return readFile(`${folder}/${file}.fods`, 'utf8')
    }
    const rows = titles.map((title, views) => [title, views])
    expect(await open('raw', '=1+1\n')).toContain('table:formula')
    const opened = await open('export', writeCsv(['title', 'views'], rows))
    expect(opened).toContain('1+1')
    expect(opened).not.toContain('table:formula')
  })
}
