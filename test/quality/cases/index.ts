import type { Case } from '../case.ts'
import { against } from './against.ts'
import { againstBounds } from './against-bounds.ts'
import { againstMore } from './against-more.ts'
import { blindA } from './blind-a.ts'
import { blindAA } from './blind-aa.ts'
import { blindAB } from './blind-ab.ts'
import { blindAC } from './blind-ac.ts'
import { blindAD } from './blind-ad.ts'
import { blindAE } from './blind-ae.ts'
import { blindAF } from './blind-af.ts'
import { blindAG } from './blind-ag.ts'
import { blindAH } from './blind-ah.ts'
import { blindAI } from './blind-ai.ts'
import { blindAJ } from './blind-aj.ts'
import { blindAK } from './blind-ak.ts'
import { blindAL } from './blind-al.ts'
import { blindAM } from './blind-am.ts'
import { blindAN } from './blind-an.ts'
import { blindAO } from './blind-ao.ts'
import { blindAP } from './blind-ap.ts'
import { blindAQ } from './blind-aq.ts'
import { blindAR } from './blind-ar.ts'
import { blindAS } from './blind-as.ts'
import { blindAT } from './blind-at.ts'
import { blindAU } from './blind-au.ts'
import { blindAV } from './blind-av.ts'
import { blindAW } from './blind-aw.ts'
import { blindAX } from './blind-ax.ts'
import { blindAY } from './blind-ay.ts'
import { blindAZ } from './blind-az.ts'
import { blindB } from './blind-b.ts'
import { blindBA } from './blind-ba.ts'
import { blindBB } from './blind-bb.ts'
import { blindBC } from './blind-bc.ts'
import { blindBD } from './blind-bd.ts'
import { blindBE } from './blind-be.ts'
import { blindBF } from './blind-bf.ts'
import { blindBG } from './blind-bg.ts'
import { blindBH } from './blind-bh.ts'
import { blindBI } from './blind-bi.ts'
import { blindBJ } from './blind-bj.ts'
import { blindBK } from './blind-bk.ts'
import { blindBL } from './blind-bl.ts'
import { blindBM } from './blind-bm.ts'
import { blindBN } from './blind-bn.ts'
import { blindBO } from './blind-bo.ts'
import { blindBP } from './blind-bp.ts'
import { blindBQ } from './blind-bq.ts'
import { blindBR } from './blind-br.ts'
import { blindBS } from './blind-bs.ts'
import { blindBT } from './blind-bt.ts'
import { blindBU } from './blind-bu.ts'
import { blindBV } from './blind-bv.ts'
import { blindBW } from './blind-bw.ts'
import { blindBX } from './blind-bx.ts'
import { blindBY } from './blind-by.ts'
import { blindC } from './blind-c.ts'
import { blindShares } from './blind-c-shares.ts'
import { blindD } from './blind-d.ts'
import { blindE } from './blind-e.ts'
import { blindF } from './blind-f.ts'
import { blindG } from './blind-g.ts'
import { blindH } from './blind-h.ts'
import { blindI } from './blind-i.ts'
import { blindJ } from './blind-j.ts'
import { blindK } from './blind-k.ts'
import { blindL } from './blind-l.ts'
import { blindM } from './blind-m.ts'
import { blindN } from './blind-n.ts'
import { blindO } from './blind-o.ts'
import { blindP } from './blind-p.ts'
import { blindQ } from './blind-q.ts'
import { blindR } from './blind-r.ts'
import { blindS } from './blind-s.ts'
import { blindT } from './blind-t.ts'
import { blindU } from './blind-u.ts'
import { blindV } from './blind-v.ts'
import { blindW } from './blind-w.ts'
import { blindX } from './blind-x.ts'
import { blindY } from './blind-y.ts'
import { blindZ } from './blind-z.ts'
import { crowds } from './crowds.ts'
import { cunning } from './cunning.ts'
import { issuers, launches, libraries, retired } from './established.ts'
import { exits, timed } from './exits.ts'
import { fair } from './fair.ts'
import { forms } from './forms.ts'
import { handed } from './handed.ts'
import { deceptions, markets, taxed } from './money.ts'
import { ploys } from './ploys.ts'
import { mints, replaceable, seizures, switches } from './powers.ts'
import { realA } from './real-a.ts'
import { realB } from './real-b.ts'
import { scams } from './scam-a.ts'
import { relatives, setters } from './scam-b.ts'
import { nearer, switchless } from './scam-c.ts'
import { secrets } from './secrets.ts'
import { stalls } from './stalls.ts'
import { trifles } from './trifles.ts'
import { unforeseen } from './unforeseen.ts'
import { unopened } from './unopened.ts'

/** Tokens as they were really deployed, honest ones and others, from memory. */
export const replicas: readonly Case[] = [...scams, ...setters, ...relatives, ...switchless, ...nearer, ...realA, ...realB]

/** By people who had not seen how tokens are judged here. */
export const blind: readonly Case[] = [
  ...blindA,
  ...blindB,
  ...blindC,
  ...blindShares,
  ...blindD,
  ...blindE,
  ...blindF,
  ...blindG,
  ...blindH,
  ...blindI,
  ...blindJ,
  ...blindK,
  ...blindL,
  ...blindM,
  ...blindN,
  ...blindO,
  ...blindP,
  ...blindQ,
  ...blindR,
  ...blindS,
  ...blindT,
  ...blindU,
  ...blindV,
  ...blindW,
  ...blindX,
  ...blindY,
  ...blindAA,
  ...blindZ,
  ...blindAB,
  ...blindAC,
  ...blindAD,
  ...blindAE,
  ...blindAF,
  ...blindAG,
  ...blindAH,
  ...blindAI,
  ...blindAJ,
  ...blindAK,
  ...blindAL,
  ...blindAM,
  ...blindAN,
  ...blindAO,
  ...blindAP,
  ...blindAQ,
  ...blindAR,
  ...blindAS,
  ...blindAT,
  ...blindAU,
  ...blindAV,
  ...blindAW,
  ...blindAX,
  ...blindAY,
  ...blindAZ,
  ...blindBA,
  ...blindBB,
  ...blindBC,
  ...blindBD,
  ...blindBE,
  ...blindBF,
  ...blindBG,
  ...blindBH,
  ...blindBI,
  ...blindBJ,
  ...blindBL,
  ...blindBK,
  ...blindBM,
  ...blindBN,
  ...blindBP,
  ...blindBQ,
  ...blindBO,
  ...blindBR,
  ...blindBS,
  ...blindBT,
  ...blindBU,
  ...blindBV,
  ...blindBW,
  ...blindBX,
  ...blindBY,
]

/** Every case of the development set. */
export const cases: readonly Case[] = [
  ...replicas,
  ...blind,
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
  ...unopened,
  ...trifles,
  ...handed,
  ...against,
  ...againstMore,
  ...againstBounds,
  ...fair,
  ...secrets,
  ...crowds,
  ...stalls,
  ...ploys,
  ...forms,
]
