import { spawn } from 'node:child_process'
import { createReadStream, mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeHome } from '../support/home.ts'
import { sdnPieces, strangers } from '../support/sdn.ts'

const folder = mkdtempSync(join(tmpdir(), 'chainvet-memory-'))
const list = join(folder, 'SDN_ADVANCED.XML')
const teller = join(folder, 'peak.cjs')
let server: Server

beforeAll(() => {
  const parties = Array.from({ length: 150 }, (_, at) => ({
    name: `PARTY ${at}`,
    addresses: strangers(8).map(address => ['ETH', address] as const),
  }))
  const file = openSync(list, 'w')
  let pieces = ''
  for (const piece of sdnPieces(parties, { issuedOn: new Date().toISOString().slice(0, 10), padding: 120_000_000 })) {
    pieces += piece
    if (pieces.length < 1_000_000) continue
    writeSync(file, pieces)
    pieces = ''
  }
  writeSync(file, pieces)
  writeFileSync(
    teller,
    `process.on('exit', () => process.stderr.write('peak ' + /VmHWM:\\s+(\\d+)/.exec(require('node:fs').readFileSync('/proc/self/status', 'utf8'))[1]))`,
  )
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-length': statSync(list).size })
    createReadStream(list).pipe(response)
  })
  return new Promise<void>(ready => void server.listen(0, '127.0.0.1', ready))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(process.platform !== 'linux').each([
  ['handed over', () => list],
  ['fetched', () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/list`],
])('a list of 120 MB, %s, is read within 150 MB of memory', async (_, from) => {
  const argv = ['-r', teller, 'bin/chainvet.cjs', 'data', 'update', '--source', 'ofac', '--from', from(), '--force']
  const child = spawn(process.execPath, argv, { env: { PATH: process.env['PATH'], ...makeHome().env() } })
  let told = ''
  child.stderr.on('data', chunk => {
    told += chunk
  })
  child.stdout.resume()
  const code = await new Promise(done => child.on('close', done))
  expect([code, told]).toEqual([0, expect.stringContaining('1200 addresses')])
  expect(Number(/peak (\d+)/.exec(told)?.[1]) * 1024).toBeLessThan(150 * 1024 * 1024)
})
