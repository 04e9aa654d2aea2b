import type { Script } from './index-of-cardano.ts'
import { holdersOf, inWords, readNativeScript } from './native-script.ts'
import { isHashOfNative, isHashOfPlutus } from './script-hash.ts'

/** Who a script obeys. "program": Plutus code, which nobody reads here. "unknown": the index showed no script that fits the hash. */
export interface Rule {
  readonly kind: 'anybody' | 'account' | 'several' | 'nobody' | 'program' | 'unknown'
  /** Hashes of the keys that count. */
  readonly keys: readonly string[]
  /** First slot in which they can act, where that is in the future. */
  readonly from?: bigint
  /** Slot from which nobody can act any more; absent where that never comes. */
  readonly until?: bigint
  /** The rule, or why it is not known, in our own words. */
  readonly words: string
}

/** Judges the script behind a hash. An index is not believed: a script that has another hash is not the one. */
export function ruleOf(hash: string, script: Script | undefined, slot: bigint): Rule {
  if (!script) return unknown('no script with this hash has been seen on the chain')
  if (script.kind === 'plutus') {
    if (script.bytes === undefined) return unknown('the code of the script was not shown')
    if (!isHashOfPlutus(hash, `plutusV${script.version}`, script.bytes)) return unknown(otherScript)
    return { kind: 'program', keys: [], words: `a Plutus program (version ${script.version})` }
  }
  const native = readNativeScript(script.json)
  if (!native) return unknown('the script that was shown is not a native script')
  if (!isHashOfNative(hash, native)) return unknown(otherScript)
  return { ...holdersOf(native, slot), words: inWords(native) }
}

const otherScript = 'the script that was shown has another hash'

const unknown = (words: string): Rule => ({ kind: 'unknown', keys: [], words })
