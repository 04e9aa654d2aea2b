/** What is mutated together, and the tests that a mutant of it is shown: pure ones, that need no node, no browser and no other process. */
export interface Room {
  readonly name: string
  readonly sources: readonly RegExp[]
  readonly tests: readonly RegExp[]
  /** Tests that match, but need what a mutant cannot be given a thousand times. */
  readonly without?: readonly RegExp[]
}

export const rooms: readonly Room[] = [
  {
    name: 'signals',
    sources: [/^src\/signals\//],
    tests: [/^test\/signals\/.*\.test\.ts$/, /^test\/engine\/.*\.test\.ts$/],
    without: [/^test\/engine\/(approvals|counterfactual|omissions|families|proofs|engine|verdict)\.test\.ts$/],
  },
  {
    name: 'engine',
    sources: [/^src\/engine\/(?!approvals|counterfactual|explanation|hosts|model)/],
    tests: [/^test\/engine\/.*\.test\.ts$/],
    without: [/^test\/engine\/(approvals|counterfactual|listed|hosts|proofs)\.test\.ts$/],
  },
  {
    name: 'explanations',
    sources: [/^src\/engine\/(?:approvals|counterfactual|explanation|hosts|model)/],
    tests: [/^test\/engine\/(?:counterfactual|explanation|hosts)\.test\.ts$/],
  },
  {
    name: 'quota',
    sources: [
      /^src\/service\/(?:cashier|usage|tiers|period|burst|seats)\.ts$/,
      /^src\/service\/store\/(?:bucket|sql\/quota|sqlite\/(?:quota|charges))\.ts$/,
    ],
    tests: [
      /^test\/service\/(?:usage|pace|cashier|uncharged)\.test\.ts$/,
      /^test\/service\/store\/(?:orders|granted)\.test\.ts$/,
      /^test\/service\/http\/(?:charge|limits)\.test\.ts$/,
      /^test\/mutation\/store\.ts$/,
    ],
  },
  {
    name: 'planner',
    sources: [
      /^src\/sources\/trade\/(?:dictionary|trials|stage|router|price|told)\.ts$/,
      /^src\/sources\/trade\/controllers\/storage\.ts$/,
    ],
    tests: [/^test\/sources\/trade\/(?:dictionary|trials|planner|controllers\/storage)\.test\.ts$/],
  },
]
