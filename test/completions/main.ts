import { mkdirSync, writeFileSync } from 'node:fs'
import { completionFiles } from './files.ts'

/** `npm run completions`: writes the completion files and the manual page from the command tree. */
mkdirSync('completions', { recursive: true })
for (const [name, text] of Object.entries(completionFiles())) {
  writeFileSync(`completions/${name}`, text)
  process.stdout.write(`completions/${name}: ${text.split('\n').length - 1} lines\n`)
}
