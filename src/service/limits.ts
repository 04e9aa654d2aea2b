/** How much the service takes. Everything has a limit. */
export interface Limits {
  /** Calls of one key: so many come back within so many seconds. Absent: no limit. */
  readonly burst: { readonly points: number; readonly seconds: number } | undefined
  /** Scans of one account at the same time. */
  readonly concurrent: number
  /** Scans of all accounts at the same time. */
  readonly scans: number
  /** Connections at the same time. */
  readonly connections: number
  /** Bytes of the body of a scan. */
  readonly body: number
  /** Milliseconds until the headers of a request are complete. */
  readonly headersTime: number
  /** Milliseconds until the body of a scan is complete, from the end of its headers. */
  readonly bodyTime: number
  /** Milliseconds in which a route that takes whole files gets them. */
  readonly uploadTime: number
  /** Milliseconds in which a repeat waits for the first request with its idempotency key. */
  readonly repeatTime: number
  /** Milliseconds that what is under way is given when the service stops. */
  readonly stopTime: number
}

export const defaultLimits: Limits = {
  burst: { points: 50, seconds: 1 },
  concurrent: 16,
  scans: 256,
  connections: 2_000,
  body: 16_384,
  headersTime: 10_000,
  bodyTime: 15_000,
  uploadTime: 600_000,
  repeatTime: 60_000,
  stopTime: 30_000,
}
