// Usage: node .build/compile.mjs DIST NAME... Writes DIST/<name>.compiled: what V8 made of the file while the program did what
// people do most. Functions that were not called are left out: they are compiled when they are needed.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const [, , folder, ...names] = process.argv
const dist = resolve(folder)
const require = createRequire(import.meta.url)
const { engine, run } = require(`${dist}/compiled.cjs`)

const listed = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96'
const lines = [
  ['--help'],
  ['scan', 'wallet', listed, '--chain', 'ethereum', '--offline', '--json'],
  ['scan', 'wallet', listed, '--chain', 'ethereum', '--offline'],
]

const scripts = names.map(name => [name, run(name)])
const { main } = require(`${dist}/main.cjs`)
for (const line of lines) {
  process.argv = [process.execPath, 'chainvet', ...line]
  await main()
}
for (const [name, script] of scripts) {
  writeFileSync(`${dist}/${name}.compiled`, Buffer.concat([Buffer.from(engine), script.createCachedData()]))
}
process.exitCode = 0
