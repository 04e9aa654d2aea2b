import { endpoints } from '../api/endpoints.ts'
import { type ServiceShape, serviceShapes } from '../api/service.ts'
import { chains } from '../chains/index.ts'
import type { Parts } from './parts.ts'

/** The description of the service in OpenAPI 3.1, made from the schemas that it answers with. */
export const openApi = ({ version, baseUrl }: Pick<Parts, 'version' | 'baseUrl'>): object => ({
  openapi: '3.1.0',
  info: {
    title: 'chainvet',
    version,
    summary: 'How risky is this wallet or token, why, and how do you know?',
    description: `Chains: ${chains.map(({ id, name }) => `${name} (${id})`).join(', ')}.`,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: baseUrl ?? '/' }],
  security: [{ ApiKey: [] }, { Bearer: [] }],
  tags: [{ name: 'scan' }, { name: 'batches' }, { name: 'account' }, { name: 'public' }],
  paths: {
    [endpoints.scanWallet.path]: { post: scan('scanWallet', 'Scan a wallet address', 'WalletScanRequest', 'WalletScanResult', noActivity) },
    [endpoints.scanToken.path]: { post: scan('scanToken', 'Scan a token contract', 'TokenScanRequest', 'TokenScanResult', {}) },
    '/v1/approvals/{address}': { get: approvals },
    ...batchPaths,
    [endpoints.usage.path]: { get: keyed('usage', 'Calls and quota of this month', 'UsageRecord', {}) },
    '/v1/tiers': { get: keyed('tiers', 'Tiers, with the one of this account', 'TierList', {}) },
    '/v1/history': {
      get: { ...keyed('history', 'Past scans of this account', 'HistoryPage', { 400: failure(misread) }), parameters: filters },
    },
    '/v1/history/{id}': {
      get: {
        ...keyed('pastScan', 'One past scan, with its result', 'HistoryEntry', { 404: failure('No such scan.') }),
        parameters: [inPath('id')],
      },
    },
    '/v1/chains': { get: open('chains', 'The chains that can be scanned', 'ChainList', {}) },
    '/healthz': { get: open('health', 'Whether the process runs', 'State', {}) },
    '/readyz': { get: open('readiness', 'Whether it takes scans', 'State', { 503: failure('It does not, for the moment.') }) },
  },
  components: {
    schemas: serviceShapes(),
    securitySchemes: {
      ApiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
      Bearer: { type: 'http', scheme: 'bearer' },
    },
  },
})

