import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Recording } from '../../src/api/recording.ts'
import { sha256 } from '../../src/recording/record.ts'
import { encodeLabels } from '../../src/sources/lists/encode-labels.ts'
import { useLabelFile } from '../../src/sources/lists/source.ts'
import { type Ethereum, startEthereum } from '../support/chain/ethereum.ts'
import { type Explorer, startExplorer } from '../support/chain/explorer.ts'
import { type Gate, startGate } from '../support/chain/gate.ts'
import { launch } from '../support/chain/market.ts'
import { makeHome } from '../support/home.ts'
import { type Ran, runCli } from '../support/run-cli.ts'
import { body, startMute, startUpstream } from '../support/upstream.ts'

let chain: Ethereum
let explorer: Explorer
let gate: Gate
const tokens: Record<string, string> = {}

beforeAll(async () => {
  chain = await startEthereum({ age: 86_400 })
  explorer = await startExplorer(chain)
  gate = await startGate(chain.url)
  for (const name of ['Plain', 'FeeSetter']) tokens[name] = await launch(chain, name)
})
afterAll(async () => {
  useLabelFile(undefined)
  await gate.stop()
  await explorer.stop()
  await chain.stop()
})

interface Kept extends Ran {
  readonly proof: string
}

async function scanInto(proof: string, argv: readonly string[], env: Readonly<Record<string, string>>, node: string): Promise<Kept> {
  const hosts = ['--rpc-url', node, ...(argv.includes('--explorer-url') ? [] : ['--explorer-url', explorer.url]), '--no-provider']
  const ran = await runCli(['scan', ...argv, ...hosts, '--evidence', proof, '--json'], env, { cwd: tmpdir() })
  return { ...ran, proof }
}

async function kept(argv: readonly string[], env: Readonly<Record<string, string>> = {}, node = gate.url) {
  const home = makeHome()
  return { home, ...(await scanInto(join(home.folder, 'proof'), argv, home.env(env), node)) }
}

const replay = (proof: string, ...more: readonly string[]) => runCli(['replay', proof, ...more])
const subjectsIn = (proof: string): string[] =>
  readdirSync(proof)
    .filter(name => !name.endsWith('.json'))
    .sort()
const onlyIn = (proof: string): string => join(proof, subjectsIn(proof)[0] ?? '')
const resultIn = (proof: string): string => readFileSync(join(onlyIn(proof), 'result.json'), 'utf8')
const manifestIn = (proof: string): Recording => JSON.parse(readFileSync(join(onlyIn(proof), 'manifest.json'), 'utf8')) as Recording
/** A forger who knows the format: the digest fits what was changed. */
function forge(proof: string, change: (manifest: Recording) => object): void {
  const next = { ...manifestIn(proof), ...change(manifestIn(proof)), digest: undefined }
  writeFileSync(join(onlyIn(proof), 'manifest.json'), JSON.stringify({ ...next, digest: sha256(JSON.stringify(next)) }))
}

