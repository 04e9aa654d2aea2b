import { writeFileSync } from 'node:fs'
import { encodeLabels } from '../../src/sources/lists/encode-labels.ts'
import { labelFacts, registryFacts } from './facts.ts'

/** `npm run labels`: writes the label file and the token registry that the program reads from the tables of facts beside them. */
const { entries, lists } = labelFacts()
const bytes = encodeLabels(entries, lists)
writeFileSync('src/sources/lists/labels.bin', bytes)
const registry = registryFacts()
writeFileSync('src/sources/lists/registry.json', `${JSON.stringify(registry)}\n`)
process.stdout.write(`${entries.length} labels of ${lists.length} lists in ${bytes.length} bytes, ${registry.length} registry tokens\n`)
