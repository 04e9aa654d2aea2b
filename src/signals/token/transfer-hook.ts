import { clear, defineSignal, raised } from '../signal.ts'

export const transferHook = defineSignal({
  id: 'token/transfer-hook',
  question: 'Does a program of the issuer decide about every transfer?',
  why: 'A program that may refuse a transfer can refuse a sale, today or after its next change.',
  verify:
    'Ask a node for the mint, `getAccountInfo MINT` with the encoding jsonParsed, or open it on an explorer: the extension ' +
    '"transferHook" names the program. The account of the program leads to its data, where "authority" may replace the code.',
  remedy:
    'The authority of the hook takes the program out, or the authority over the program gives it up for good, after which its code is ' +
    'what it is (`solana program set-upgrade-authority PROGRAM --final`).',
  needs: ['transferability'],
  families: ['solana', 'cardano'],

  judge({ transferability: { obstacles } }) {
    const hooks = obstacles.filter(({ kind }) => kind === 'hook')
    const hook = hooks.find(({ replaceable }) => replaceable !== false) ?? hooks[0]
    if (!hook) return clear('No program is asked when it moves.')
    const by = hook.by === undefined ? 'A program' : `The program ${hook.by}`
    if (hook.replaceable === false) return raised('fixed', `${by} decides about every transfer; its code cannot be replaced.`)
    const doubt = hook.replaceable ? 'and its code can be replaced' : 'and whether its code can be replaced is not known'
    return raised('replaceable', `${by} decides about every transfer, ${doubt}.`)
  },

  elsewhere: [
    {
      on: ['cardano'],
      verify:
        'Open the holders of the token on an explorer: all of it lies at the address of one script, each part under a key of its own, ' +
        'as the standard for programmable tokens has it (CIP-113).',
      remedy: 'A programmable token stays bound to its script; only another token, without one, clears it.',
    },
  ],

  examples: [
    {
      given: { transferability: { obstacles: [{ kind: 'hook', by: 'program', replaceable: true }] } },
      outcome: 'raised',
      row: 'replaceable',
    },
    { on: 'cardano', given: { transferability: { obstacles: [{ kind: 'hook', by: 'script' }] } }, outcome: 'raised', row: 'replaceable' },
    { given: { transferability: { obstacles: [{ kind: 'hook', by: 'program', replaceable: false }] } }, outcome: 'raised', row: 'fixed' },
    { given: { transferability: { obstacles: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
