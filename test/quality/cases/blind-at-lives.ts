import type { Place, Transaction } from '../case.ts'
import { all } from './blind-f-lives.ts'

type Script = (place: Place) => readonly Transaction[]

const sentBy =
  (who: (place: Place) => string | undefined, scripts: readonly Script[]): Script =>
  place =>
    all(...scripts)(place).map(one => ({ ...one, from: who(place) ?? '' }))
/** One of those who are given some does it instead of the deployer. */
export const by = (index: number, ...scripts: readonly Script[]): Script => sentBy(({ given }) => given[index], scripts)
export const bought = (index: number, ...scripts: readonly Script[]): Script => sentBy(({ buyers }) => buyers[index], scripts)
export const each = (to: number, script: (index: number) => Script): Script =>
  all(...Array.from({ length: to }, (_, at) => by(at, script(at))))
/** It goes on without it. */
export const maybe =
  (script: Script): Script =>
  place =>
    script(place).map(one => ({ ...one, mayFail: true as const }))
export const word = (value: number): string => `0x${value.toString(16).padStart(64, '0')}`
export const six = { also: ['E6'] } as const
