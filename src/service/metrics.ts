/** Counts what happens, and writes it in the text format of Prometheus (0.0.4). The same name gives the same metric. */
export interface Metrics {
  counter<L extends string>(name: string, help: string, labels?: readonly L[]): Counter<L>
  /** Read when somebody asks. */
  gauge(name: string, help: string, read: () => number): void
  /** Seconds, or what the name says; `bounds` in rising order. */
  histogram<L extends string>(name: string, help: string, bounds: readonly number[], labels?: readonly L[]): Histogram<L>
  text(): string
}

/** Labels are words of ours: routes, statuses, outcomes. What a client sends is never one, so their number is bounded. */
type Counter<L extends string> = (labels: Readonly<Record<L, string>>, by?: number) => void
type Histogram<L extends string> = (labels: Readonly<Record<L, string>>, value: number) => void

interface Metric {
  readonly handle: unknown
  lines(): readonly string[]
}

export function createMetrics(): Metrics {
  const metrics = new Map<string, Metric>()
  const once = <H>(name: string, make: () => { readonly handle: H; lines(): readonly string[] }): H => {
    const known = metrics.get(name)
    if (known) return known.handle as H
    const made = make()
    metrics.set(name, made)
    return made.handle
  }
  return {
    counter: (name, help, labels = []) => once(name, () => counterOf(name, help, labels)),
    gauge: (name, help, read) =>
      once(name, () => ({ handle: undefined, lines: () => [...heading(name, help, 'gauge'), `${name} ${read()}`] })),
    histogram: (name, help, bounds, labels = []) => once(name, () => histogramOf(name, help, bounds, labels)),
    text: () => `${[...metrics.values()].flatMap(({ lines }) => lines()).join('\n')}\n`,
  }
}

const heading = (name: string, help: string, type: string): string[] => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]

function counterOf<L extends string>(name: string, help: string, labels: readonly L[]) {
  const { of, all } = seriesOf(labels, () => ({ value: 0 }))
  // a counter without labels is there before it counts: 0 is a fact
  if (labels.length === 0) of({} as Record<L, string>)
  const handle: Counter<L> = (values, by = 1) => {
    of(values).value += by
  }
  return { handle, lines: () => [...heading(name, help, 'counter'), ...all().map(({ text, one }) => `${name}${text} ${one.value}`)] }
}

function histogramOf<L extends string>(name: string, help: string, bounds: readonly number[], labels: readonly L[]) {
  /** `counts[n]` of values that are not above bound n, and above the one before. */
  const { of, all } = seriesOf(labels, () => ({ counts: bounds.map(() => 0), sum: 0, count: 0 }))
  const handle: Histogram<L> = (values, value) => {
    const one = of(values)
    const at = bounds.findIndex(bound => value <= bound)
    if (at >= 0) one.counts[at] = (one.counts[at] as number) + 1
    one.sum += value
    one.count++
  }
  const lines = () => [
    ...heading(name, help, 'histogram'),
    ...all().flatMap(({ text, one: { counts, sum, count } }) => {
      let below = 0
      return [
        ...bounds.map((bound, at) => {
          below += counts[at] as number
          return `${name}_bucket${withLabel(text, 'le', String(bound))} ${below}`
        }),
        `${name}_bucket${withLabel(text, 'le', '+Inf')} ${count}`,
        `${name}_sum${text} ${sum}`,
        `${name}_count${text} ${count}`,
      ]
    }),
  ]
  return { handle, lines }
}

/** What is counted for each combination of labels. Their text is made once: every request counts, and few people read. */
function seriesOf<L extends string, T>(labels: readonly L[], make: () => T) {
  const series: { readonly text: string; readonly one: T }[] = []
  const root: Branch<T> = { further: new Map() }
  return {
    of(values: Readonly<Record<L, string>>): T {
      // a text that was put together for the look-up would have to be hashed each time
      let at = root
      for (const label of labels) at = at.further.get(values[label]) ?? branchOf(at, values[label])
      if (at.one === undefined) {
        at.one = make()
        series.push({ text: labelsText(labels, values), one: at.one })
      }
      return at.one
    },
    all: () => series,
  }
}

interface Branch<T> {
  readonly further: Map<string, Branch<T>>
  one?: T
}

function branchOf<T>(branch: Branch<T>, value: string): Branch<T> {
  const made: Branch<T> = { further: new Map() }
  branch.further.set(value, made)
  return made
}

const labelsText = <L extends string>(labels: readonly L[], values: Readonly<Record<L, string>>): string =>
  labels.length === 0 ? '' : `{${labels.map(label => `${label}="${quoted(values[label])}"`).join(',')}}`

const withLabel = (text: string, label: string, value: string): string =>
  text === '' ? `{${label}="${value}"}` : `${text.slice(0, -1)},${label}="${value}"}`

const quoted = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
