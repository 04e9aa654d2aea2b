import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { sceneAge } from '../demo/scene.ts'
import { chromiumPath } from '../output/html/browser.ts'
import { startEthereum } from '../support/chain/ethereum.ts'
import { startExplorer } from '../support/chain/explorer.ts'
import { inTerminal } from '../support/terminal.ts'
import { dashboardPictures } from './dashboard.ts'
import { setScene } from './scene.ts'
import { terminalPicture } from './terminal-picture.ts'

/**
 * `npm run pictures`: makes the pictures of the README from runs of the program against a local chain. Addresses are the
 * same in every run, times are not.
 */
const columns = 100
const picture = (name: string): string => fileURLToPath(new URL(`../../.github/${name}`, import.meta.url))
const [terminal, report] = [picture('terminal.svg'), picture('report.png')]
const [usage, result] = [picture('dashboard.png'), picture('dashboard-result.png')]
if (chromiumPath === undefined) throw new Error('There is no Chromium here. Name one: CHAINVET_CHROMIUM=/path/to/it')

const folder = mkdtempSync(join(tmpdir(), 'chainvet-pictures-'))
const chain = await startEthereum({ age: sceneAge })
const explorer = await startExplorer(chain)
const place = {
  columns,
  cwd: folder,
  patience: 120_000,
  env: { HOME: folder, CHAINVET_RPC_URL: chain.url, CHAINVET_EXPLORER_URL: explorer.url },
}

async function run(argv: readonly string[], expected: number): Promise<string> {
  const { code, raw } = await inTerminal(argv, place)
  if (code !== expected) throw new Error(`chainvet ${argv.join(' ')} ended with ${code}:\n${raw}`)
  return raw
}

async function screenshot(html: string, path: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath ?? '', args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1.5, colorScheme: 'light' })
    await page.goto(pathToFileURL(html).href)
    // from the verdict to the end of the overview
    const overview = await page.locator('section').first().boundingBox()
    if (!overview) throw new Error('The report has no overview.')
    await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width: 1280, height: Math.ceil(overview.y + overview.height) + 16 } })
  } finally {
    await browser.close()
  }
}

try {
  const { switched, list, tokens } = await setScene(chain)
  const argv = ['scan', 'token', switched, '--chain', '1', '--no-provider', '--explain']
  const line = `chainvet ${argv.join(' ')}`
  const prompt = `\x1b[1;36m$\x1b[0m \x1b[1m${line}\x1b[0m\r\n`
  writeFileSync(terminal, await terminalPicture(`${prompt}${await run(argv, 0)}`, { title: line, columns }))

  writeFileSync(join(folder, 'portfolio.csv'), list)
  await run(['scan', 'file', 'portfolio.csv', '--no-provider', '--fail-on', 'critical', '--report', 'html=report.html', '--quiet'], 20)
  await screenshot(join(folder, 'report.html'), report)
  await dashboardPictures(
    { rpcUrl: new URL(chain.url), explorerUrl: new URL(explorer.url) },
    [...tokens.filter(token => token !== switched), switched],
    {
      usage,
      result,
    },
  )
  for (const path of [terminal, report, usage, result]) process.stdout.write(`${path}  ${statSync(path).size} bytes\n`)
} finally {
  await explorer.stop()
  await chain.stop()
  rmSync(folder, { recursive: true, force: true })
}
