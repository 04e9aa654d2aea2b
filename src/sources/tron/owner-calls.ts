import type { ContractFunction } from '../../evidence/contract.ts'
import type { ControllerKind } from '../../evidence/control.ts'
import type { Proof } from '../../evidence/evidence.ts'
import type { PowerEffect, Powers } from '../../evidence/powers.ts'
import { addressOf, wordOf } from '../evm/abi.ts'
import { changesState } from '../evm/code.ts'
import { zeroAddress } from '../quantities.ts'
import { callsOf, type Vocabulary } from '../trade/dictionary.ts'
import { topics as events } from '../trade/liquidity/logs.ts'
import { hexOf } from './address.ts'
import { type ConstantOutcome, constantCall, ran } from './constant.ts'
import type { Ask, TronHost } from './grid.ts'
import { meaningOf } from './meanings.ts'

/** Calls that a scan makes the owner try. Each is a request, and without a key TronGrid bears three a second. */
const mostCalls = { slow: 16, fast: 40 }

/** Functions whose names say what they are for get a second try with other arguments. */
const triesEach = { named: 2, nameless: 1 }

interface Controller {
  /** In base58. */
  readonly address: string
  readonly kind: ControllerKind
}

interface Probe {
  readonly token: string
  readonly functions: readonly ContractFunction[]
  readonly controller: Controller | undefined
  /** In base58: somebody who is nobody. */
  readonly stranger: string
  readonly vocabulary: Omit<Vocabulary, 'caller'>
}

interface Call {
  readonly selector: string
  readonly calldata: string
}

interface Tried extends Call {
  readonly outcome: ConstantOutcome
}

/**
 * What single calls of the owner show. A call that logs new tokens, or tokens that leave a holder, was seen to do it. Of one
 * that goes through for the owner and not for a stranger only the name tells: the next call sees nothing of what it changed.
 */
export async function probeOwner(host: TronHost, ask: Ask, probe: Probe): Promise<Powers> {
  const { token, functions, controller, stranger } = probe
  const chosen = chosenFrom(functions, { ...probe.vocabulary, caller: hexOf(controller?.address ?? stranger) })
  const most = host.pace !== undefined && host.pace <= 5 ? mostCalls.slow : mostCalls.fast
  const calls = chosen.slice(0, most)
  const left = new Set(chosen.slice(most).map(({ selector }) => selector))
  for (const { selector } of calls) left.delete(selector)

  const byOwner = controller ? await tryAll(ask, token, controller.address, calls) : []
  const accepted = byOwner.filter(({ outcome }) => outcome.ok)
  // a stranger tries what the owner may, or everything where there is no owner
  const byStranger = await tryAll(ask, token, stranger, controller ? firstOfEach(accepted) : firstOfEach(calls))
  const open = new Set(byStranger.filter(({ outcome }) => outcome.ok).map(({ selector }) => selector))
  const refused = new Set(byStranger.filter(({ outcome }) => !outcome.ok).map(({ selector }) => selector))

  const effect = (tried: Tried, role: 'owner' | 'stranger', found: Pick<PowerEffect, 'kind'> & Partial<PowerEffect>): PowerEffect => {
    const caller = role === 'owner' && controller ? controller : { address: stranger, kind: 'account' as const }
    return {
      ...found,
      caller: caller.address,
      role,
      callerKind: caller.kind,
      selector: tried.selector,
      calldata: tried.calldata,
      proof: proofOf(host, token, caller.address, tried),
    }
  }
  const shown = (tried: readonly Tried[], role: 'owner' | 'stranger'): PowerEffect[] =>
    tried.filter(({ outcome }) => outcome.ok).flatMap(call => seenIn(call, probe).map(found => effect(call, role, found)))
  const effects = [...shown(byStranger, 'stranger'), ...shown(accepted, 'owner')]
  const explained = new Set(effects.map(({ selector }) => selector))
  const silent = firstOfEach(accepted).filter(({ selector }) => refused.has(selector) && !explained.has(selector))
  const named = silent.flatMap((call): PowerEffect[] => {
    const meaning = meaningOf(call.selector)?.meaning
    return meaning === undefined || meaning === 'harmless' ? [] : [effect(call, 'owner', { kind: meaning, granted: 'call' })]
  })
  const unseen = [
    ...silent.filter(({ selector }) => meaningOf(selector) === undefined).map(({ selector }) => selector),
    ...left,
    // the node ran it for the owner and not for a stranger: who else may call it is not known
    ...firstOfEach(accepted).flatMap(({ selector }) =>
      refused.has(selector) || open.has(selector) || explained.has(selector) ? [] : [selector],
    ),
  ]
  return {
    callers: [...(controller ? [{ ...controller, role: 'owner' as const }] : []), { address: stranger, role: 'stranger', kind: 'account' }],
    tried: byOwner.length + byStranger.length,
    accepted: accepted.length + open.size,
    effects: gravest([...effects, ...named]),
    ...(unseen.length > 0 && { unseen: [...new Set(unseen)] }),
    proofs: [
      {
        source: host.name,
        method: 'POST /wallet/triggerconstantcontract',
        params: { contract_address: token },
        result: `${byOwner.length + byStranger.length} calls tried, ${accepted.length + open.size} went through`,
      },
    ],
  }
}

