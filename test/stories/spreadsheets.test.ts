import { describe, expect, test } from 'vitest'
import { begin, beginWithTreasury, listOf, treasury, treasuryFindings } from '../support/story.ts'
import { status } from '../support/upstream.ts'

const { phishing, quiet, broken, short } = treasury
const head =
  'cv_line,cv_status,cv_chain_id,cv_risk_score,cv_risk_level,cv_flag_count,cv_flags,cv_scanned_at,cv_duplicate_of,cv_error_code,cv_error'
const flags = '[GoPlus] Address is linked to phishing activity.; [Explorer] 143 outbound transfers within one hour.'
const at = '2026-11-20T19:02:36.681123Z'

test('every column of the input first, then ours, one row for each row', async () => {
  const { run, write } = await begin({ findings: treasuryFindings })
  write(
    'wallets.csv',
    `address,chain,label
${phishing},ethereum,ops
${quiet},ethereum,payroll
${broken},1,
${quiet},base,"on
two lines"
${short},eth,typo
${phishing.toLowerCase()},ETH,copy
`,
  )
  const { code, stdout, stderr } = await run('scan wallet -i wallets.csv -f csv --retries 0')
  expect(code).toBe(8)
  expect(stdout).toBe(`address,chain,label,${head}
${phishing},ethereum,ops,2,scored,1,100,CRITICAL,2,${flags},${at},,,
${quiet},ethereum,payroll,3,scored,1,5,LOW,0,,${at},,,
${broken},1,,4,unscored,1,,,,,,,UPSTREAM_UNAVAILABLE,https://api.example.com answered with status 502
${quiet},base,"on
two lines",5,scored,8453,5,LOW,0,,${at},,,
${short},eth,typo,7,bad_row,1,,,,,,,INVALID_ADDRESS,"""${short}"" is not an address of Ethereum: it has 16 hex digits"
${phishing.toLowerCase()},ETH,copy,8,scored,1,100,CRITICAL,2,${flags},${at},2,,
`)
  expect(stderr).toContain('6 rows: 2 critical, 2 low, 1 unscored, 1 bad row (1 duplicate).  4 calls.')
})

test('a duplicate is scanned once, in whatever spelling, and both rows have the result', async () => {
  const { run, write, service } = await begin()
  write('twice.csv', `address,chain\n${phishing},eth\n${phishing.toLowerCase()},1\nbase:${phishing},\n`)
  const { results } = JSON.parse((await run('scan wallet -i twice.csv --json')).stdout)
  expect(results.map(({ duplicate_of }: { duplicate_of: number | null }) => duplicate_of)).toEqual([null, 2, null])
  expect(service.requests).toHaveLength(2)
})

describe('what came from the network cannot become a formula', () => {
  const hostile = { risk_score: 60, flags: ['=HYPERLINK("https://evil.example","click")'] }

  test('text that begins like one gets a quote in front; numbers and cells of the user stay', async () => {
    const { run, write } = await begin({ findings: { [quiet]: hostile } })
    write('w.csv', `address,chain,note\n${quiet},eth,=1+1\nEPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v,-1,-5\n`)
    const { stdout } = await run('scan wallet -i w.csv -f csv')
    const [, first, second] = stdout.split('\n')
    expect(first).toBe(`${quiet},eth,=1+1,2,scored,1,60,HIGH,1,"'=HYPERLINK(""https://evil.example"",""click"")",${at},,,`)
    expect(second).toBe(`EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v,-1,-5,3,scored,-1,5,LOW,0,,${at},,,`)
  })

  test('unless --csv-raw asks for the true bytes', async () => {
    const { run, write } = await begin({ findings: { [quiet]: hostile } })
    write('w.csv', listOf(quiet))
    expect((await run('scan wallet -i w.csv -f csv --csv-raw')).stdout).toContain(',"=HYPERLINK(""https://evil.example"",""click"")",')
  })
})

