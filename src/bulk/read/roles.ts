/** What a column can be to us. */
export type Role = 'address' | 'chain' | 'type'

/** Names of columns, as `plainName` spells them. */
export const namesOf: Readonly<Record<Role, readonly string[]>> = {
  address: ['address', 'walletaddress', 'wallet', 'contractaddress', 'contract', 'tokenaddress', 'token', 'account'],
  chain: ['chain', 'chainid', 'network', 'blockchain'],
  type: ['type', 'kind'],
}

/** A name in lower case, without blanks, "-" and "_". */
export const plainName = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '')

/** The places in `names` that play `role`. */
export function placesOf(role: Role, names: readonly string[]): number[] {
  const accepted = namesOf[role]
  return names.flatMap((name, place) => (accepted.includes(plainName(name)) ? [place] : []))
}

/** The places in `names` that a person may mean by `asked`: a name in any case, or a number counted from 1. */
export function placesAsked(asked: string, names: readonly string[]): number[] {
  const wanted = asked.trim().toLowerCase()
  const named = names.flatMap((name, place) => (name.trim().toLowerCase() === wanted ? [place] : []))
  return named.length > 0 ? named : names.flatMap((_, place) => (String(place + 1) === wanted ? [place] : []))
}

/**
 * Keys under which the cells of `names` can stand in one object: each once, none of them empty, `__proto__`, or a whole
 * number, which objects put in front of all others. What needs no change keeps its name.
 */
export function keysOf(names: readonly string[]): string[] {
  const taken = new Set(names)
  const used = new Set<string>()
  const repeats = new Map<string, number>()
  return names.map((name, place) => {
    const wanted = name === '' ? `column_${place + 1}` : /^\d+$|^__proto__$/.test(name) ? `column_${name}` : name
    let key = wanted
    for (let count = repeats.get(wanted) ?? 2; used.has(key) || (key !== name && taken.has(key)); count++) {
      key = `${wanted}_${count}`
      repeats.set(wanted, count + 1)
    }
    used.add(key)
    return key
  })
}
