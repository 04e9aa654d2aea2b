// Usage: node .build/compile.mjs DIST NAME... Writes DIST/<name>.compiled: what V8 made of the file while the program did what
// people do most. Functions that were not called are left out: they are compiled when they are needed.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'

const [, , folder, ...names] = process.argv
const dist = resolve(folder)
const require = createRequire(import.meta.url)
const { engine, run } = require(`${dist}/compiled.cjs`)

const listed = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96'

/** A service that knows one wallet, because code that is never run is not compiled. */
const service = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        wallet_address: listed,
        chain_id: 1,
        risk_score: 100,
        risk_level: 'CRITICAL',
        flags: ['[List] Somebody who is known.'],
        security_summary: {},
        explorer_summary: { balance_eth: 1.5, tx_count: 20, outbound_count: 10, unique_contracts_interacted: 5 },
        data_sources: ['list'],
        scanned_at: '2026-01-01T00:00:00.000000',
      }),
    )
  })
}).listen(0, '127.0.0.1')
await once(service, 'listening')
process.env.CHAINVET_API_KEY = 'of-nobody'

const scan = ['scan', 'wallet', listed, '--chain', 'ethereum']
const alone = [['--help'], [...scan, '--offline', '--json'], [...scan, '--offline']]
const asking = [...scan, '--base-url', `http://127.0.0.1:${service.address().port}`]

const scripts = names.map(name => [name, run(name)])
const { main } = require(`${dist}/main.cjs`)
const runs = async line => {
  process.argv = [process.execPath, 'chainvet', ...line]
  await main()
  if (process.exitCode) throw new Error(`chainvet ${line.join(' ')} ends with ${process.exitCode}`)
}
const write = ([name, script]) => writeFileSync(`${dist}/${name}.compiled`, Buffer.concat([Buffer.from(engine), script.createCachedData()]))
const isLate = ([name]) => name.endsWith('-code')

for (const line of alone) await runs(line)
// what only a request needs of the others would be read by every run without one
for (const script of scripts) if (!isLate(script)) write(script)
await runs(asking)
// compiled code is for the flags of whoever starts the program, and a request has set this one: back to what it is
if (process.versions.node.startsWith('20.')) setFlagsFromString('--wasm-tiering-budget=1800000')
for (const script of scripts) if (isLate(script)) write(script)
service.close()
process.exitCode = 0
