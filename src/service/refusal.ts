/**
 * An answer that is not a result: thrown by a handler, written as `{detail}` by `app.ts`. The detail is a sentence for people
 * and repeats nothing that was sent.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, detail: string, headers: Readonly<Record<string, string>> = {}) {
    super(detail)
    this.status = status
    this.headers = headers
  }
}
