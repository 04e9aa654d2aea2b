import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

export interface Node {
  readonly url: string
  /** Asks the node; rejects with its error. */
  rpc<T = unknown>(method: string, params?: readonly unknown[]): Promise<T>
  stop(): Promise<void>
}

const platforms: Readonly<Record<string, string>> = {
  'linux x64': 'linux-amd64',
  'linux arm64': 'linux-arm64',
  'darwin x64': 'darwin-amd64',
  'darwin arm64': 'darwin-arm64',
  'win32 x64': 'win32-amd64',
}

/** The binary of the platform package: the wrapper of the npm package would leave it running when it is killed. */
function binary(): string {
  const platform = platforms[`${process.platform} ${process.arch}`]
  if (!platform) throw new Error(`There is no local node for ${process.platform} on ${process.arch}.`)
  const require = createRequire(import.meta.url)
  const folder = require.resolve(`@foundry-rs/anvil-${platform}/package.json`).replace(/package\.json$/, '')
  return `${folder}bin/anvil${process.platform === 'win32' ? '.exe' : ''}`
}

/** Starts a local Ethereum. `timestamp` is the time of its first block, in seconds; port 0 is any free one. */
export async function startAnvil({
  chainId = 1,
  timestamp,
  port = 0,
  args = [],
}: {
  chainId?: number
  timestamp?: number
  port?: number
  args?: readonly string[]
} = {}): Promise<Node> {
  const time = timestamp === undefined ? [] : ['--timestamp', String(timestamp)]
  const child = spawn(binary(), ['--chain-id', String(chainId), '--port', String(port), '--code-size-limit', '100000', ...time, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      const address = /Listening on (\S+)/.exec(said)?.[1]
      if (!address) return
      // what it says of each request would be read here for as long as it runs
      for (const stream of [child.stdout, child.stderr]) stream.off('data', listen).resume()
      resolve(`http://${address}`)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`The local node ended with ${code}: ${said.slice(-500)}`)))
  })
  let id = 0
  const rpc = async <T>(method: string, params: readonly unknown[] = []): Promise<T> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }),
    })
    const { result, error } = (await answer.json()) as { result: T; error?: { message: string } }
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
  }
  await rpc('anvil_setLoggingEnabled', [false])
  return { url, rpc, stop }
}
