import { utf8ToBytes } from '@noble/hashes/utils.js'
import { keccak256 } from '../../chains/encoding/keccak.ts'
import type { PowerEffect } from '../../evidence/powers.ts'

/** What a function is for, told by its name. A name proves nothing of what the code does. */
type Meaning =
  | Extract<PowerEffect['kind'], 'mints' | 'takes balances' | 'blocks one holder' | 'blocks all sales' | 'raises the sell tax'>
  | 'harmless'

const signatures: Readonly<Record<Meaning, readonly string[]>> = {
  mints: ['mint(address,uint256)', 'mint(uint256)', 'issue(uint256)', 'issue(address,uint256)', 'mintTo(address,uint256)'],
  'takes balances': [
    'burn(address,uint256)',
    'destroyBlackFunds(address)',
    'wipeFrozenAddress(address)',
    'forceTransfer(address,address,uint256)',
    'confiscate(address,address,uint256)',
  ],
  'blocks one holder': [
    'addBlackList(address)',
    'addBlacklist(address)',
    'addToBlacklist(address)',
    'blacklist(address)',
    'blackList(address)',
    'setBlacklist(address,bool)',
    'setBlackList(address,bool)',
    'blacklistAddress(address,bool)',
    'setBots(address[])',
    'addBots(address[])',
    'blockBots(address[])',
    'setBot(address,bool)',
    'freeze(address)',
    'freezeAccount(address,bool)',
  ],
  'blocks all sales': ['pause()', 'setPaused(bool)', 'stop()', 'disableTrading()', 'deprecate(address)'],
  'raises the sell tax': [
    'setFee(uint256)',
    'setFees(uint256,uint256)',
    'setTaxes(uint256,uint256)',
    'setTax(uint256)',
    'setTaxFeePercent(uint256)',
    'setSellTax(uint256)',
    'setBuyTax(uint256)',
    'updateSellFees(uint256,uint256,uint256)',
    'setParams(uint256,uint256)',
  ],
  harmless: [
    'transfer(address,uint256)',
    'approve(address,uint256)',
    'transferFrom(address,address,uint256)',
    'increaseAllowance(address,uint256)',
    'decreaseAllowance(address,uint256)',
    'increaseApproval(address,uint256)',
    'decreaseApproval(address,uint256)',
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    'burn(uint256)',
    'burnFrom(address,uint256)',
    'transferOwnership(address)',
    'renounceOwnership()',
    'acceptOwnership()',
    'claimOwnership()',
    'unpause()',
    'removeBlackList(address)',
    'removeBlacklist(address)',
    'removeFromBlacklist(address)',
    'unBlacklist(address)',
    'unfreeze(address)',
  ],
}

const bySelector: ReadonlyMap<string, { readonly meaning: Meaning; readonly name: string }> = new Map(
  (Object.entries(signatures) as [Meaning, readonly string[]][]).flatMap(([meaning, names]) =>
    names.map(name => [`0x${keccak256(utf8ToBytes(name)).slice(0, 8)}`, { meaning, name }] as const),
  ),
)

/** What the function with this selector is for, if its name is one that tokens use. */
export const meaningOf = (selector: string): { readonly meaning: Meaning; readonly name: string } | undefined => bySelector.get(selector)
