import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeValues, encodeCall, encodeValues } from '../../../src/sources/evm/abi.ts'
import { actorsOf } from '../../../src/sources/trade/actors.ts'
import { type Act, type Experiment, experimentInBlocks, experimentInOneCall, type Findings } from '../../../src/sources/trade/lab.ts'
import { type Node, startAnvil } from '../../support/chain/anvil.ts'
import { parsed } from '../../support/parsed.ts'

let node: Node
let header: Experiment['header']
const a = (digit: string) => `0x${digit.repeat(40)}`
const actors = actorsOf(new Uint8Array(32), a('1'), 0n)
/** Answers what it is told; the second fails with it; the third counts calls; the fourth tells what it has in wei; the fifth was lent nothing, the last logs. */
const [echo, refuses, counts, purse, nobody, logs] = [a('a'), a('b'), a('c'), a('d'), a('e'), a('f')] as const
const foreign = {
  [echo]: { code: '0x3660006000373660 00f3'.replace(' ', '') },
  [refuses]: { code: '0x366000600037366000fd' },
  [counts]: { code: '0x600054600101806000556000526020 6000f3'.replace(' ', '') },
  [purse]: { code: '0x4760005260206000f3' },
  // two topics and a word, twice
  [logs]: { code: '0x600260016020600 0a26002600160206000a200'.replace(' ', '') },
}

beforeAll(async () => {
  node = await startAnvil({ timestamp: 1_700_000_000 })
  const { timestamp, hash, miner, gasLimit } = (await node.rpc('eth_getBlockByNumber', ['latest', false])) as Record<string, string>
  header = {
    ...{ number: 0n, hash: hash ?? '', timestamp: BigInt(timestamp ?? 0), miner: miner ?? '' },
    ...{ gasLimit: BigInt(gasLimit ?? 0), baseFee: 10n ** 9n },
  }
})
afterAll(() => node.stop())

const experiment = (preparation: readonly Act[], trials: readonly (readonly Act[])[], observation: readonly Act[] = []): Experiment => ({
  ...{ header, actors, cast: [actors.buyer, actors.stranger], balance: '0xde0b6b3a7640000', foreign },
  ...{ preparation, trials, observation },
})
const oneCall = async (asked: Experiment): Promise<Findings | undefined> => {
  const { method, params, result } = experimentInOneCall(asked)
  return parsed(result, await node.rpc(method, [...params]))
}
const inBlocks = async (asked: Experiment): Promise<Findings | undefined> => {
  const { method, params, result } = experimentInBlocks(asked)
  return parsed(result, await node.rpc(method, [...params]))
}
const told = (findings: Findings | undefined) =>
  [findings?.prepared, ...(findings?.trials ?? [])].map(results => [...(results ?? [])].map(([key, { ok, data }]) => [key, ok, data]))
const tell = (key: string, data: string, more: Partial<Act> = {}): Act => ({ key, to: echo, data, ...more })
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

