import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountIn } from '../../../src/sources/trade/calls.ts'
import { pieceByPiece } from '../../../src/sources/trade/piece-by-piece.ts'
import { saleAmount, untaxed } from '../../../src/sources/trade/stage.ts'
import { type PowerCall, trialSize } from '../../../src/sources/trade/trials.ts'
import { stage } from '../../support/stage.ts'

const digits = (value: bigint) => value.toString(16).padStart(64, '0')
const owner = `0x${'5e'.repeat(20)}`
const said = (who: string, ...numbers: bigint[]): PowerCall => ({
  caller: owner,
  by: { address: owner, role: 'owner' },
  target: stage.token,
  selector: '0x12345678',
  calldata: `0x12345678${digits(BigInt(who))}${numbers.map(digits).join('')}`,
})
const { buyer } = stage.actors
const some = amountIn(stage)
const amountsOf = ([call]: readonly PowerCall[]) => [...(call?.steps ?? []), call].map(one => BigInt(`0x${one?.calldata.slice(74, 138)}`))

test('whatever a holder has, less than a sale of the trials is left behind the pieces that are not refused', () => {
  const pieces = amountsOf(pieceByPiece(stage, [said(buyer, some, 7n)]))
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: untaxed(stage, trialSize) }), had => {
      const left = pieces.reduce((rest, piece) => (piece <= rest ? rest - piece : rest), had)
      expect(left).toBeLessThan(saleAmount(stage, trialSize))
    }),
  )
})

test('each place of the amount is tried by itself, and nothing else of the call changes', () => {
  const found = pieceByPiece(stage, [said(buyer, some, 7n, some)])
  expect(found).toHaveLength(2)
  for (const { calldata } of found) expect(calldata.slice(138, 202)).toBe(digits(7n))
})

test('who is not the holder, another amount, and what has steps before it are left alone', () => {
  expect(pieceByPiece(stage, [said(owner, some), said(buyer, 5n), { ...said(buyer, some), steps: [said(buyer, 5n)] }])).toEqual([])
})
