import { encodeAbiParameters, keccak256, toFunctionSelector } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { asksWho, fieldsIn, isFixed, isOfVariables } from '../../../../src/sources/evm/paths/asking.ts'
import { namedIn } from '../../../../src/sources/evm/paths/naming.ts'
import { speaksForCaller } from '../../../../src/sources/evm/paths/speaking.ts'
import type { Inputs, State } from '../../../../src/sources/evm/paths/state.ts'
import { isSame, madeOf, make, op, type Word } from '../../../../src/sources/evm/paths/words.ts'
import { compile } from '../../../support/solidity.ts'

const [askers, speakers, listener, council, clerk, nobody] = [0xd0d0n, 0xd1d1n, 0xd2d2n, 0xd3d3n, 0xd4d4n, 7n]
let state: State
beforeAll(async () => {
  const { Askers, Clerk, Speakers } = await compile(new URL('../../../support/chain/contracts/Speakers.sol', import.meta.url))
  const bytes = (hex: string | undefined) => Uint8Array.from(Buffer.from(`${hex}`.slice(2), 'hex'))
  // PUSH1 8, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN
  const eight = bytes('0x600860005260206000f3')
  state = {
    codes: new Map([
      [askers, bytes(Askers?.runtime)],
      [speakers, bytes(Speakers?.runtime)],
      [council, eight],
      [clerk, bytes(Clerk?.runtime)],
      [listener, eight],
      [nobody, bytes('0x')],
      [0n, bytes('0x')],
    ]),
    storage: new Map([[askers, new Map([[0n, council]])]]),
    names: [],
    fresh: 0x77n,
    time: 1_800_000_000n,
    number: 1n,
    chain: 1n,
  }
})

/** The call of somebody who is nobody, with nothing. */
const call = (to: bigint, signature: string): Inputs => {
  const data = Uint8Array.from(Buffer.from(toFunctionSelector(signature).slice(2) + '0'.repeat(64 * 12), 'hex'))
  return { caller: nobody, to, data, wei: 0n, later: 0n }
}
const work = () => ({ left: 300_000 })

const asks = (signature: string) => asksWho(state, call(askers, signature), work()).asks

test.each(['whenOpen()', 'whenOwing(address)', 'whoHasEnough(uint256)', 'whoIsNotBarred(uint256)'])('%s asks nobody', signature => {
  expect(asks(signature)).toBe(false)
})

test('a root, which is found in rounds that use twice what the one before has made, is looked into and comes to an end', () => {
  const root = (): Word => {
    const kept = madeOf(10n ** 60n, { kind: 'stored', account: askers, slot: { value: 3n } }, [])
    let last = kept
    for (let round = 0; round < 120; round++) {
      last = make(op.shr, [{ value: 1n }, make(op.add, [make(op.div, [kept, last]), last])])
    }
    return last
  }
  const one = root()
  expect(one.value).toBe(10n ** 30n)
  expect(fieldsIn(one).length).toBeLessThan(5)
  expect([isFixed(one), isOfVariables(one), isSame(one, root())]).toEqual([false, false, false])
})

test.each([
  'keeperOnly()',
  'memberOnly()',
  'rankOnly()',
  'chosenOnly()',
  'roundOnly()',
  'openedByOrigin()',
  'memberFirst()',
  'keeperBehind()',
  'keeperSigned(bytes32,uint8,bytes32,bytes32)',
  'hashedOnly()',
  'derivedOnly()',
  'councilOnly()',
])('%s asks who calls or signed', signature => {
  expect(asks(signature)).toBe(true)
})

test('what keeps a function shut is told by the field that it lies in', () => {
  const { needs, writes } = asksWho(state, call(askers, 'whenOpen()'), work())
  // isOpen lies behind council in the first word, taken in the fourth
  const isOpen = { field: `${askers} 0`, bits: 0xffn << 160n, own: false }
  expect(needs).toMatchObject([[{ fields: [isOpen] }]])
  expect(writes).toEqual([{ field: `${askers} 3`, bits: 2n ** 256n - 1n, grows: true, own: false }])
  const owing = asksWho(state, call(askers, 'whenOwing(address)'), work()).needs
  expect(owing.every(way => way?.some(({ fields }) => fields.some(({ field, own }) => field === `${askers} 7 entry` && !own)))).toBe(true)
})