describe.each([
  ['one call', oneCall],
  ['blocks', inBlocks],
])('in %s', (_, ask) => {
  test('every answer comes back as it was given, whoever asked, up to the 512 bytes that are read of it', async () => {
    const answers = ['0x', '0x00', '0x01', word(0n), word(1n), word(255n), word(256n), word(2n ** 128n), word(2n ** 256n - 1n)]
    const longer = [`${word(7n)}00`, `0x${'5a'.repeat(511)}`, `0x${'5a'.repeat(512)}`]
    const all = [...answers, ...longer]
    const of = (from?: string) => all.map((data, at) => tell(`${at}`, data, from === undefined ? {} : { from }))
    const found = await ask(experiment(of(), [of(actors.buyer)], of(actors.stranger)))
    const expected = all.map((data, at) => [`${at}`, true, data])
    expect(told(found)).toEqual([expected, expected])

    // the laboratory itself asks for answers of a known length, and an actor for the first bytes of a reason
    const long = `0x${'5a'.repeat(700)}`
    expect(told(await ask(experiment([tell('own', long), tell('theirs', long, { from: actors.buyer })], [])))).toEqual([
      [
        ['own', true, '0x'],
        ['theirs', true, `0x${'5a'.repeat(512)}`],
      ],
    ])
  })

  test('a trial is undone, sees the preparation, and ends where what must succeed fails; what only may fail ends nothing', async () => {
    const count = (key: string): Act => ({ key, to: counts, data: '0x' })
    const fails = (key: string, more: Partial<Act> = {}): Act => ({ key, to: refuses, data: '0xbadbad', from: actors.buyer, ...more })
    const found = await ask(
      experiment(
        [count('first')],
        [[count('a'), count('b')], [fails('may'), count('c')], [fails('must', { must: true }), count('d')], []],
        [count('seen')],
      ),
    )
    expect(told(found)).toEqual([
      [['first', true, word(1n)]],
      [
        ['a', true, word(2n)],
        ['b', true, word(3n)],
        ['seen', true, word(4n)],
      ],
      [
        ['may', false, '0xbadbad'],
        ['c', true, word(2n)],
        ['seen', true, word(3n)],
      ],
      [['must', false, '0xbadbad']],
      [['seen', true, word(2n)]],
    ])
  })

  test('turns are taken by each in his own name, one after another, and what fails ends only the turn', async () => {
    // counts who says his own address, and answers how many did
    const names = { ...foreign, [logs]: { code: '0x60003533146000540180600055600052602060 00f3'.replace(' ', '') } }
    const people = [actors.buyer, actors.stranger, a('9')] as const
    const says = (who: string, more: Partial<Act> = {}): Act => ({
      ...{ key: 'says', from: who, to: logs, data: `0x${who.slice(2).padStart(64, '0')}${who.slice(2).toUpperCase()}` },
      ...more,
    })
    const seen: Act = { key: 'seen', to: logs, data: '0x' }
    const [first] = people
    const turns = (...acts: readonly Act[]) => ({ of: people, acts })
    const fails: Act = { key: 'fails', from: first, to: refuses, data: '0x', must: true }
    const pays: Act = { key: 'pays', from: first, to: purse, data: '0x', value: 10n ** 17n }
    const asked: Experiment = {
      ...experiment([], []),
      cast: people,
      foreign: names,
      preparation: [turns(says(first)), seen],
      trials: [
        [turns(says(first), says(first), fails, says(first)), seen],
        [turns(says(actors.recipient, { from: first }), says(first, { from: a('9') })), seen],
        [turns(pays, { ...says(first), to: first }), { key: 'coins', to: purse, data: '0x' }, ...Array(3).fill(seen)],
        [{ of: [first], acts: [says(first)] }, seen, { of: [a('9'), first], acts: [says(a('9'))] }],
      ],
      observation: [{ ...seen, key: 'behind' }],
    }
    expect(told(await ask(asked))).toEqual([
      [['seen', true, word(3n)]],
      [
        ['seen', true, word(9n)],
        ['behind', true, word(9n)],
      ],
      [
        // whoever else acts within a turn stays who he is, and names the one whose turn it is
        ['seen', true, word(4n)],
        ['behind', true, word(4n)],
      ],
      [
        ['coins', true, word(3n * 10n ** 17n)],
        ['seen', true, word(3n)],
        ['behind', true, word(3n)],
      ],
      [
        ['seen', true, word(4n)],
        ['behind', true, word(6n)],
      ],
    ])
  })

  test('value goes along, gas is limited and counted, and who was lent no code can do nothing', async () => {
    const pays: Act = { key: 'pays', from: actors.buyer, to: purse, data: '0x', value: 10n ** 17n }
    const starves: Act = { key: 'starves', from: actors.buyer, to: counts, data: '0x', gas: 300n }
    const found = await ask(experiment([pays, starves, tell('idle', '0x', { from: nobody })], []))
    expect(told(found)).toEqual([
      [
        ['pays', true, word(10n ** 17n)],
        ['starves', false, '0x'],
        ['idle', false, '0x'],
      ],
    ])
    expect(Number(found?.prepared.get('pays')?.gasUsed)).toBeGreaterThan(9_000)
    expect(Number(found?.prepared.get('starves')?.gasUsed)).toBeLessThan(9_000)
  })

  test('trials that use up all gas have no results, and those before them have theirs', async () => {
    // JUMPDEST, PUSH1 0, JUMP: until nothing is left
    const burns = { ...foreign, [purse]: { code: '0x5b600056' } }
    const burn: Act = { key: 'burn', from: actors.buyer, to: purse, data: '0x', gas: 4_000_000_000n }
    const asked = { ...experiment([], [[tell('fine', '0x07')], [burn], [burn], [burn]]), foreign: burns }
    const found = await ask({ ...asked, observation: [tell('seen', '0x08')] })
    expect(found?.trials[0]?.get('fine')).toMatchObject({ ok: true, data: '0x07' })
    expect(found?.trials.slice(1).every(trial => trial.get('seen')?.ok !== true || trial.get('burn')?.ok === false)).toBe(true)
    expect(found?.trials.at(-1)?.size).toBe(0)
  })
})

