import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { levelOf } from '../../src/api/level.ts'
import type { Scanner } from '../../src/api/scanner.ts'
import { ChainvetError } from '../../src/errors.ts'
import { type Ran, runCli, type Typed } from './run-cli.ts'
import { type Service, type Subscription, starter, startService, tokenResult, usageOf, walletResult } from './service.ts'
import { type Answer, type Asked, json } from './upstream.ts'

/** What the service knows of an address: a score, a result that differs from the usual one in these members, or a failure. */
export type Finding = number | Readonly<Record<string, unknown>> | ChainvetError

/** The service of a story. A run may ask for the account first: that is neither counted nor disturbed. */
interface StoryService extends Service {
  /** Scans that were asked for. */
  readonly requests: readonly Asked[]
  /** With what was asked about the account. */
  readonly everything: readonly Asked[]
  /** The next requests of any kind get these answers. */
  misbehaveAltogether(...answers: readonly Answer[]): void
}

/** Somebody at a command line: a folder, and a service that this person pays for. */
export interface Story {
  readonly folder: string
  readonly service: StoryService
  /** What the service knows, by address in small letters; every other address is LOW. May change while it runs. */
  readonly findings: Map<string, Finding>
  write(path: string, content: unknown): string
  read(path: string): string
  has(path: string): boolean
  /** Runs a command line in this process at {@link present}; blanks stand between its words. */
  run(line: string | readonly string[], more?: Extras): Promise<Ran>
  /** Starts the built program. */
  start(line: string | readonly string[], more?: Extras): Started
}

interface Extras extends Typed {
  /** Added to the environment; "" is as good as not set. */
  readonly env?: Readonly<Record<string, string>>
}

interface Started {
  readonly child: ChildProcess
  /** The code, or 128 and the number of the signal as a shell would say. */
  readonly ended: Promise<Ran>
  /** Resolves when stdout and stderr together hold this. */
  said(text: string): Promise<void>
}

/** The instant of every story in this process. */
export const present = '2026-11-20T19:02:36.000Z'
export const key = 'cv_test_0123456789abcdefabcd'
/** Stands for the service in what is compared. */
export const api = 'https://api.example.com'

interface Beginning {
  readonly findings?: Readonly<Record<string, Finding>>
  readonly subscription?: Subscription
}