test('nothing is said of a function that the code does not have, of code that is not known, and of what costs too much', () => {
  expect(asks('absent()')).toBeUndefined()
  expect(asksWho(state, call(askers, 'whenOwing(address)'), { left: 20 }).asks).toBeUndefined()
  const blind = { ...state, codes: new Map([...state.codes].filter(([account]) => account !== council)) }
  const { asks: unsaid, unread } = asksWho(blind, call(askers, 'chosenOnly()'), work())
  expect(unsaid).toBeUndefined()
  expect(unread).toContainEqual({ account: council })
})

test('an account that code works out is told, and none that lies in storage, is given or cannot be found out', () => {
  const derived = BigInt.asUintN(160, BigInt(keccak256(encodeAbiParameters([{ type: 'uint256' }], [42n]))))
  const named = (signature: string) => {
    const { named: words } = namedIn(state, call(askers, signature), work())
    return [...new Set(words.filter(isFixed).map(({ value }) => value))]
  }
  expect(named('derivedOnly()')).toEqual([derived])
  for (const signature of ['councilOnly()', 'chosenOnly()', 'hashedOnly()', 'roundOnly()', 'memberOnly()', 'absent()'])
    expect(named(signature)).toEqual([])
})

const rest = 'uint8,bytes32,bytes32'
const speaks = (signature: string) => speaksForCaller(state, call(speakers, signature), { listener }, work()).himself

test.each(['himself(address,bytes)', `signed(address,address,bytes,${rest})`, 'quiet()'])(
  '%s speaks for who calls or signed',
  signature => {
    expect(speaks(signature)).toBe(true)
  },
)

test.each([
  `signedOrOperator(address,address,bytes,${rest})`,
  `signedForOther(address,address,bytes,${rest},address)`,
  `signedBesides(bytes32,address,bytes,${rest})`,
  'unsigned(address,address,bytes)',
  'nameless(address,bytes)',
  'byOperator(address,address,bytes)',
  'inPlace(address,bytes)',
])('%s may speak for others', signature => {
  expect(speaks(signature)).toBe(false)
})

test('whom what is said names is not known where a word may be put onto it', () => {
  expect(speaks(`signedOnto(address,address,bytes,${rest},uint256)`)).toBeUndefined()
})

const burns = { selector: Uint8Array.from(Buffer.from(toFunctionSelector('burn(address,uint256)').slice(2), 'hex')), at: 16 }
const gives = (signature: string) => speaksForCaller(state, call(speakers, signature), { listener, naming: burns }, work()).himself

test.each([
  'giveUp(uint256)',
  'hand(address,uint256)',
  'quiet()',
  'giveUpOneself(address,uint256)',
  'giveUpCounted(bytes,bytes,uint256)',
  'wordless(address,bytes)',
  `giveUpSigned(address,uint256,${rest})`,
  `giveUpAllowed(address,address,uint256,uint256,${rest})`,
])('%s burns of who calls or signed alone', signature => {
  expect(gives(signature)).toBe(true)
})

test.each([
  'giveUpOf(address,uint256)',
  'giveUpOfFound(bytes,bytes,uint256)',
  'giveUpByClerk(bytes,bytes,uint256)',
  'giveUpBits(uint256)',
  'giveUpOfPrincipal(uint256)',
  'giveUpOneselfOr(address,uint256)',
  'giveUpBeside(bytes32,uint256)',
  `giveUpAnyhow(address,uint256,uint256,${rest})`,
  `giveUpWhatever(bytes32,address,uint256,${rest})`,
  'nameless(address,bytes)',
  'selectorAlone(address,bytes)',
  'inPlace(address,bytes)',
])('%s may burn of others', signature => {
  expect(gives(signature)).toBe(false)
})

test('who burns is not known where a longer note would be another call', () => {
  expect(gives('giveUpBehind(bytes,uint256)')).toBeUndefined()
})
