/** Ratios, counts and times as sentences show them. Machine formats carry the exact values. */
export const percent = (share: number): string => {
  const points = share * 100
  return `${points > 0 && points < 0.05 ? '<0.1' : trim(points.toFixed(1))} %`
}

const trim = (digits: string): string => digits.replace(/\.0$/, '')

/** 90061 seconds is "1 day". */
export function span(seconds: number): string {
  const units = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
    [1, 'second'],
  ] as const
  for (const [length, name] of units) {
    const count = Math.floor(seconds / length)
    if (count >= 1) return `${count} ${name}${count === 1 ? '' : 's'}`
  }
  return 'less than a second'
}

export const day = (date: Date): string => date.toISOString().slice(0, 10)

export const dollars = (usd: number): string => `$${Math.round(usd).toLocaleString('en-US')}`