describe('the round trip of a spreadsheet', () => {
  test('a result can be the input again: its cv_ columns are replaced, not doubled', async () => {
    const { run, read } = await beginWithTreasury()
    await run('scan wallet -i treasury/wallets.csv -o first.csv --retries 0')
    await run('scan wallet -i first.csv -o second.csv --retries 0')
    expect(read('second.csv')).toBe(read('first.csv'))
    expect(read('second.csv').split('\n')[0]).toBe(`address,chain,label,${head}`)
  })

  test('bad rows go to a file that can be mended and fed back', async () => {
    const { run, write, read } = await beginWithTreasury()
    await run('scan wallet -i treasury/wallets.csv --errors-file errors.csv --retries 0 -q')
    expect(read('errors.csv')).toBe(`line_number,msg,address,chain,label
7,"INVALID_ADDRESS: ""${short}"" is not an address of Ethereum: it has 16 hex digits",${short},ethereum,typo
`)
    write('errors.csv', read('errors.csv').replaceAll(`,${short},`, `,${quiet},`))
    expect((await run('scan wallet -i errors.csv -q')).code).toBe(0)
  })

  test('what a spreadsheet made of an address is named', async () => {
    const { run, write, service } = await begin()
    write('excel.csv', 'address,chain\n5.29084E+47,ethereum\n')
    const { code, stdout, stderr } = await run('scan wallet -i excel.csv -f csv')
    expect(code).toBe(8)
    expect(stdout.split('\n')[1]).toContain(',2,bad_row,1,,,,,,,EXCEL_MANGLED,')
    expect(stderr).toContain('1 row EXCEL_MANGLED (line 2): ')
    expect(service.requests).toEqual([])
  })
})

describe('the header', () => {
  test.each<[string, string, string, string]>([
    ['two columns of addresses', 'wallet,token,chain\na,b,eth\n', 'USAGE', 'Say which one it is: --address-column wallet'],
    ['no column of addresses', 'adress,chain\n0x,eth\n', 'CSV_NO_ADDRESS_COLUMN', 'adress'],
    ['no header at all', `${quiet},ethereum\n`, 'CSV_NO_ADDRESS_COLUMN', '--no-header'],
  ])('%s ends with 2 and says what to do', async (_, text, error, words) => {
    const { run, write, service } = await begin()
    write('w.csv', text)
    const { code, stdout, stderr } = await run('scan wallet -i w.csv')
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(`[${error}]`)
    expect(stderr).toContain(words)
    expect(service.requests).toEqual([])
  })

  test('is optional, and columns may be named or counted', async () => {
    const { run, write, service } = await begin()
    write('w.csv', `x;${quiet};base\n`)
    expect(await run('scan wallet -i w.csv --no-header --delimiter ; --address-column 2 --chain-column 3 -q')).toMatchObject({
      code: 0,
      stderr: '',
    })
    expect(JSON.parse(service.requests[0]?.body ?? '')).toEqual({ address: quiet, chain_id: 8453 })
  })
})

describe('other inputs', () => {
  test('a mixed list says in its column "type" what each row is', async () => {
    const { run, write, service } = await begin()
    write('mixed.csv', `type,address,chain\nwallet,${quiet},eth\ntoken,${phishing},base\n`)
    expect((await run('scan file mixed.csv -q')).code).toBe(0)
    expect(service.requests.map(({ path }) => path).sort()).toEqual(['/v1/scan/token', '/v1/scan/wallet'])
  })

  test('a list, piped in, with a chain for the rows that name none', async () => {
    const { run, service } = await begin()
    const { code } = await run('scan wallet - --chain base --concurrency 1 -q', { stdin: `# ours\n${quiet}\n\npolygon:${phishing}\n` })
    expect(code).toBe(0)
    expect(service.requests.map(({ body }) => JSON.parse(body).chain_id)).toEqual([8453, 137])
  })

  test('JSON Lines', async () => {
    const { run, write } = await begin()
    write('w.jsonl', `{"address":"${quiet}","chain":"eth","owner":"ops"}\n`)
    const { results } = JSON.parse((await run('scan wallet -i w.jsonl --json')).stdout)
    expect(results[0]).toMatchObject({ line: 1, status: 'scored', input: { owner: 'ops' } })
  })
})

test('--max-calls and --max-errors stop cleanly: every row comes out, with a reason', async () => {
  const { run, write, service } = await begin()
  write('w.csv', listOf(phishing, quiet, broken))
  const calls = await run('scan wallet -i w.csv -f csv --max-calls 2 --concurrency 1')
  expect([calls.code, calls.stdout.trimEnd().split('\n').length, service.requests.length]).toEqual([6, 4, 2])
  expect(calls.stdout).toContain('not scanned: --max-calls 2 was reached')
  service.calm()
  service.misbehave(status(502))
  const errors = await run('scan wallet -i w.csv -f csv --max-errors 1 --concurrency 1 --retries 0')
  expect([errors.code, service.requests.length]).toEqual([5, 1])
  expect(errors.stdout).toContain('not scanned: --max-errors 1 was reached')
})
