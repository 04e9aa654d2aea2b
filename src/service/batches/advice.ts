import type { RowError } from '../../api/report.ts'
import type { ChainvetError } from '../../errors.ts'

/** Hints that make sense to somebody who has no command line of ours in front of them, by code. */
const hints: Readonly<Record<string, string>> = {
  CHAIN_REQUIRED: 'Fill its chain column, or name the chain of such rows in the query: ?chain=ethereum',
  UNKNOWN_CHAIN: 'The chain is a chain_id or a name, such as 1 or ethereum.',
  EXCEL_MANGLED: 'The digits are lost. Take the addresses from where they came from, and format the column as text.',
  CHECKSUM_MISMATCH: 'A wrong capital letter usually means a typing error, sometimes a forged look-alike. Check the source.',
  CSV_NO_ADDRESS_COLUMN: 'Name the column "address", or say which one it is in the query: ?address_column=NAME',
  CSV_BAD_ENCODING: 'Send UTF-8.',
}

/** Why a row has no result, as a customer of the service is told: flags of the command line say nothing to them. */
export const adviceOn = ({ code, message }: Pick<ChainvetError, 'code' | 'message'> | RowError): RowError => ({
  code,
  message: message.replace(/--chain says/, 'its chain column says').replace(/this command scans (wallets|tokens)/, 'this batch is of $1'),
  hint: hints[code] ?? null,
})

/** The same for a whole input, in one text: the `detail` of an answer. */
export function detailOf({ code, message, where, hint }: ChainvetError): string {
  const more = code === 'USAGE' && hint !== undefined && !/--|chainvet |jq /.test(hint) ? hint : hints[code]
  const flags = message.replace(/--([a-z]+)-column\b/g, '$1_column').replace(/--no-header\b/g, 'header=false')
  return [flags, ...where, ...(more === undefined ? [] : [more])]
    .join('. ')
    .replace(/\.\. /g, '. ')
    .replace(/^./, first => first.toUpperCase())
}
