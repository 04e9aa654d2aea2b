import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBatches } from '../../../src/service/batches/batches.ts'
import { approvalRoutes } from '../../../src/service/routes/approvals.ts'
import { ask, scan, wallet } from '../../support/ask.ts'
import { forNode } from '../../support/for-node.ts'
import { type Customer, type RealService, startReal } from '../../support/real-service.ts'

interface Document {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        operationId: string
        security?: object[]
        responses: Record<string, { content?: { 'application/json': { schema: { $ref: string } } } }>
      }
    >
  >
  readonly components: { readonly schemas: Record<string, object> }
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(root, 'node_modules/.cache/openapi-'))
let service: RealService
let customer: Customer
let document: Document
beforeAll(async () => {
  service = await startReal({
    baseUrl: 'https://api.example.com',
    more: async parts => {
      const batches = startBatches(parts, { where: 'service.db', worker: 'tests', lanes: 1 })
      return [batches, { routes: approvalRoutes(parts, () => Promise.reject(new Error('nobody asks'))) }]
    },
  })
  customer = await service.customer()
  document = (await ask(service.url, '/openapi.json')).body as unknown as Document
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the description is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document) as never)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('it says what every answer of the service is', async () => {
  const ajv = new Ajv2020({ strict: false })
  ajv.addSchema({ $id: 'https://example.com/api', components: document.components })
  await scan(service.url, customer.key)
  const [past] = (await ask(service.url, '/v1/history', customer.key)).body['results'] as { id: string }[]
  const list = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: `${wallet}\n` }
  const answers = [
    ['/v1/scan/wallet', 'post', await scan(service.url, customer.key)],
    ['/v1/scan/wallet', 'post', await scan(service.url, customer.key, 'nobody')],
    ['/v1/usage', 'get', await ask(service.url, '/v1/usage', customer.key)],
    ['/v1/usage', 'get', await ask(service.url, '/v1/usage')],
    ['/v1/tiers', 'get', await ask(service.url, '/v1/tiers', customer.key)],
    ['/v1/history', 'get', await ask(service.url, '/v1/history', customer.key)],
    ['/v1/history', 'get', await ask(service.url, '/v1/history?limit=0', customer.key)],
    ['/v1/history/{id}', 'get', await ask(service.url, '/v1/history/scan_x', customer.key)],
    ['/v1/batches', 'post', await ask(service.url, '/v1/batches?type=wallet&chain=ethereum', customer.key, list)],
    ['/v1/batches', 'get', await ask(service.url, '/v1/batches', customer.key)],
    ['/v1/batches/{id}', 'get', await ask(service.url, '/v1/batches/bat_x', customer.key)],
    ['/v1/batches/{id}/results', 'get', await ask(service.url, '/v1/batches/bat_x/results?format=pdf', customer.key)],
    ['/v1/approvals/{address}', 'get', await ask(service.url, '/v1/approvals/x?chain=ethereum', customer.key)],
    ['/v1/chains', 'get', await ask(service.url, '/v1/chains')],
    ['/readyz', 'get', await ask(service.url, '/readyz')],
  ] as const
  expect(past?.id).toMatch(/^scan_/)
  for (const [path, method, { status, body }] of answers) {
    const schema = document.paths[path]?.[method]?.responses[status]?.content?.['application/json'].schema
    expect(schema, `${path} ${status}`).toBeDefined()
    // results of the scanner of these tests are as empty as section 2 lets them be
    if (path === '/v1/scan/wallet' && status === 200) continue
    const check = ajv.compile({ $ref: `https://example.com/api${(schema as { $ref: string }).$ref}` })
    expect(check(body), `${path} ${JSON.stringify(check.errors)}`).toBe(true)
  }
})

test('all paths that it names are there, and ask for a key where it says so', async () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { security }] of Object.entries(methods)) {
      const { status } = await ask(service.url, path.replace(/\{\w+\}/, 'x'), undefined, { method: method.toUpperCase() })
      if (security?.length === 0) expect(status, path).toBe(200)
      else expect(status, path).toBe(401)
    }
  }
})

test('a client that is generated from it compiles, and scans', async () => {
  const { generate } = createRequire(import.meta.url)('openapi-typescript-codegen') as { generate(options: object): Promise<void> }
  await generate({ input: structuredClone(document), output: join(folder, 'client'), httpClient: 'fetch', useOptions: true })
  expect(readdirSync(join(folder, 'client/services')).sort()).toEqual([
    'AccountService.ts',
    'BatchesService.ts',
    'PublicService.ts',
    'ScanService.ts',
  ])
  writeFileSync(
    join(folder, 'use.ts'),
    `import { AccountService, ApiError, OpenAPI, PublicService, ScanService } from './client/index'
export async function use(base: string, key: string) {
  OpenAPI.BASE = base
  OpenAPI.TOKEN = key
  const { risk_level, wallet_address } = await ScanService.scanWallet({ requestBody: { address: '${wallet}', chain_id: 1 } })
  const usage = await AccountService.usage()
  const { chains } = await PublicService.chains()
  const refused = await ScanService.scanToken({ requestBody: { contract_address: '0x1', chain_id: 1 } }).catch((error: unknown) => (error instanceof ApiError ? error.status : 0))
  const used: number = usage.used_this_month
  return { risk_level, wallet_address, used, chains: chains.length, refused }
}
`,
  )
  const config = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2022', 'dom'],
      types: [],
      skipLibCheck: true,
    },
    files: ['use.ts'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', join(folder, 'tsconfig.json')])
  await build({
    entryPoints: [join(folder, 'use.ts')],
    ...forNode,
    outfile: join(folder, 'use.mjs'),
  })
  const { use } = (await import(pathToFileURL(join(folder, 'use.mjs')).href)) as { use(base: string, key: string): Promise<object> }
  expect(await use(service.url.origin, customer.key)).toMatchObject({ risk_level: 'LOW', wallet_address: wallet, chains: 12, refused: 400 })
})