test('calldata of more than 64 kilobytes arrive whole', async () => {
  // the last byte that it is told
  const lastByte = { ...foreign, [purse]: { code: '0x600136033560005260206000f3' } }
  const act: Act = { key: 'long', from: actors.buyer, to: purse, data: `0x${'5a'.repeat(70_000)}07` }
  const found = await inBlocks({ ...experiment([], [[act], [tell('next', '0x01')]]), foreign: lastByte })
  expect(found?.trials[0]?.get('long')).toMatchObject({ ok: true, data: `0x07${'00'.repeat(31)}` })
  expect(found?.trials[1]?.get('next')).toMatchObject({ ok: true, data: '0x01' })
})

describe('answers that no laboratory gives', () => {
  const asked = () => experimentInOneCall(experiment([tell('one', '0x')], [[tell('two', '0x')]]))
  const answer = (prepared: string, ...trials: readonly string[]) => encodeValues('bytes,bytes[]', [prepared, trials])
  const fine = '0x01000000050000'

  test('are no findings: bytes that end too early or too late, more or fewer trials than were asked for, none at all', () => {
    const { result } = asked()
    expect(parsed(result, answer(fine, fine))).toMatchObject({ prepared: new Map([['one', { ok: true, data: '0x', gasUsed: 5n }]]) })
    const wrong = [
      ...[answer(fine), answer(fine, fine, fine), answer('0x01', fine), answer(fine, '0x0100000005'), answer(fine, '0x010000000500ff')],
      ...[answer(fine, `${fine}00`), answer(`${fine}${fine.slice(2)}`, fine), '0x', `0x${'ff'.repeat(64)}`],
    ]
    expect(wrong.map(data => parsed(result, data))).toEqual(wrong.map(() => undefined))
  })

  test('what is sent names each account once, and is written as any encoder writes it, whatever its length', () => {
    const types = '(bytes,bytes,uint256,bytes,bytes)'
    for (const length of [0, 19, 20, 21, 51, 52, 53, 84]) {
      const tells = tell('one', `0x${'5a'.repeat(length)}`)
      const [{ data }] = experimentInOneCall(experiment([tells], [[tells, tells], [tells]], [tells])).params as unknown as [
        { data: string },
      ]
      const [told] = decodeValues(types, `0x${data.slice(10)}`) as [readonly unknown[]]
      expect(told).toMatchObject([echo, expect.stringMatching(/^0x/), 2n, expect.stringMatching(/^0x/), told[1]])
      expect(data).toBe(encodeCall(`run(${types})`, told))
    }
  })
})

test('what is logged is taken out of the text of an answer, and the findings stay as they are', async () => {
  const act = { key: 'logs', to: logs, data: '0x' }
  const { method, params, result, trim } = experimentInBlocks(experiment([act], [[act, tell('says', word(7n))], []]))
  const text = JSON.stringify(await node.rpc(method, [...params]))
  const short = trim?.(text) ?? ''
  // trials roll back, so what is left is what the preparation logged
  expect(text.match(/"topics":/g)).toHaveLength(2)
  expect(short).not.toContain('"topics"')
  expect(short.match(/"logs":\[\]/g)).toHaveLength(2)
  expect(told(parsed(result, JSON.parse(short)))).toEqual(told(parsed(result, JSON.parse(text))))
})
