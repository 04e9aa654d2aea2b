import type { Upstreams } from '../../../src/sources/index.ts'
import type { Sent } from '../../../src/wire.ts'

/** The day after the lists were made: what is clean is LOW then. */
export const now = new Date('2025-11-20T12:00:00.000Z')
export const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000)
export const at = (days: number): string => ago(days).toISOString()
export const seconds = (days: number): number => Math.floor(ago(days).getTime() / 1000)

type Level = 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL'

/** One subject of a stand-in, with what a scan of it makes when nothing is left out. */
export interface Scene {
  readonly name: string
  readonly kind: 'wallet' | 'token'
  readonly address: string
  /** As the stand-in was made; answers of the past have what comes of them. */
  readonly level?: Level
  show(): void
  /** What is not that of its family. */
  readonly chain?: number
  readonly now?: Date
  readonly upstreams?: Partial<Upstreams>
  /** Answers all requests, whatever host they are meant for, in place of the stand-in of the family. */
  answer?(sent: Sent): Promise<{ readonly status: number; readonly text: string; readonly asked: string | null }>
}

export interface Family {
  readonly chain: number
  /** Of the node, and of the explorer where that is no other. */
  readonly url: URL
  readonly explorer?: URL
  readonly now?: Date
  readonly scenes: readonly Scene[]
  stop(): Promise<void>
}

export type Row<T> = readonly [name: string, level: Level, address: string, scene: T]
export const scenesOf = <T>(kind: Scene['kind'], rows: readonly Row<T>[], show: (scene: T) => void): Scene[] =>
  rows.map(([name, level, address, scene]) => ({ name, kind, address, level, show: () => show(scene) }))
