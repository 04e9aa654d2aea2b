import type { Case } from '../case.ts'
import { cunning } from './cunning.ts'
import { issuers, launches, libraries, retired } from './established.ts'
import { exits, timed } from './exits.ts'
import { fair } from './fair.ts'
import { deceptions, markets, taxed } from './money.ts'
import { ploys } from './ploys.ts'
import { mints, replaceable, seizures, switches } from './powers.ts'
import { unforeseen } from './unforeseen.ts'

/** Every case of the development set. */
export const cases: readonly Case[] = [
  ...exits,
  ...timed,
  ...switches,
  ...taxed,
  ...seizures,
  ...mints,
  ...replaceable,
  ...markets,
  ...deceptions,
  ...libraries,
  ...retired,
  ...issuers,
  ...launches,
  ...cunning,
  ...unforeseen,
  ...fair,
  ...ploys,
]
