import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chainById } from '../../src/chains/index.ts'
import { encodeLabels } from '../../src/sources/lists/encode-labels.ts'
import { openLabelFile } from '../../src/sources/lists/label-file-index.ts'
import type { LabelRecord } from '../../src/sources/lists/label-file.ts'

const ethereum = chainById(1)
const n = 1_000_000
const record: LabelRecord = { category: 'phishing', list: 'L', entity: 'x', confidence: 'community', family: 'evm' }
let addresses: string[] | undefined = Array.from({ length: n }, () => `0x${randomBytes(20).toString('hex')}`)
const dir = mkdtempSync(join(tmpdir(), 'cv-'))
const t0 = performance.now()
writeFileSync(join(dir, 'l'), encodeLabels(addresses.map(address => ({ address, record })), [{ name: 'L', category: 'phishing', family: 'evm', asOf: '2026-01-01', entries: n }]))
console.log('encode', performance.now() - t0)
const asked = Array.from({ length: 400_000 }, (_, i) => (i % 2 ? addresses![(i * 7919) % n]! : `0x${randomBytes(20).toString('hex')}`))
const raw = Buffer.from(asked.join('\n'))
addresses = undefined
const fresh = () => raw.toString('latin1').split('\n')
const gc = () => (globalThis as any).gc?.()
const used = () => { gc(); gc(); const m = process.memoryUsage(); return (m.heapUsed + m.arrayBuffers) / 1e6 }
fresh(); fresh()
const m0 = used()
let t = performance.now()
const index = openLabelFile(join(dir, 'l'))
for (let i = 0; i < 25; i++) index.find(asked[0]!, ethereum)
console.log('load', performance.now() - t)
const m1 = used()
console.log('index MB', m1 - m0)
import { readFileSync } from 'node:fs'
const bytes = readFileSync(join(dir, 'l'))
const { entriesTexts } = { entriesTexts: () => { const out: string[] = []; for (const a of all()) out.push(a); return out } }
function* all() { for (let i = 0; i < n; i++) yield `0x${randomBytes(20).toString('hex')}` }
void bytes
const m2 = used()
let set: Set<string> | undefined = new Set<string>(asked.filter((_, i) => i % 2).map(a => Buffer.from(a).toString('latin1')))
for (const a of all()) { if (set.size >= n) break; set.add(a) }
const m3 = used()
console.log('set MB', m3 - m2, set.size, 'ratio', (m1 - m0) / (m3 - m2))
void entriesTexts
const per = (f: (a: string) => unknown) => { const q = fresh(); const c = process.cpuUsage(); let h = 0; for (const a of q) if (f(a)) h++; return Math.round((process.cpuUsage(c).user * 1000) / q.length) }
for (let r = 0; r < 6; r++) console.log('set', per(a => set!.has(a)), 'index', per(a => index.find(a, ethereum).length > 0))
rmSync(dir, { recursive: true })
