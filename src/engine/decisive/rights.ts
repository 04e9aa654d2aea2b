import type { Decisive } from './decisive.ts'

/** A thief changes the keys of an account and leaves it its name; who may act for it is part of its state. */
export const permissions: Decisive = {
  name: 'permissions of the account',
  restsOn: ['permissions'],
  missing({ known, missing }) {
    if (!known.permissions) return missing.permissions ?? 'no node told them'
    return known.permissions.complete ? undefined : (missing.permissions ?? 'they, or when they changed, were read in part')
  },
}

/** Issuers freeze what thieves and sanctioned parties hold, often before any list names them. */
export const freezes: Decisive = {
  name: 'freezes by issuers of stablecoins',
  restsOn: ['freezes'],
  missing: ({ known, missing }) => (known.freezes ? undefined : (missing.freezes ?? 'no node told whether an issuer froze it')),
}
