import { Command } from 'commander'
import type { Explanation } from '../../api/explanation.ts'
import { ChainvetError, SecretRefusedError } from '../../errors.ts'
import { type App, fail, paper } from '../app.ts'
import { withExamples } from '../help.ts'
import { type GlobalFlags, jsonOption } from '../options.ts'

/** `explain` and `explain SIGNAL`: what signals mean, weigh and need, without a scan. */
export const explainCommand = (app: App): Command =>
  withExamples(
    new Command('explain')
      .summary('what a signal means and weighs, how to verify and clear it')
      .description('Tell what a signal means, why it weighs what it weighs, how to verify it by hand and how an owner clears it')
      .argument('[signal]', 'token/sell-blocked, or sell-blocked where only one has that name; all when left out')
      .addOption(jsonOption())
      .action(async (word: string | undefined, _flags, command: Command) => {
        const flags = command.optsWithGlobals() as GlobalFlags & { readonly json?: boolean }
        const { explanations, modelFacts } = await import('../../engine/explanation.ts')
        try {
          const all = explanations()
          const one = word === undefined ? undefined : await signalNamed(word, all)
          if (flags.json) {
            const { asciiJson } = await import('../../output/visible.ts')
            app.stdout.write(`${asciiJson(one ?? { model: modelFacts.name, base: modelFacts.base, signals: all }, 2)}\n`)
            return
          }
          const { explanationText, signalsText } = await import('../../output/explain.ts')
          const sheet = await paper(app, app.stdout, flags)
          app.stdout.write(one ? explanationText(one, modelFacts.name, sheet) : signalsText(all, modelFacts.name, sheet))
        } catch (error) {
          if (!(error instanceof ChainvetError)) throw error
          await fail(app, error, flags, { json: flags.json === true })
        }
      }),
    [
      ['chainvet explain', 'all signals'],
      ['chainvet explain token/sell-blocked', 'one in full'],
      ["chainvet explain --json | jq -r '.signals[].id'", 'for programs'],
    ],
  )

/** The signal of that id, or of that last part of an id where it is the only one. Rejects with what was probably meant. */
async function signalNamed(word: string, all: readonly Explanation[]): Promise<Explanation> {
  const [{ closest }, { secretIn }] = await Promise.all([import('../../chains/closest.ts'), import('../../chains/secrets.ts')])
  const wanted = word.trim().toLowerCase()
  const lastPart = (id: string) => id.slice(id.indexOf('/') + 1)
  const found = all.filter(({ id }) => id === wanted || lastPart(id) === wanted)
  const [first, second] = found
  if (first && !second) return first
  if (first)
    throw new ChainvetError('USAGE', `"${wanted}" is the name of ${found.length} signals`, {
      hint: `Name one of them:\n${found.map(({ id }) => `  chainvet explain ${id}`).join('\n')}`,
    })
  const looksLike = secretIn(word)
  if (looksLike !== undefined) throw new SecretRefusedError({ looksLike })
  const ids = all.map(({ id }) => id)
  const near = wanted.includes('/') ? closest(wanted, ids) : ids.find(id => lastPart(id) === closest(wanted, ids.map(lastPart)))
  throw new ChainvetError('USAGE', `there is no signal "${word.length > 60 ? `${word.slice(0, 57)}...` : word}"`, {
    hint: `${near === undefined ? '' : `Did you mean ${near}?   `}All signals: chainvet explain${wanted.length < 25 ? '' : why}`,
  })
}

/** What is as long as an address was probably meant to be one. */
const why = '\nWhy an address has its score: chainvet scan token ADDRESS --chain NAME --explain'