export async function begin({ findings = {}, subscription = starter() }: Beginning = {}): Promise<Story> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'chainvet-story-')))
  const known = new Map(Object.entries(findings).map(([address, finding]) => [address.toLowerCase(), finding]))
  const service = await startService({ [key]: subscription }, scannerOf(known))
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(present) })
  onTestFinished(async () => {
    vi.useRealTimers()
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const env = { HOME: folder, PATH: process.env['PATH'] ?? '', CHAINVET_BASE_URL: service.url.origin, CHAINVET_API_KEY: key }
  const told = ({ code, stdout, stderr }: Ran): Ran => ({ code, stdout: plain(stdout), stderr: plain(stderr) })
  const plain = (text: string) => text.replaceAll(service.url.origin, api).replaceAll(folder, '/home/u')
  return {
    folder,
    service: undisturbed(service),
    findings: known,
    write(path, content) {
      const whole = join(folder, path)
      mkdirSync(dirname(whole), { recursive: true })
      writeFileSync(whole, typeof content === 'string' ? content : JSON.stringify(content, undefined, 2))
      return whole
    },
    read: path => plain(readFileSync(join(folder, path), 'utf8')),
    has: path => existsSync(join(folder, path)),
    async run(line, { env: more, cwd = folder, ...typed } = {}) {
      const before = process.cwd()
      process.chdir(cwd)
      try {
        return told(await runCli(wordsOf(line), { ...env, ...more }, { cwd, ...typed }))
      } finally {
        process.chdir(before)
      }
    },
    start(line, { env: more, cwd = folder, stdin } = {}) {
      const { ended, ...started } = launch(wordsOf(line), { env: { ...env, ...more }, cwd, stdin })
      return { ...started, ended: ended.then(told) }
    },
  }
}

const isScan = ({ path }: Asked): boolean => path.startsWith('/v1/scan/')

function undisturbed(service: Service): StoryService {
  const odd: Answer[] = []
  const next: Answer = (asked, response) => {
    if (isScan(asked)) return odd.shift()?.(asked, response)
    service.misbehave(next)
    const subscription = service.keys.get(key)
    const answer =
      subscription && !subscription.revoked ? json(usageOf(subscription)) : json({ detail: 'Invalid API key.' }, { status: 401 })
    return answer(asked, response)
  }
  return {
    url: service.url,
    keys: service.keys,
    get requests() {
      return service.requests.filter(isScan)
    },
    get everything() {
      return service.requests
    },
    misbehave(...answers) {
      odd.push(...answers)
      service.misbehave(...answers.map(() => next))
    },
    misbehaveAltogether: (...answers) => service.misbehave(...answers),
    calm() {
      odd.length = 0
      service.calm()
    },
    stop: () => service.stop(),
  }
}

const wordsOf = (line: string | readonly string[]): readonly string[] =>
  typeof line === 'string' ? line.split(' ').filter(word => word !== '') : line

function scannerOf(findings: ReadonlyMap<string, Finding>): Scanner {
  const answer = (address: string, chainId: number, make: typeof walletResult): never => {
    const finding = findings.get(address.toLowerCase()) ?? { flags: [], risk_score: 5, risk_level: 'LOW' }
    if (finding instanceof ChainvetError) throw finding
    const more = typeof finding === 'number' ? { risk_score: finding, flags: [] } : finding
    const score = (more as { risk_score?: number }).risk_score
    return make(address, chainId, { ...(score !== undefined && { risk_level: levelOf(score) }), ...more }) as never
  }
  return {
    scanWallet: async ({ address, chain_id }) => answer(address, chain_id, walletResult),
    scanToken: async ({ contract_address, chain_id }) => answer(contract_address, chain_id, tokenResult),
  }
}

const bin = new URL('../../bin/chainvet.cjs', import.meta.url).pathname
const signals: Readonly<Record<string, number>> = { SIGINT: 130, SIGTERM: 143, SIGPIPE: 141, SIGKILL: 137 }

function launch(words: readonly string[], { env, cwd, stdin }: { env: NodeJS.ProcessEnv; cwd: string; stdin: Typed['stdin'] }): Started {
  const child = spawn(process.execPath, [bin, ...words], { env, cwd, stdio: ['pipe', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []]
  child.stdout.on('data', chunk => void stdout.push(chunk))
  child.stderr.on('data', chunk => void stderr.push(chunk))
  // a program that does not read its input may close it
  child.stdin.on('error', () => {}).end(stdin)
  const ended = new Promise<Ran>(resolve =>
    child.on('close', (code, signal) =>
      resolve({
        code: code ?? signals[signal ?? ''] ?? -1,
        stdout: Buffer.concat(stdout).toString(),
        stderr: Buffer.concat(stderr).toString(),
      }),
    ),
  )
  const said = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => Buffer.concat([...stdout, ...stderr]).includes(text) && resolve()
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look)
      void ended.then(({ stderr: last }) => reject(new Error(`It ended without saying "${text}": ${last}`)))
      look()
    })
  return { child, ended, said }
}

/** The six wallets that the specification of the command line draws. */
export const treasury = {
  phishing: '0x52908400098527886E0F7030069857D2E4169EE7',
  quiet: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  broken: '0x27b1fdb04752bbc536007a920d24acb045561c26',
  young: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  mixer: '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  short: '0x5290840009852788',
} as const

/** What the service knows of them. */
export const treasuryFindings: Readonly<Record<string, Finding>> = {
  [treasury.phishing]: {
    risk_score: 100,
    flags: ['[GoPlus] Address is linked to phishing activity.', '[Explorer] 143 outbound transfers within one hour.'],
  },
  [treasury.quiet]: 5,
  [treasury.broken]: new ChainvetError('UPSTREAM_UNAVAILABLE', 'No provider answered.'),
  [treasury.young]: { risk_score: 45, flags: ['[Explorer] age < 7 days'] },
  [treasury.mixer]: { risk_score: 72, flags: ['[GoPlus] Address has used a mixer.'] },
}

/** They and a damaged one, as a file. */
const treasuryFile = `address,chain,label
${treasury.phishing},ethereum,ops
${treasury.quiet},ethereum,payroll
${treasury.broken},ethereum,
${treasury.young},ethereum,grants
${treasury.mixer},ethereum,exchange
${treasury.short},ethereum,typo
`

/** A story with the treasury in "treasury/wallets.csv". */
export async function beginWithTreasury(more: Beginning = {}): Promise<Story> {
  const story = await begin({ findings: treasuryFindings, ...more })
  story.write('treasury/wallets.csv', treasuryFile)
  return story
}

/** A list of addresses, a row each, on Ethereum. */
export const listOf = (...addresses: readonly string[]): string =>
  `address,chain\n${addresses.map(address => `${address},ethereum\n`).join('')}`

/** Addresses in small letters, a different one for each number. */
export const numbered = (at: number): string => `0x${(at + 1).toString(16).padStart(40, 'a')}`
