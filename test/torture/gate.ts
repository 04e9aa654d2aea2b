import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Ran, runCli } from '../support/run-cli.ts'
import { starter, usageOf, walletResult } from '../support/service.ts'
import { type Answer, body, cut, hang, json, reset, startUpstream } from '../support/upstream.ts'
import { torture } from './promise.ts'

const rows = 4
const key = 'cv_test_0123456789abcdefabcd'
const addressOf = (at: number): string => `0x${(at + 1).toString(16).padStart(40, 'a')}`
const listOf = (length: number): string => `address,chain\n${Array.from({ length }, (_, at) => `${addressOf(at)},ethereum\n`).join('')}`
const list = listOf(rows)
/** So many that their document is longer than a pipe holds by tens of kilobytes: whoever stops reading early is met by a write. */
const many = 160

/** A service that finds nothing, or the last of the rows on a list. */
const serviceThatFinds =
  (worst: number): Answer =>
  (asked, response) => {
    if (asked.method === 'GET') return json(usageOf(starter()))(asked, response)
    const { address, chain_id } = JSON.parse(asked.body)
    const bad = worst > 5 && address.toLowerCase() === addressOf(rows - 1)
    const more = bad ? { risk_score: worst, risk_level: 'CRITICAL', flags: ['[OFAC SDN] Listed.'] } : {}
    return json(walletResult(address, chain_id, more))(asked, response)
  }

/** The same, but for the nth answer, or all from there on. */
function failingAt(orderly: Answer, at: number, forever: boolean, answer: Answer): Answer {
  let turn = 0
  return (asked, response) => {
    const fails = forever ? turn >= at : turn === at
    turn++
    return (fails ? answer : orderly)(asked, response)
  }
}

/** An answer that looks like a verdict on whatever was asked, but for one thing. */
const spoiled =
  (more: object): Answer =>
  (asked, response) => {
    const { address, chain_id } = asked.body === '' ? { address: '', chain_id: 1 } : JSON.parse(asked.body)
    return json(walletResult(address, chain_id, more))(asked, response)
  }

/** Ways in which an answer can be none. */
const manners: Readonly<Record<string, Answer>> = {
  'the connection is cut': reset(),
  'nothing comes': hang(),
  'status 500': json({ detail: 'x' }, { status: 500 }),
  'status 502': json({ detail: 'x' }, { status: 502 }),
  'status 503': json({ detail: 'x' }, { status: 503 }),
  'status 429 for now': json({ detail: 'x' }, { status: 429, headers: { 'retry-after': '0' } }),
  'status 401': json({ detail: 'x' }, { status: 401 }),
  'status 403': json({ detail: 'x' }, { status: 403 }),
  'a redirect': json({}, { status: 307, headers: { location: 'http://127.0.0.1:9/' } }),
  'a page of HTML': body('<html>LOW</html>', { headers: { 'content-type': 'text/html' } }),
  'half a body': cut('{"risk_level":"LOW","risk_score":5', 4_000),
  'an empty body': body(''),
  'an empty object': json({}),
  'a list': json([]),
  null: body('null'),
  'a refusal under 200': json({ detail: 'LOW' }),
  'a level that is none': spoiled({ risk_level: 'FINE' }),
  'a level and a score that disagree': spoiled({ risk_level: 'LOW', risk_score: 100 }),
  'a score as text': spoiled({ risk_score: '5' }),
  'no score': spoiled({ risk_score: null }),
  'a score beyond the scale': spoiled({ risk_score: -5 }),
  'another address': spoiled({ wallet_address: addressOf(77) }),
  'another chain': spoiled({ chain_id: 137 }),
  'a member missing': spoiled({ flags: undefined }),
}

const bin = new URL('../../bin/chainvet.cjs', import.meta.url).pathname

/** Runs the program with its output in a place that fails. */
const inShell = (script: string, cwd: string, env: Readonly<Record<string, string>>): Promise<number> =>
  new Promise(resolve => {
    const child = spawn('bash', ['-c', `set -o pipefail; ${script}`], {
      cwd,
      env: { ...env, PATH: process.env['PATH'] ?? '' },
      stdio: 'ignore',
    })
    child.on('close', code => resolve(code ?? -1))
  })

/**
 * P7: one thing goes wrong at a time, at the nth answer, once or from there on; and every way in which output can be lost.
 * The gate is green only when each row has its verdict in what was written, and never when one of them trips it.
 */
