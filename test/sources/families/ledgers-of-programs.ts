import { metadataAccount } from '../../../src/sources/solana/metadata.ts'
import {
  type Extension,
  extension,
  type MintShape,
  metaplexBytes,
  mintBytes,
  person,
  programs,
  signatureNumber,
  tokenAccountBytes,
} from '../../support/solana-layout.ts'
import { coinTransfer, type LittleSolana, startSolana, tokenTransfer, transactionFor } from '../../support/solana-service.ts'

import { at, type Family, now, scenesOf, seconds } from './scene.ts'

export async function solanaFamily(): Promise<Family> {
  const service = await startSolana()
  const [wallet, friend, boss, mint] = ['wallet', 'friend', 'boss', 'token'].map(person) as [string, string, string, string]
  const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  /** On the OFAC list. */
  const listed = '42RLPACwZPx3vYYmxSueqsogfynBDqXK298EDsNoyoHi'
  const [first, second] = [signatureNumber(1), signatureNumber(2)]
  const [mine, theirs] = [person('usdc account'), person('usdc of them')]
  const used = (party: string, coin = true): LittleSolana => ({
    now,
    accounts: {
      [wallet]: { lamports: 2_500_000_000n },
      [mine]: { owner: programs.token, data: tokenAccountBytes({ mint: usdc, owner: wallet, amount: 1n }) },
    },
    mentions: {
      [wallet]: [
        [second, seconds(30)],
        [first, seconds(400)],
      ],
    },
    transactions: {
      [first]: transactionFor(first, {
        signers: [friend],
        others: [wallet],
        instructions: [coinTransfer(friend, wallet, 90_000_000_000)],
        at: seconds(400),
      }),
      [second]: coin
        ? transactionFor(second, {
            signers: [wallet],
            others: [party],
            instructions: [coinTransfer(wallet, party, 40_000_000_000)],
            at: seconds(30),
          })
        : transactionFor(second, {
            signers: [wallet],
            instructions: [tokenTransfer(mine, theirs, '5000000000', usdc)],
            balances: [
              [mine, usdc, wallet],
              [theirs, usdc, party],
            ],
            at: seconds(30),
          }),
    },
  })
  const holding = (shape: object): LittleSolana => {
    const chain = used(friend)
    return {
      ...chain,
      accounts: {
        ...chain.accounts,
        [mine]: { owner: programs.token, data: tokenAccountBytes({ mint: usdc, owner: wallet, amount: 1n, ...shape }) },
      },
    }
  }
  const taken: LittleSolana = {
    ...used(friend),
    accounts: { [wallet]: { lamports: 2_500_000_000n, owner: programs.stakePool, data: Buffer.alloc(8) } },
  }
  const established = (shape: MintShape, names: readonly [string, string] = ['A Token', 'ATKN'], address = mint): LittleSolana => ({
    now,
    accounts: {
      [address]: { owner: shape.extensions ? programs.token2022 : programs.token, data: mintBytes(shape) },
      [metadataAccount(address)]: { owner: programs.metadata, data: metaplexBytes(address, ...names) },
      [boss]: { lamports: 5n },
    },
    jupiter: { [address]: { id: address, liquidity: 5_000_000, holderCount: 900_000, firstPool: { createdAt: '2022-12-25T10:00:00Z' } } },
  })
  const having = (...extensions: Extension[]): LittleSolana => established({ extensions })
  const heldBy = (frozen: number): LittleSolana => {
    const chain = established({ freezeAuthority: boss })
    const owners = ['one', 'two', 'three', 'four'].map(person)
    const balances = owners.map(
      (owner, index) => [person(`balance ${owner}`), tokenAccountBytes({ mint, owner, frozen: index < frozen, amount: 10n })] as const,
    )
    const accounts = Object.fromEntries(balances.map(([address, data]) => [address, { owner: programs.token, data }]))
    return { ...chain, accounts: { ...chain.accounts, ...accounts }, largest: { [mint]: balances.map(([address]) => [address, 10n]) } }
  }
  const born = signatureNumber(1)
  const made = { programId: programs.token, program: 'spl-token', parsed: { type: 'initializeMint2', info: { mint } } }
  const fresh: LittleSolana = {
    ...established({}),
    jupiter: { [mint]: { id: mint, liquidity: 5_000_000, holderCount: 900, firstPool: { createdAt: at(1) } } },
    mentions: { [mint]: [[born, seconds(2)]] },
    transactions: { [born]: transactionFor(born, { signers: [boss], instructions: [made], at: seconds(2) }) },
  }
  const show = (chain: LittleSolana) => service.show(chain)
  return {
    chain: -1,
    url: service.url,
    stop: () => service.stop(),
    scenes: [
      ...scenesOf<LittleSolana>(
        'wallet',
        [
          ['a clean wallet', 'LOW', wallet, used(friend)],
          ['one that paid a listed party', 'HIGH', wallet, used(listed)],
          ['one that paid a listed party in USDC', 'HIGH', wallet, used(listed, false)],
          ['one whose USDC is frozen', 'CRITICAL', wallet, holding({ frozen: true })],
          ['one with a delegate', 'MEDIUM', wallet, holding({ delegate: friend, delegated: 9n })],
          ['one that a program owns', 'LOW', wallet, taken],
        ],
        show,
      ),
      ...scenesOf<LittleSolana>(
        'token',
        [
          ['a clean token', 'LOW', mint, established({})],
          ['USDC', 'LOW', usdc, established({ mintAuthority: boss, freezeAuthority: boss }, ['USD Coin', 'USDC'], usdc)],
          ['one frozen by default', 'CRITICAL', mint, established({ freezeAuthority: boss, extensions: [extension.defaultState(2)] })],
          ['one of a permanent delegate', 'HIGH', mint, having(extension.permanentDelegate(boss))],
          ['one whose transfers cost half', 'CRITICAL', mint, having(extension.transferFee(null, 5_000, 5_000, 1n))],
          ['one that one key mints and freezes', 'MEDIUM', mint, established({ mintAuthority: boss, freezeAuthority: boss })],
          ['one whose holders are frozen', 'CRITICAL', mint, heldBy(2)],
          ['one with the name of USDC', 'CRITICAL', mint, established({}, ['USD Coin', 'USDC'])],
          ['one of yesterday', 'MEDIUM', mint, fresh],
        ],
        show,
      ),
    ],
  }
}
