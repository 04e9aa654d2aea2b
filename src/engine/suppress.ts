import type { Dossier } from '../evidence/evidence.ts'
import type { Finding } from './score.ts'

/**
 * Groups that hold powers. The issuers of registry tokens hold such powers in public; for them these are shown at
 * 0 points. What was executed against holders, or is in force against them (tier A), and what lists say, is never silenced: balances
 * that an authority may take are "seizable", those that were taken are in the group "seize".
 */
const powers = new Set(['supply', 'switch', 'seizable', 'upgrade', 'holders'])

export const suppress = (findings: readonly Finding[], { known }: Pick<Dossier, 'known'>): readonly Finding[] =>
  known.identity?.canonical
    ? findings.map(finding => (powers.has(finding.group) && finding.tier !== 'A' ? { ...finding, solo: 0, tier: 'info' } : finding))
    : findings
