/** How much all scans of a run together may repeat at one host. */
export interface RetryBudget {
  /** Takes leave for one more attempt; false where repeating has not helped lately. */
  take(): boolean
  /** A scan got its answer, after so many attempts that were repeated: those were worth their calls. */
  answered(repeated: number): void
}

/**
 * Attempts that may be repeated in vain before anything was answered: more than any one scan is allowed, so that a single
 * scan never feels the budget. Google's SRE book (chapter 21) allows retries for a tenth of the requests; Envoy keeps a
 * small number of them free.
 */
const burst = 32
const share = 0.1
/** What is saved up in good times: a service that dies gets no more repeats than that. */
const most = 128

/**
 * A bucket of tokens. A repeat costs one, and gets it back when its scan is answered in the end; every answer adds a tenth
 * of one. So a service that fails now and then is asked as often as it takes, and one that is down about once for each row.
 */
export function createRetryBudget(): RetryBudget {
  let tokens = burst
  return {
    take() {
      if (tokens < 1) return false
      tokens--
      return true
    },
    answered(repeated) {
      tokens = Math.min(most, tokens + repeated + share)
    },
  }
}