describe('the verdict of a token', () => {
  let scanned: Kept
  const lasting = mkdtempSync(join(tmpdir(), 'chainvet-evidence-'))
  afterAll(() => rmSync(lasting, { recursive: true, force: true }))
  beforeAll(async () => {
    scanned = await scanInto(join(lasting, 'proof'), ['token', tokens['FeeSetter'] ?? '', '-c', '1'], {}, gate.url)
  }, 60_000)
  /** A copy that may be damaged. */
  const copied = (): string => {
    const { folder } = makeHome()
    cpSync(scanned.proof, join(folder, 'copy'), { recursive: true })
    return join(folder, 'copy')
  }

  test('is repeated byte for byte, without a request', async () => {
    const { chainvet: _envelope, ...result } = JSON.parse(scanned.stdout)
    expect(scanned.stderr).toContain(`repeat it: chainvet replay ${scanned.proof}`)
    expect(JSON.parse(resultIn(scanned.proof))).toEqual(result)
    gate.reset()
    expect(await replay(scanned.proof, '--json')).toEqual({ code: 0, stdout: resultIn(scanned.proof), stderr: '' })
    const answers = manifestIn(scanned.proof).exchanges.length
    const { code, stdout } = await replay(scanned.proof)
    expect([code, gate.methods]).toEqual([0, []])
    expect(stdout).toContain(
      `The verdict is repeated: ${result.risk_score} ${result.risk_level} at block ${result.token_data.block.number} from ${answers} answers.`,
    )
  })

  test('rests on answers that anybody can hash and ask for again', async () => {
    const { exchanges, block } = manifestIn(scanned.proof)
    const folder = onlyIn(scanned.proof)
    expect(exchanges.length).toBeGreaterThan(5)
    for (const { outcome } of exchanges)
      if (outcome.kind === 'answer') expect(sha256(readFileSync(join(folder, outcome.file)))).toBe(outcome.sha256)
    const simulated = exchanges.filter(({ body: sent }) => sent?.includes('eth_simulateV1'))
    expect(simulated.length).toBeGreaterThan(0)
    expect(simulated.map(exchange => exchange.block)).toEqual(simulated.map(() => `0x${block?.number.toString(16)}`))
    const [first] = simulated
    const again = await fetch(chain.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: first?.body ?? '' })
    const recorded = first?.outcome.kind === 'answer' ? readFileSync(join(folder, first.outcome.file), 'utf8') : ''
    const statuses = (text: string) => [...text.matchAll(/"(?:status|returnData)":"(0x\w*)"/g)].map(([, value]) => value)
    expect(statuses(await again.text())).toEqual(statuses(recorded))
  })

  test.each<[string, (proof: string) => void, string]>([
    ['a byte of an answer', proof => flip(join(onlyIn(proof), 'answers/0004.json')), 'answers/0004.json, the answer 4 of'],
    ['an answer that is gone', proof => rmSync(join(onlyIn(proof), 'answers/0005.json')), 'answers/0005.json, the answer 5 of'],
    [
      'a link in place of an answer',
      proof => {
        rmSync(join(onlyIn(proof), 'answers/0001.json'))
        symlinkSync('/etc/passwd', join(onlyIn(proof), 'answers/0001.json'))
      },
      'answers/0001.json, the answer 1 of',
    ],
    ['another score in the result', proof => flip(join(onlyIn(proof), 'result.json')), 'result.json has another SHA-256'],
    [
      'another score in the manifest',
      proof => forge(proof, ({ verdict }) => ({ verdict: { ...verdict, score: 1 } })),
      'contradicts itself',
    ],
    ['half a manifest', proof => writeFileSync(join(onlyIn(proof), 'manifest.json'), '{'), 'manifest.json is not JSON'],
    ['a manifest that was edited', proof => flip(join(onlyIn(proof), 'manifest.json'), '"seed": "'), 'manifest.json has another digest'],
    [
      'a file outside the folder',
      proof =>
        forge(proof, ({ exchanges }) => ({
          exchanges: exchanges.map(each =>
            each.outcome.kind === 'answer' ? { ...each, outcome: { ...each.outcome, file: '../../x' } } : each,
          ),
        })),
      'manifest.json has no usable exchanges.0.outcome.file',
    ],
    [
      'an exchange that was taken out',
      proof => forge(proof, ({ exchanges }) => ({ exchanges: exchanges.filter(({ body: sent }) => !sent?.includes('eth_getStorageAt')) })),
      'holds no answer to POST http://127.0.0.1:',
    ],
    ['a look-up that was taken out', proof => forge(proof, ({ lists }) => ({ lists: { ...lists, found: [] } })), 'the look-up of 0x'],
  ])('is refused over %s, which is named', async (_, damage, named) => {
    const proof = copied()
    damage(proof)
    const { code, stdout, stderr } = await replay(proof)
    expect([code, stdout]).toEqual([8, ''])
    expect(stderr.replace(/\s+/g, ' ')).toContain(named)
    expect(stderr).toContain('[EVIDENCE_DAMAGED]')
  })

  test('of another model is told beside the one of this', async () => {
    const proof = copied()
    const other = resultIn(proof)
      .replace(/"risk_score": \d+/, '"risk_score": 12')
      .replace(/"risk_level": "\w+"/, '"risk_level": "LOW"')
    writeFileSync(join(onlyIn(proof), 'result.json'), other)
    forge(proof, () => ({
      model: { name: 'woe-0', sha256: '0'.repeat(64) },
      verdict: { score: 12, level: 'LOW', failure: null, sha256: sha256(other) },
    }))
    const { code, stdout } = await replay(proof)
    const { risk_score, risk_level } = JSON.parse(resultIn(scanned.proof))
    expect(code).toBe(8)
    expect(stdout).toContain(`The verdict is not repeated: recorded 12 LOW, recomputed ${risk_score} ${risk_level} at block`)
    expect(stdout).toContain('its model is woe-0 (000000000000), and the one here is woe-1')
    expect(stdout).toContain(`First difference: risk_score: 12, now ${risk_score}`)
  })
})

