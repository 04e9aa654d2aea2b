import { changeOf, type Outcomes } from './confirm.ts'
import type { Stage } from './stage.ts'
import { wordIn } from './transactions.ts'

/**
 * Whether a call counted everything in other units: everybody who is watched has the same share of the supply as before, to a
 * billionth, and the balance of somebody who has nothing to do with it shows it. Nobody is diluted by that.
 */
export function counted(stage: Stage, outcomes: Outcomes, caller: string): boolean {
  const at = (key: string) => wordIn(outcomes, key)
  const [before, after] = [at('before/supply'), at('after/supply')]
  const { buyer, bystander } = stage.actors
  if (before === undefined || after === undefined || before === 0n || changeOf(outcomes, bystander) === 0n) return false
  return [buyer, bystander, stage.route.pool.address, caller].every(account => {
    const [had, has] = ['before', 'after'].map(when => at(`${when}/${account.toLowerCase()}`))
    // whoever calls may have nothing
    if (had === undefined || has === undefined || (had === 0n && account !== caller)) return false
    const [due, got] = [had * after, has * before]
    return (due > got ? due - got : got - due) * 1_000_000_000n <= due
  })
}
