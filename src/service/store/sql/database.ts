import { CompiledQuery, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * One way to both databases. What is alike in them is written once, above this interface; what has to be fast, or differs, is
 * written for each.
 */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  /** Builds statements, and runs none. */
  readonly build: Kysely<Tables>
  /** The clock of the store in milliseconds since 1970, as a part of a statement. */
  now(): RawBuilder<number>
  /** The month of that clock, "2026-11", as a part of a statement. */
  period(): RawBuilder<string>
  /** A statement that changes nothing. */
  read<R>(query: Asked<R>): Promise<readonly R[]>
  /** Work that ends a call comes "first", before all that waits. */
  write<R>(query: Asked<R>, repeat: Repeat, turn?: 'first'): Promise<readonly R[]>
  /** All statements of a piece of work, or none. */
  transaction<T>(work: () => Work<T>, repeat: Repeat): Promise<T>
  close(): Promise<void>
}

/**
 * Whether work may be done again when the connection broke before its end was known: "harmless" where doing it twice is doing it
 * once.
 */
export type Repeat = 'harmless' | 'harmful'

export interface Asked<R> {
  compile(): CompiledQuery<R>
}

/** A statement written by hand. */
export const written = <R>(sql: string, parameters: readonly unknown[]): Asked<R> => ({
  compile: () => CompiledQuery.raw(sql, [...parameters]),
})

/**
 * Work in several statements: it hands out one after the other, and gets the rows of each back. SQLite runs it in one go, so that
 * nothing comes in between; PostgreSQL waits between its statements.
 */
export type Work<T> = Generator<CompiledQuery, T, readonly unknown[]>

/** Hands out one statement, and returns its rows. */
export function* ask<R>(query: Asked<R>): Generator<CompiledQuery, readonly R[], readonly unknown[]> {
  return (yield query.compile()) as readonly R[]
}