const flip = (path: string, behind = '"'): void => {
  const text = readFileSync(path, 'utf8')
  const at = text.lastIndexOf(behind) + (behind === '"' ? -1 : behind.length)
  writeFileSync(path, `${text.slice(0, at)}${text[at] === '1' ? '2' : '1'}${text.slice(at + 1)}`)
}

test('scans with other lists are told beside the recorded ones', async () => {
  const account = chain.accounts[3] ?? ''
  const { proof, home } = await kept(['wallet', account, '-c', '1'])
  const asOf = '2026-11-21'
  const list = { name: 'OFAC SDN', category: 'sanctions' as const, family: 'evm' as const, asOf, entries: 1 }
  const record = {
    family: 'evm' as const,
    category: 'sanctions' as const,
    list: 'OFAC SDN',
    entity: 'SOMEBODY',
    confidence: 'official' as const,
  }
  home.write('data/labels.bin', '')
  writeFileSync(join(home.folder, 'data/labels.bin'), encodeLabels([{ address: account.toLowerCase(), record }], [list]))
  const { code, stdout } = await runCli(['replay', proof], home.env({ CHAINVET_DATA_DIR: join(home.folder, 'data') }))
  expect(code).toBe(0)
  expect(stdout.replace(/\s+/g, ' ')).toMatch(
    /The verdict is repeated: .* The lists here are others \(.*\)\. With the lists here it is 100 CRITICAL\./,
  )
})

test('several subjects have a folder each, and each is told', async () => {
  const home = makeHome()
  const list = home.write('list.csv', `address,type\n${tokens['Plain']},token\n${chain.accounts[4]},wallet\n${chain.accounts[4]},wallet\n`)
  const proof = join(home.folder, 'deep', 'proof')
  const hosts = ['--rpc-url', gate.url, '--explorer-url', explorer.url, '--no-provider']
  const line = ['scan', 'file', list, '-c', '1', ...hosts, '--evidence', proof, '--format', 'csv']
  for (let twice = 0; twice < 2; twice++) expect((await runCli(line, home.env(), { cwd: home.project })).stderr).not.toContain('error')
  expect(subjectsIn(proof).map(name => name.slice(0, 18))).toEqual([`ethereum-token-0x${(tokens['Plain'] ?? '')[2]}`, 'ethereum-wallet-0x'])
  expect(home.files().filter(path => path.includes('.part'))).toEqual([])
  const { code, stdout } = await replay(proof, '--json')
  expect([code, JSON.parse(stdout).replays.map(({ status }: { status: string }) => status)]).toEqual([0, ['repeated', 'repeated']])
  rmSync(join(onlyIn(proof), 'answers/0002.json'))
  const damaged = await replay(proof)
  expect([damaged.code, damaged.stdout.match(/^\S+ \S+ \S+/gm)]).toEqual([8, ['Not replayed: the', 'The verdict is']])
})

