import type { Deployments, Tried } from '../../evidence/deployments.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

const scam = { category: 'scam', list: 'Scams', entity: 'A scam', confidence: 'curated', asOf: '2026-08-01' } as const
const trap = { contract: '0xtrap', outcome: 'trap', sentence: 'Nobody can sell.', proofs: [] } as const
const whole = { created: 1, complete: true, tried: [], named: [] } as const

export const deployer = defineSignal({
  id: 'wallet/deployer',
  question: 'Did this wallet create tokens that trap their buyers?',
  why: 'A tenth of those who make tokens make most of the fraudulent ones, and who has made one trap makes the next.',
  verify:
    'Open the transactions of the wallet on an explorer: those without a recipient create contracts. A scan of such a contract as a ' +
    'token repeats what was tried of it, and the evidence here holds the requests.',
  remedy: 'It cannot be cleared while the contract does what it does: who created it stays on the chain.',
  needs: ['deployments'],
  families: ['evm'],

  judge({ deployments }) {
    const { created, complete, tried, named } = deployments
    const found = tried.find(one => one.outcome === 'trap')
    const open = tried.flatMap(one => (one.outcome === 'unknown' ? [one] : []))
    const left = created - tried.length
    const rest = [
      ...(open.length > 0 ? [`${open.length} could not be tried (${open[0]?.reason.replace(/\.$/, '')})`] : []),
      ...(left > 0 ? [`${left} older ones were not tried`] : []),
    ].join(', ')
    if (found?.outcome === 'trap') {
      const traps = tried.filter(({ outcome }) => outcome === 'trap').length
      const others = `${traps} of the ${tried.length} newest of ${created} contracts that it created ${traps === 1 ? 'is a trap' : 'are traps'}`
      return raised('trap', `It created ${found.contract}: ${found.sentence.replace(/\.$/, '')}; ${others}${rest && `, ${rest}`}.`, {
        proofs: found.proofs,
      })
    }
    const [first] = named
    if (first) return raised('listed', `It created ${first.contract}, which ${first.label.list} lists as ${first.label.entity}.`)
    if (rest) return unknown(`of ${created} contracts that it created ${rest}`)
    return clear(sentenceOf(deployments, complete ? '' : ' in the part of its history that was read'))
  },

  examples: [
    { given: { deployments: { ...whole, tried: [trap] } }, outcome: 'raised', row: 'trap' },
    { given: { deployments: { ...whole, named: [{ contract: '0xscam', label: scam }] } }, outcome: 'raised', row: 'listed' },
    { given: { deployments: { ...whole, tried: [{ contract: '0xfine', outcome: 'sound' }] } }, outcome: 'clear' },
    { given: { deployments: { ...whole, tried: [{ contract: '0xvault', outcome: 'no token' }] } }, outcome: 'clear' },
    { given: { deployments: { ...whole, created: 0 } }, outcome: 'clear' },
    {
      given: { deployments: { ...whole, tried: [{ contract: '0xslow', outcome: 'unknown', reason: 'late', failed: true }] } },
      outcome: 'unknown',
    },
    { given: { deployments: { ...whole, created: 7, tried: [{ contract: '0xfine', outcome: 'sound' }] } }, outcome: 'unknown' },
    { given: {}, outcome: 'unknown' },
  ],
})

function sentenceOf({ created, tried }: Deployments, where: string): string {
  if (created === 0) return `It created no contract${where}.`
  const count = (outcome: Tried['outcome']) => tried.filter(one => one.outcome === outcome).length
  return `Of ${created} contracts that it created${where} ${count('sound')} let a buyer sell, and ${count('no token')} are no tokens.`
}