/** Functions with a telling name first, then those without one; what every token has is left out. */
function chosenFrom(functions: readonly ContractFunction[], vocabulary: Vocabulary): Call[] {
  const changing = functions.filter(changesState).filter(({ selector }) => meaningOf(selector)?.meaning !== 'harmless')
  const [named, nameless] = [
    changing.filter(({ selector }) => meaningOf(selector)),
    changing.filter(({ selector }) => !meaningOf(selector)),
  ]
  const calls = (found: readonly ContractFunction[], tries: number) =>
    found.flatMap(one =>
      callsOf(one, vocabulary)
        .slice(0, tries)
        .map(calldata => ({ selector: one.selector, calldata })),
    )
  const second = calls(named, triesEach.named)
  return [...firstOfEach(second), ...calls(nameless, triesEach.nameless), ...second.filter(call => !firstOfEach(second).includes(call))]
}

const firstOfEach = <C extends Call>(calls: readonly C[]): C[] => {
  const seen = new Set<string>()
  return calls.filter(({ selector }) => !seen.has(selector) && seen.add(selector))
}

/** Calls that the node did not run are left out: a refusal of the node is none of the contract. */
async function tryAll(ask: Ask, token: string, from: string, calls: readonly Call[]): Promise<Tried[]> {
  const replies = await Promise.all(
    calls.map(async call => ({ call, reply: await ask(constantCall({ from, to: token, data: call.calldata })) })),
  )
  return replies.flatMap(({ call, reply }) => (ran(reply) ? [{ ...call, outcome: reply }] : []))
}

/** Effects that the log of a call tells: tokens that come from nobody, and tokens of the holder that leave it. */
function seenIn({ outcome }: Tried, { token, vocabulary }: Probe): Pick<PowerEffect, 'kind' | 'amount'>[] {
  const own = outcome.logs.filter(({ address, topics }) => address === hexOf(token) && topics[0] === events.transfer)
  const amountFrom = (sender: string): bigint =>
    own
      .filter(({ topics: [, from] }) => from !== undefined && addressOf(from) === sender)
      .reduce((sum, { data }) => sum + (wordOf(data) ?? 0n), 0n)
  const [minted, taken] = [amountFrom(zeroAddress), amountFrom(vocabulary.victim)]
  return [
    ...(minted > 0n ? [{ kind: 'mints' as const, amount: minted }] : []),
    ...(taken > 0n ? [{ kind: 'takes balances' as const, amount: taken }] : []),
  ]
}

/** One effect of each kind: what was seen counts before what a name says, and anybody's power before the owner's. */
function gravest(effects: readonly PowerEffect[]): PowerEffect[] {
  const best = new Map<string, PowerEffect>()
  for (const effect of effects) {
    const rival = best.get(effect.kind)
    if (!rival || (rival.granted !== undefined && effect.granted === undefined)) best.set(effect.kind, effect)
  }
  return [...best.values()]
}

const proofOf = (host: TronHost, token: string, caller: string, { calldata, selector, outcome }: Tried): Proof => ({
  source: host.name,
  method: 'POST /wallet/triggerconstantcontract',
  params: { owner_address: caller, contract_address: token, data: calldata.slice(2) },
  result: `${meaningOf(selector)?.name ?? selector} ${outcome.ok ? 'went through' : 'was refused'}${outcome.logs.length > 0 ? `, ${outcome.logs.length} logs` : ''}`,
})