test('a scan without a score is repeated too, and so is one that ran out of time', async () => {
  const nobody = await kept(['wallet', `0x${'7'.repeat(40)}`, '-c', '1'])
  expect(nobody.stdout).toContain('NO_ACTIVITY')
  expect((await replay(nobody.proof)).stdout).toContain('The verdict is repeated: no score (NO_ACTIVITY) from')
  const mute = await startMute()
  onTestFinished(() => mute.stop())
  const late = await kept(['token', tokens['Plain'] ?? '', '-c', '1', '--timeout', '5s', '--explorer-url', mute.url.href])
  expect(late.stdout).toContain('did not answer within')
  expect(manifestIn(late.proof).exchanges.map(({ outcome }) => outcome.kind)).toEqual(expect.arrayContaining(['answer']))
  expect(await replay(late.proof, '--json')).toEqual({ code: 0, stdout: resultIn(late.proof), stderr: '' })
})

test('no key is kept: not of a URL, not of a header, and not where a host sends it back', async () => {
  const canary = 'CANARY0123456789abcdef'
  const echo = await startUpstream(body(JSON.stringify({ message: canary, status: '0', result: `Invalid API Key ${canary}` })))
  onTestFinished(() => echo.stop())
  const explorerUrl = `${echo.url.origin}/${canary}/api?apikey=${canary}`
  const env = { ETHERSCAN_API_KEY: canary, CHAINVET_API_KEY: canary, TRON_PRO_API_KEY: canary }
  const line = ['token', tokens['Plain'] ?? '', '-c', '1', '--explorer-url', explorerUrl]
  const { proof, stdout, stderr } = await kept(line, env, `${gate.url}/v3/${canary}?dkey=${canary}`)
  const files = readdirSync(proof, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect(readFileSync(join(file.parentPath, file.name), 'utf8')).not.toContain('CANARY')
  expect(stdout + stderr).not.toContain('CANARY')
  expect(manifestIn(proof).exchanges.some(({ outcome }) => outcome.kind === 'answer' && outcome.masked)).toBe(true)
  expect((await replay(proof, '--json')).code).toBe(0)
})

describe('a folder', () => {
  test('with other files in it is left alone', async () => {
    const home = makeHome()
    const mine = home.write('mine/letter.txt', 'dear')
    const line = ['scan', 'wallet', chain.accounts[4] ?? '', '-c', '1', '--rpc-url', gate.url, '--evidence', join(home.folder, 'mine')]
    gate.reset()
    const { code, stderr } = await runCli(line, home.env(), { cwd: home.project })
    expect([code, gate.methods, readdirSync(join(mine, '..'))]).toEqual([2, [], ['letter.txt']])
    expect(stderr).toContain('holds other files')
  })

  test('that cannot be written to ends the run with 1, and no verdict', async () => {
    const line = ['scan', 'wallet', chain.accounts[4] ?? '', '-c', '1', '--offline', '--evidence', '/proc/proof', '--json']
    const { code, stdout } = await runCli(line, makeHome().env())
    expect([code, JSON.parse(stdout).error.code]).toEqual([1, 'OUTPUT_FAILED'])
  })

  test('of a service there is none', async () => {
    const env = { CHAINVET_API_KEY: 'cv_test_0123456789abcdefabcd' }
    const line = ['scan', 'wallet', chain.accounts[4] ?? '', '-c', '1', '--base-url', 'https://api.example.com', '--evidence', 'proof']
    const { code, stderr } = await runCli(line, makeHome().env(env))
    expect([code, stderr]).toEqual([2, expect.stringContaining('--evidence is kept by the engine of this process')])
  })

  test.each(['/nowhere/proof', 'package.json', 'src'])('without evidence is refused: %s', async place => {
    const { code, stderr } = await replay(place)
    expect([code, stderr]).toEqual([2, expect.stringContaining('[INPUT_NOT_FOUND]')])
  })
})
