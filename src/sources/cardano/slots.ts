/**
 * The clock of mainnet. Byron slots lasted 20 seconds from 2017-09-23T21:44:51Z (byron-genesis.json, "startTime"); Shelley
 * began with slot 4492800 at 2020-07-29T21:44:51Z (CIP-59, table of eras), and its slots last one second
 * (shelley-genesis.json, "slotLength").
 */
const byron = { start: 1_506_203_091n, seconds: 20n }
const shelley = { slot: 4_492_800n, start: 1_596_059_091n }

/** Seconds of the year 10000: later than this a date has no usual form. */
const endOfDates = 253_402_300_800n

/** When a slot begins; `undefined` beyond the year 9999. */
export function slotToDate(slot: bigint): Date | undefined {
  const seconds = slot < shelley.slot ? byron.start + slot * byron.seconds : shelley.start + slot - shelley.slot
  return seconds < endOfDates ? new Date(Number(seconds) * 1000) : undefined
}
