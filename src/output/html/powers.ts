import type { TokenScanResult } from '../../api/scanner.ts'
import { type Markup, markup, nothing, trusted } from './markup.ts'
import { percent, wholeUnits } from './wording.ts'

type Details = TokenScanResult['token_data']
type Control = NonNullable<Details['controls']>[number]

/** Who can do what to a token, as it was executed: a caller, an arrow, the powers. */
export function powers({ controls, decimals, owner }: Pick<Details, 'controls' | 'decimals' | 'owner'>): Markup {
  const head = markup`<h3>Powers</h3>`
  if (!controls) return markup`${head}<p class="callout">What its owner can do could not be tried out.</p>`
  if (controls.length === 0) {
    const whose = owner === null ? 'It names no owner.' : markup`Its owner is <span class="mono">${owner}</span>.`
    return markup`${head}<p>No call that was tried out gave anybody a power over other people's tokens. ${whose}</p>`
  }
  return markup`${head}<div class="powers">${[...byCaller(controls).values()].map(group => actor(group, decimals))}</div>`
}

function byCaller(controls: readonly Control[]): Map<string, readonly [Control, ...Control[]]> {
  const groups = new Map<string, readonly [Control, ...Control[]]>()
  for (const control of controls) {
    const key = `${control.role} ${control.caller}`
    const before = groups.get(key)
    groups.set(key, before ? [...before, control] : [control])
  }
  return groups
}

function actor(group: readonly [Control, ...Control[]], decimals: number | null): Markup {
  const [{ role, caller, caller_kind: kind }] = group
  const who =
    role === 'stranger'
      ? markup`<b>Anybody</b>`
      : markup`<b>The ${role}</b><span class="mono">${caller}</span><span class="small">${controllers[kind] ?? `a ${kind}`}</span>`
  return markup`<div class="actor"><div class="who">${who}</div>${arrow}<ul>${group.map(control => power(control, decimals))}</ul></div>`
}

const controllers: Readonly<Record<string, string>> = {
  account: 'one account',
  several: 'several keys together',
  nobody: 'nobody',
  unknown: 'of an unknown kind',
}

const arrow = trusted(
  '<svg width="44" height="16" aria-hidden="true"><line class="rail" x1="0" x2="36" y1="8" y2="8"/><path class="tip" d="M34 2l9 6-9 6z"/></svg>',
)

function power({ power: name, granted, selector, tax, amount }: Control, decimals: number | null): Markup {
  const size = tax !== undefined ? ` to ${percent(tax)}` : amount !== undefined ? `: ${wholeUnits(amount, decimals)} in the trial` : ''
  // a power that the state of the chain grants was not called
  const how = granted ? `by right: ${granted}` : selector === null ? nothing : markup`by calling <code>${selector}</code>`
  return markup`<li><b>${name}</b>${size === '' ? nothing : size} <span class="small">${how}</span></li>`
}
