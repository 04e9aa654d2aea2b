import type { Proof } from '../../evidence/evidence.ts'
import type { Transfers, TriedTransfer } from '../../evidence/transfers.ts'
import { transfer } from '../trade/router.ts'
import { constantCall, ran } from './constant.ts'
import type { Ask, TronHost } from './grid.ts'

interface Held {
  readonly address: string
  readonly amount: bigint
}

export interface Attempt extends TriedTransfer {
  readonly proof: Proof
}

/** How many of the sample are also made to send to a fresh account where there is a pool to send to. */
const beside = 2

/**
 * Makes holders send a hundredth of what they hold: into the pool where there is one, for that is what a sale does, and some
 * of them to an account that never held the token. Calls that the node did not run are left out.
 */
export async function tryTransfers(
  host: TronHost,
  ask: Ask,
  {
    token,
    sample,
    pool,
    fresh,
  }: { readonly token: string; readonly sample: readonly Held[]; readonly pool: string | undefined; readonly fresh: string },
): Promise<Attempt[]> {
  const attempt = async ({ address: holder, amount: held }: Held, to: TriedTransfer['to']): Promise<Attempt[]> => {
    const amount = held / 100n > 0n ? held / 100n : 1n
    const data = transfer(to === 'pool' && pool !== undefined ? pool : fresh, amount)
    const reply = await ask(constantCall({ from: holder, to: token, data }))
    if (!ran(reply)) return []
    const { ok, reason } = reply
    const proof: Proof = {
      source: host.name,
      method: 'POST /wallet/triggerconstantcontract',
      params: { owner_address: holder, contract_address: token, data: data.slice(2) },
      result: ok ? 'went through' : `refused${reason === undefined ? '' : `: ${reason}`}`,
    }
    return [{ holder, amount, to, ok, ...(reason !== undefined && { reason }), proof }]
  }
  const wanted =
    pool === undefined
      ? sample.map(held => [held, 'account'] as const)
      : [...sample.map(held => [held, 'pool'] as const), ...sample.slice(0, beside).map(held => [held, 'account'] as const)]
  return (await Promise.all(wanted.map(([held, to]) => attempt(held, to)))).flat()
}

/** Attempts of accounts that had what they were to send, as evidence. What holders cannot do is only told where nobody else can. */
export function transfersOf(attempts: readonly Attempt[]): Transfers {
  return {
    tried: attempts.map(({ proof: _proof, ...tried }) => tried),
    proofs: attempts.map(({ proof }) => proof),
  }
}
