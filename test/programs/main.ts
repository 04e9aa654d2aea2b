import { writeFileSync } from 'node:fs'
import { programs } from './programs.ts'

/** `npm run programs`: compiles the programs that chainvet sends to nodes. */
writeFileSync('src/sources/programs/programs.json', `${JSON.stringify(await programs(), null, 2)}\n`)
