import { ledgerOf } from '../../api/ledger.ts'
import type { ScanResult } from '../../api/scanner.ts'
import { chains } from '../../chains/index.ts'
import { explanationOf } from '../../engine/explanation.ts'
import { counted, grouped } from '../../output/amounts.ts'
import { type Markup, markup, nothing } from '../../output/html/markup.ts'
import { prose } from './words.ts'

/** For each finding how a person checks it without believing us, and how an owner clears it. */
export function verification(result: ScanResult): Markup {
  const ledger = ledgerOf(result)
  if (!ledger) return markup`<p>This result does not say what its score rests on.</p>`
  const raised = ledger.checks.filter(({ outcome }) => outcome === 'raised').sort((a, b) => b.points - a.points)
  const block = ledger.block
    ? markup`<p>Every read was made at block ${grouped(ledger.block.number)}: ask a node for that block and compare.</p>`
    : nothing
  if (raised.length === 0)
    return markup`<p>No check was raised, so there is nothing to disprove. What each check looked at stands above, under “Checks”.</p>${block}`
  const family = chains.find(({ id }) => id === result.chain_id)?.family.name
  return markup`<p>Nobody has to believe this page. The steps under “Evidence” can be repeated by anybody; these are the ways by hand.</p>${block}${raised.map(
    ({ id, points }) => {
      const explained = explanationOf(id)
      if (!explained) return nothing
      const own = explained.elsewhere.find(({ families }) => family !== undefined && families.includes(family)) ?? explained
      return markup`<details><summary><code>${id}</code>, ${points === 0 ? 'no points' : counted(points, 'point')}: ${explained.question}</summary><dl class="ways-by-hand"><div><dt><b>Why it matters</b></dt><dd>${prose(explained.why)}</dd></div><div><dt><b>Verify by hand</b></dt><dd>${prose(own.verify)}</dd></div><div><dt><b>How an owner clears it</b></dt><dd>${prose(own.remedy)}</dd></div></dl></details>`
    },
  )}`
}
