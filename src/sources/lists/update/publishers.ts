import { forta, graphSense, myEtherWallet, ofacReady, scamSniffer } from './community.ts'
import { ofac } from './ofac.ts'
import type { Publisher } from './publisher.ts'

/** Everybody whose list `data update` fetches, in its order. A new one adds its line. */
export const publishers: readonly Publisher[] = [{ ...ofac, instead: ofacReady }, scamSniffer, myEtherWallet, forta, graphSense]

/** The publisher of that name; the stand-in of one can be named too. */
export const publisherNamed = (name: string): Publisher | undefined =>
  publishers.flatMap(publisher => [publisher, ...(publisher.instead ? [publisher.instead] : [])]).find(publisher => publisher.name === name)
