/** The day after the lists were made: what is clean is LOW then. */
export const now = new Date('2025-11-20T12:00:00.000Z')
export const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000)
export const at = (days: number): string => ago(days).toISOString()
export const seconds = (days: number): number => Math.floor(ago(days).getTime() / 1000)

/** One subject of a stand-in, with what a scan of it makes when nothing is left out. */
export interface Scene {
  readonly name: string
  readonly kind: 'wallet' | 'token'
  readonly address: string
  readonly level: 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL'
  show(): void
}

export interface Family {
  readonly chain: number
  readonly url: URL
  readonly scenes: readonly Scene[]
  stop(): Promise<void>
}

export type Row<T> = readonly [name: string, level: Scene['level'], address: string, scene: T]
export const scenesOf = <T>(kind: Scene['kind'], rows: readonly Row<T>[], show: (scene: T) => void): Scene[] =>
  rows.map(([name, level, address, scene]) => ({ name, kind, address, level, show: () => show(scene) }))