export const gate = torture({
  name: 'gate',
  promises: 'P7',
  sentence: 'The gate is green only when everything was checked',
  size: { manners: Object.keys(manners).length, points: 8, outputs: 40 },
  async run({ manners: few, points, outputs }, { signal, tell }) {
    const folder = mkdtempSync(join(tmpdir(), 'chainvet-gate-'))
    const file = join(folder, 'wallets.csv')
    writeFileSync(file, list)
    const long = join(folder, 'many.csv')
    writeFileSync(long, listOf(many))
    // standard output that was closed before the start is not among these: node opens /dev/null in its place, and that is what people want at times
    const violations: string[] = []
    let [tried, mended] = [0, 0]
    const flags = ['--fail-on', 'critical', '--quiet', '--timeout', '300ms', '--retries', '1', '--concurrency', '1']
    const service = await startUpstream()
    const env = { HOME: folder, CHAINVET_BASE_URL: service.url.origin, CHAINVET_API_KEY: key }
    const judge = (what: string, { code, stdout }: Ran, mayPass: boolean) => {
      tried++
      if (code !== 0) return
      if (!mayPass || !isComplete(stdout)) violations.push(`${what}: exit 0`)
      else mended++
    }
    try {
      for (const [worst, mayPass, name] of [
        [5, true, 'all LOW'],
        [100, false, 'one CRITICAL'],
      ] as const) {
        const orderly = serviceThatFinds(worst)
        service.answer(orderly)
        const undisturbed = await runCli(['scan', 'wallet', '--input', file, '--json', ...flags], env)
        if (undisturbed.code !== (mayPass ? 0 : 20) || (mayPass && !isComplete(undisturbed.stdout)))
          violations.push(`${name}, undisturbed: exit ${undisturbed.code} ${undisturbed.stderr}`)
        for (const [manner, answer] of Object.entries(manners).slice(0, few)) {
          for (let at = 0; at < points && !signal.aborted; at++) {
            for (const forever of [false, true]) {
              service.answer(failingAt(orderly, at, forever, answer))
              const ran = await runCli(['scan', 'wallet', '--input', file, '--json', ...flags], env)
              judge(`${name}, ${manner} at answer ${at + 1}${forever ? ' and from there on' : ''}`, ran, mayPass)
            }
          }
        }
        tell(`${name}: ${tried} fault points`)
        service.answer(orderly)
        const report = `node ${bin} scan wallet --input ${file} ${flags.join(' ')}`
        const losses = [
          `${report} --json > /dev/full`,
          `${report} --format csv > /dev/full`,
          `${report} --report html=/dev/full > /dev/null`,
          `${report} --report json=${folder}/none/x.json > /dev/null`,
          ...Array.from({ length: outputs }, (_, at) => `${report.replace(file, long)} --json | head -c ${at * 997 + 1} > /dev/null`),
          ...Array.from(
            { length: Math.ceil(outputs / 8) },
            (_, at) => `ulimit -f ${at}; ${report} --report json=${folder}/r.json > /dev/null`,
          ),
        ]
        for (const script of losses) {
          if (signal.aborted) break
          tried++
          if ((await inShell(script, folder, env)) === 0) {
            // the whole document may be shorter than what was let through
            if (mayPass && /ulimit/.test(script) && (await arrived(script, folder, env))) mended++
            else violations.push(`${name}, ${script.replaceAll(folder, '.')}: exit 0`)
          }
        }
      }
      service.answer(serviceThatFinds(5))
      for (const [what, content] of [
        ['an empty file', ''],
        ['a header alone', 'address,chain\n'],
        ['no address column', 'name\nx\n'],
        ['a row that is none', `${list}nonsense,ethereum\n`],
      ] as const) {
        writeFileSync(file, content)
        judge(what, await runCli(['scan', 'wallet', '--input', file, '--json', ...flags], env), false)
      }
      judge('a missing file', await runCli(['scan', 'wallet', '--input', join(folder, 'none.csv'), '--json', ...flags], env), false)
    } finally {
      await service.stop()
      rmSync(folder, { recursive: true, force: true })
    }
    const figure = `${violations.length} false greens in ${tried} fault points (${mended} were mended by a retry, or came too late to matter)`
    return { figure, violations }
  },
})

/** Whether each row of the list has a verdict in the document. */
function isComplete(stdout: string): boolean {
  try {
    const { results } = JSON.parse(stdout) as { results: { status: string; input: { address: string }; result?: { risk_score: number } }[] }
    const scored = results.filter(({ status, result }) => status === 'scored' && result?.risk_score === 5)
    return scored.length === rows && new Set(scored.map(({ input }) => input.address)).size === rows
  } catch {
    return false
  }
}

/** The same once more, with what was let through kept: it must be a whole document. */
async function arrived(script: string, folder: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  const kept = join(folder, 'kept.json')
  await inShell(`${script}; cp ${folder}/r.json ${kept}`, folder, env)
  return isComplete(readFileSync(kept, 'utf8'))
}
