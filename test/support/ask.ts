/** Asks a service as customers do; what came back, with its body read. */
export interface Asked {
  readonly status: number
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

export const wallet = '0x824650Cfa8729F5AdeDc5b0B7b24c0E00D305C24'

export async function ask(url: URL, path: string, key?: string, init: RequestInit = {}): Promise<Asked> {
  const headers = { ...(key !== undefined && { 'X-API-Key': key }), ...(init.headers as Record<string, string>) }
  const answer = await fetch(new URL(path, url), { ...init, headers })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) }
}

/** Scans a wallet on Ethereum. */
export const scan = (
  url: URL,
  key: string,
  address = wallet,
  more: { headers?: Record<string, string>; signal?: AbortSignal; chain?: number } = {},
): Promise<Asked> =>
  ask(url, '/v1/scan/wallet', key, {
    method: 'POST',
    body: JSON.stringify({ address, chain_id: more.chain ?? 1 }),
    headers: { 'Content-Type': 'application/json', ...more.headers },
    ...(more.signal && { signal: more.signal }),
  })
