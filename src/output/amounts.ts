/** 1234.5 as "1,234.5", in every locale. */
export const grouped = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 8 })

/** "1 row", "2 rows", "1,000 rows". */
export const counted = (value: number, what: string): string => `${grouped(value)} ${what}${value === 1 ? '' : 's'}`

/** "4.1 s", "1 min 15 s", "2 h 5 min". */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  const whole = Math.floor(seconds)
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`
  return `${grouped(Math.floor(whole / 3600))} h ${Math.floor((whole % 3600) / 60)} min`
}
