import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { beginWithTreasury, type Story, treasury } from '../support/story.ts'

const { quiet, broken, young } = treasury
const scanFile = 'scan wallet --input treasury/wallets.csv --retries 0'

describe('the schemas that the program prints', () => {
  const schemaOf = async (name: string, run: Story['run']) => JSON.parse((await run(`schema ${name}`)).stdout)
  const ajv = () => new Ajv2020({ strict: false, validateFormats: false })

  test('hold for every report', async () => {
    const { run } = await beginWithTreasury()
    const document = JSON.parse((await run(`${scanFile} --fail-on critical --json`)).stdout)
    const check = ajv()
    expect(check.validate(await schemaOf('report', run), document), JSON.stringify(check.errors)).toBe(true)
  })

  test('hold for every error', async () => {
    const { run } = await beginWithTreasury()
    const schema = await schemaOf('error', run)
    for (const line of [
      `scan wallet ${quiet} --json`,
      `scan wallet ${broken} -c 1 --retries 0 --json`,
      'scan walet --json',
      'usage --jsn --json',
    ]) {
      const check = ajv()
      expect(check.validate(schema, JSON.parse((await run(line)).stdout)), line + JSON.stringify(check.errors)).toBe(true)
    }
  })
})

describe('what is shown', () => {
  test('--min-level hides rows from people, and changes neither gate nor machine formats', async () => {
    const { run, write } = await beginWithTreasury()
    write('low.csv', `address,chain\n${quiet},eth\n${young},eth\n`)
    const shown = await run('scan wallet -i low.csv --min-level high --fail-on medium')
    expect([shown.code, shown.stdout]).toEqual([20, '2 rows below HIGH not shown.\n'])
    for (const format of ['json', 'jsonl', 'csv', 'sarif', 'junit']) {
      const all = await run(`scan wallet -i low.csv --fail-on medium -f ${format}`)
      expect(await run(`scan wallet -i low.csv --fail-on medium -f ${format} --min-level high`)).toEqual(all)
    }
  })

  test('--fields cuts JSON, JSON Lines and CSV', async () => {
    const { run } = await beginWithTreasury()
    const fields = '--fields line,result.risk_level,error.code'
    const rows = [
      [2, 'CRITICAL', null],
      [3, 'LOW', null],
      [4, null, 'UPSTREAM_UNAVAILABLE'],
      [5, 'MEDIUM', null],
      [6, 'HIGH', null],
      [7, null, 'INVALID_ADDRESS'],
    ].map(([line, risk_level, code]) => ({ line, result: { risk_level }, error: { code } }))
    expect(JSON.parse((await run(`${scanFile} --json ${fields}`)).stdout).results).toEqual(rows)
    const lines = (await run(`${scanFile} -f jsonl ${fields}`)).stdout.trimEnd().split('\n').slice(0, -1)
    expect(lines.map(line => JSON.parse(line))).toEqual(rows.map(row => ({ type: 'result', ...row })))
    expect((await run(`${scanFile} -f csv ${fields}`)).stdout).toBe(`line,result.risk_level,error.code
2,CRITICAL,
3,LOW,
4,,UPSTREAM_UNAVAILABLE
5,MEDIUM,
6,HIGH,
7,,INVALID_ADDRESS
`)
  })

  test('an unknown field ends the run before a call, and the known ones are listed', async () => {
    const { run, service } = await beginWithTreasury()
    const { code, stdout, stderr } = await run(`${scanFile} -f csv --fields line,result.risk_levl`)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain('error: unknown field "result.risk_levl"  [USAGE]\n  Did you mean result.risk_level?')
    expect(stderr).toContain('Known fields: line, ')
    expect(service.requests).toEqual([])
  })

  test.each([
    ['line', '2,3,4,5,6,7'],
    ['level', '2,6,5,3,4,7'],
    ['score', '2,6,5,3,4,7'],
  ])('--sort %s', async (by, order) => {
    const { run } = await beginWithTreasury()
    const { stdout } = await run(`${scanFile} --sort ${by} --ascii`)
    expect([...stdout.matchAll(/^\| +(\d+) /gm)].map(match => match[1]).join(',')).toBe(order)
  })

  test('-v says more on stderr, and never changes stdout', async () => {
    const { run } = await beginWithTreasury()
    for (const format of ['table', 'csv', 'json', 'html'])
      expect((await run(`${scanFile} -vv -f ${format}`)).stdout).toBe((await run(`${scanFile} -f ${format}`)).stdout)
  })

  test.each<[string, Record<string, string>, boolean]>([
    ['', {}, false],
    ['--color always', { NO_COLOR: '1' }, true],
    ['', { FORCE_COLOR: '1' }, true],
    ['', { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
    ['--no-color', { FORCE_COLOR: '1' }, false],
    ['', { TF_BUILD: 'True', AGENT_NAME: 'a' }, false],
  ])('colour in a pipe with "%s" %j: %s', async (flags, env, coloured) => {
    const { run } = await beginWithTreasury()
    expect((await run(`${scanFile} ${flags}`, { env })).stdout.includes('\u001b[')).toBe(coloured)
  })

  test('the same input gives the same bytes, whatever language, time zone and concurrency', async () => {
    const { run } = await beginWithTreasury()
    for (const format of ['table', 'csv', 'json', 'junit', 'sarif', 'markdown', 'html']) {
      const usual = await run(`${scanFile} -f ${format}`)
      const env = { LANG: 'tr_TR.UTF-8', LC_ALL: 'ar_EG.UTF-8', TZ: 'Asia/Tokyo' }
      expect((await run(`${scanFile} -f ${format} --concurrency 32`, { env })).stdout).toBe(usual.stdout)
    }
  })
})
