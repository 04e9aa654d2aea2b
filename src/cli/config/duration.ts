const units: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** Milliseconds of a text such as 500ms, 30s, 2m, 12h or 14d; seconds without a unit; `undefined` for any other text. */
export function durationIn(text: string): number | undefined {
  const [, digits, unit = 's'] = /^(\d{1,6})(ms|s|m|h|d)?$/.exec(text) ?? []
  const length = units[unit]
  return digits === undefined || length === undefined ? undefined : Number.parseInt(digits, 10) * length
}
