import { spawn } from 'node:child_process'
import { Pool } from 'undici'

export interface Replica {
  /** One scan; `undefined` where no answer came. */
  scan(key: string, idempotency?: string): Promise<{ readonly status: number } | undefined>
  /** SIGKILL. */
  kill(): Promise<void>
}

/** On the list of the United States: it is scored without a network. */
const listed = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96'
const body = JSON.stringify({ address: listed, chain_id: 1 })

/** `chainvet serve` as a process of its own, on a free port, without limits to the rate of calls. */
export async function startReplica({ program, database, pepper }: { program: string; database: string; pepper: string }): Promise<Replica> {
  const limits = ['--burst', '0', '--concurrent', '100000', '--scans', '100000', '--connections', '10000', '--batch-lanes', '0']
  const child = spawn(process.execPath, [program, 'serve', '--offline', '--quiet', '--port', '0', ...limits], {
    env: { PATH: process.env['PATH'], CHAINVET_DATABASE: database, CHAINVET_PEPPER: pepper },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', chunk => {
      said = (said + chunk).slice(-2_000)
      const [, found] = /listens on (http:\/\/\S+)/.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
    void ended.then(() => reject(new Error(`A replica did not start: ${said}`)))
  })
  const pool = new Pool(url, { connections: 400, headersTimeout: 120_000, bodyTimeout: 120_000 })
  return {
    async scan(key, idempotency) {
      try {
        const headers = {
          'x-api-key': key,
          'content-type': 'application/json',
          ...(idempotency !== undefined && { 'idempotency-key': idempotency }),
        }
        const answer = await pool.request({ path: '/v1/scan/wallet', method: 'POST', headers, body })
        // an answer that did not arrive whole is none
        await answer.body.text()
        return { status: answer.statusCode }
      } catch {
        return undefined
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
      await pool.destroy()
    },
  }
}