const json = (shape: ServiceShape) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${shape}` } } })

const failure = (description: string, headers: object = {}) => ({ description, headers, content: json('Failure') })

const result = (shape: ServiceShape) => ({ description: 'The answer.', headers: { ...requestId, ...rateFields }, content: json(shape) })

const text = (description: string) => ({ description, schema: { type: 'string' } })
const requestId = { 'X-Request-Id': text('Names this request in the log of the service.') }
const rateFields = {
  'RateLimit-Policy': text('"burst" and its calls in so many seconds; "month" where calls end with the pool.'),
  RateLimit: text('What is left of it.'),
}
const retryAfter = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } }

const misread = 'Invalid request: bad address format, unknown chain, or a body that is none.'
const noActivity = { 404: failure('The wallet has no activity on this chain. Charged, as an answer.') }

const authenticated = {
  401: failure('API key missing, invalid or revoked.', { 'WWW-Authenticate': text('Bearer') }),
  429: failure('Monthly quota exhausted (free tier only), or too many requests.', { ...retryAfter, ...rateFields }),
  503: failure('The service is busy, stopping, or cannot reach its store.', retryAfter),
}

const keyed = (operationId: string, summary: string, shape: ServiceShape, more: object) => ({
  operationId,
  summary,
  tags: ['account'],
  responses: { 200: result(shape), ...more, ...authenticated },
})

const open = (operationId: string, summary: string, shape: ServiceShape, more: object) => ({
  operationId,
  summary,
  tags: ['public'],
  security: [],
  responses: { 200: { description: 'The answer.', headers: requestId, content: json(shape) }, ...more },
})

const repeatable = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same request under the same key is charged once, for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const failed = {
  500: failure('A bug. Not charged.'),
  502: failure('Upstream blockchain data temporarily unavailable, or too little is known for an answer.'),
}

const scan = (operationId: string, summary: string, request: ServiceShape, shape: ServiceShape, more: object) => ({
  operationId,
  summary,
  description: 'Charged where it is answered with 200 or 404; everything else costs nothing.',
  tags: ['scan'],
  parameters: [repeatable],
  requestBody: { required: true, content: json(request) },
  responses: {
    200: result(shape),
    400: failure(misread),
    ...more,
    408: failure('The body did not arrive in time.'),
    413: failure('The body is too large.'),
    415: failure('The body is not application/json.'),
    ...authenticated,
    ...failed,
  },
})

const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } })

const query = (name: string, description: string, schema: object) => ({ name, in: 'query', description, schema })
const filters = [
  query('cursor', '`next` of the page before.', { type: 'string' }),
  query('limit', 'Results of a page.', { type: 'integer', minimum: 1, maximum: 200, default: 50 }),
  query('kind', 'Only these.', { type: 'string', enum: ['wallet', 'token'] }),
  query('chain_id', 'Only on this chain.', { type: 'integer' }),
  query('level', 'Only with this level.', { type: 'string', enum: ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] }),
  query('address', 'Only this address.', { type: 'string' }),
  query('from', 'Not before this date or instant, UTC.', { type: 'string' }),
  query('to', 'Before this date or instant, UTC.', { type: 'string' }),
]

const approvals = {
  operationId: 'approvals',
  summary: 'Who may take what out of a wallet on an EVM chain, with the transactions that take it back',
  description: 'Charged where it is answered with 200; everything else costs nothing. Nothing is signed or sent here.',
  tags: ['scan'],
  parameters: [
    inPath('address'),
    { ...query('chain', 'A chain_id or a name, of those at /v1/chains.', { type: 'string' }), required: true },
    repeatable,
  ],
  responses: { 200: result('Approvals'), 400: failure(misread), ...authenticated, ...failed },
}

const text200 = (description: string) => ({
  description,
  headers: requestId,
  content: { 'application/x-ndjson': { schema: { type: 'string' } }, 'text/csv': { schema: { type: 'string' } } },
})

const batchOf = (operationId: string, summary: string, responses: object, more: object = {}) => ({
  operationId,
  summary,
  tags: ['batches'],
  ...more,
  responses: { ...responses, ...authenticated },
})

const ofOne = { parameters: [inPath('id')] }
const noBatch = { 404: failure('No such batch.') }
const plainText = { schema: { type: 'string' } }

const batchPaths = {
  '/v1/batches': {
    post: batchOf(
      'createBatch',
      'Scan many addresses',
      {
        202: { description: 'The batch.', headers: { ...requestId, Location: text('Where it is.') }, content: json('Batch') },
        400: failure('The rows cannot be read, or the Idempotency-Key belongs to another request.'),
        409: failure('The same request is on its way.'),
        413: failure('More rows or bytes than a batch of this tier may have.'),
        415: failure('The body is of another type.'),
      },
      {
        description: 'Each row is a call, charged when it is answered. A row that cannot be used costs nothing.',
        parameters: [
          repeatable,
          query('type', 'What rows are that do not say it.', { type: 'string', enum: ['wallet', 'token'] }),
          query('chain', 'Chain of rows that name none.', { type: 'string' }),
          query('name', 'What the batch is called.', { type: 'string', maxLength: 200 }),
          query('header', 'Whether a table has one.', { type: 'string', enum: ['true', 'false'] }),
          query('delimiter', 'Between the cells of a table.', { type: 'string' }),
          query('address_column', 'Name or number of a column.', { type: 'string' }),
          query('chain_column', 'Name or number of a column.', { type: 'string' }),
          query('type_column', 'Name or number of a column.', { type: 'string' }),
        ],
        requestBody: {
          required: true,
          content: {
            ...json('BatchRequest'),
            'application/x-ndjson': plainText,
            'text/csv': plainText,
            'text/tab-separated-values': plainText,
            'text/plain': plainText,
          },
        },
      },
    ),
    get: batchOf(
      'batches',
      'Batches of this account',
      { 200: result('BatchList'), 400: failure('limit is none.') },
      {
        parameters: [query('limit', 'The newest so many.', { type: 'integer', minimum: 1, maximum: 200, default: 50 })],
      },
    ),
  },
  '/v1/batches/{id}': {
    get: batchOf('batch', 'One batch', { 200: result('Batch'), ...noBatch }, ofOne),
    delete: batchOf('deleteBatch', 'Begin no further row', { 200: result('Batch'), ...noBatch, 409: failure('It has ended.') }, ofOne),
  },
  '/v1/batches/{id}/cancel': {
    post: batchOf('cancelBatch', 'Begin no further row', { 200: result('Batch'), ...noBatch, 409: failure('It has ended.') }, ofOne),
  },
  '/v1/batches/{id}/results': {
    get: batchOf(
      'batchResults',
      'Rows with their results, in their order',
      {
        200: text200('One row a line, as the command line reports it.'),
        400: failure('format is none.'),
        ...noBatch,
        406: failure('Neither type is accepted.'),
      },
      { parameters: [inPath('id'), query('format', 'Before Accept.', { type: 'string', enum: ['jsonl', 'csv'] })] },
    ),
  },
}
