import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import type { Scanner, TokenScanResult, WalletScanResult } from '../../../src/api/scanner.ts'
import { ChainvetError, NoActivityError } from '../../../src/errors.ts'
import { startBatches } from '../../../src/service/batches/batches.ts'
import { dashboard } from '../../../src/service/dashboard/dashboard.ts'
import type { ServeOptions } from '../../../src/service/serve.ts'
import { chromiumPath } from '../../output/html/browser.ts'
import { exposed, plain, trap } from '../../output/html/samples.ts'
import { type Customer, type RealService, startReal } from '../../support/real-service.ts'

export { chromiumPath }

/** Addresses that the scanner of the dashboard's tests knows something about. */
export const subjects = {
  plain: `0x${'11'.repeat(20)}`,
  exposed: `0x${'22'.repeat(20)}`,
  trap: `0x${'33'.repeat(20)}`,
  hostile: `0x${'44'.repeat(20)}`,
  silent: `0x${'55'.repeat(20)}`,
  down: `0x${'66'.repeat(20)}`,
}

export const hostileName = '</title><img src=x onerror="window.pwned=1"><script>window.pwned=1</script>\u202egnp'

/** Answers from what is known, and counts what it was asked. */
function knownSubjects(pause = 0) {
  const asked: string[] = []
  const look = async (address: string): Promise<void> => {
    asked.push(address)
    if (pause > 0) await new Promise(resolve => setTimeout(resolve, pause))
    if (address === subjects.silent) throw new NoActivityError({ chain: 'Ethereum', others: [] })
    if (address === subjects.down) throw new ChainvetError('UPSTREAM_UNAVAILABLE', 'the node does not answer')
  }
  const scanner: Scanner = {
    async scanWallet({ address, chain_id }) {
      await look(address)
      const { wallet_address: _, ...rest } = (address === subjects.exposed ? exposed : plain) as WalletScanResult
      return { wallet_address: address, ...rest, chain_id }
    },
    async scanToken({ contract_address, chain_id }) {
      await look(contract_address)
      const { contract_address: _, ...rest } = trap as TokenScanResult
      const result: TokenScanResult = { contract_address, ...rest, chain_id }
      if (contract_address !== subjects.hostile) return result
      return {
        ...result,
        flags: [`[${hostileName}] ${hostileName}`, ...result.flags],
        token_data: { ...result.token_data, name: hostileName, symbol: hostileName },
      }
    },
  }
  return { scanner, asked }
}

export interface Place extends RealService {
  readonly asked: readonly string[]
}

/** The whole service on loopback, with batches and the dashboard. */
export async function openPlace({
  pause = 0,
  lanes = 4,
  ...options
}: Partial<ServeOptions> & { pause?: number; lanes?: number } = {}): Promise<Place> {
  const { scanner, asked } = knownSubjects(pause)
  const service = await startReal({
    scanner,
    more: async parts => {
      const rules = { attempts: 2, backoff: 5, patrol: 50 }
      const batches = startBatches(parts, { where: 'a file', worker: 'test', lanes, rules })
      return [batches, { routes: dashboard(parts, batches) }]
    },
    ...options,
  })
  return { ...service, asked }
}

/** A page of the dashboard in a browser of its own, watched from its first byte. */
export interface Opened {
  readonly page: Page
  /** Requests to any other origin than that of the service. */
  readonly strangers: string[]
  /** What the console said, and dialogs. */
  readonly messages: string[]
  go(path: string): Promise<void>
  /** Signs in as somebody; ends on the first page. */
  signIn(customer: Pick<Customer, 'key'>): Promise<void>
  close(): Promise<void>
}

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath ?? '', args: ['--no-sandbox', '--disable-gpu'] })

export async function open(browser: Browser, { url }: Pick<Place, 'url'>, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const [strangers, messages]: [string[], string[]] = [[], []]
  page.on('request', request => void (new URL(request.url()).origin === url.origin || strangers.push(request.url())))
  page.on('console', message => void messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => void messages.push(`error: ${error.message}`))
  page.on('dialog', async dialog => {
    messages.push('dialog')
    await dialog.dismiss()
  })
  if (options.javaScriptEnabled !== false)
    await page.addInitScript("addEventListener('securitypolicyviolation', event => console.log('violation', event.violatedDirective))")
  const go = async (path: string): Promise<void> => void (await page.goto(new URL(path, url).href))
  return {
    page,
    strangers,
    messages,
    go,
    async signIn({ key }) {
      await go('/dashboard')
      await page.getByLabel('API key').fill(key)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('heading', { level: 1, name: /^Usage in / }).waitFor()
    },
    close: () => context.close(),
  }
}
