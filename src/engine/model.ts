import { createHash } from 'node:crypto'
import model from '../signals/woe-1.json' with { type: 'json' }

/** The name of the model and the SHA-256 of its numbers: two programs with the same hash weigh alike. */
export const modelIdentity = (): { readonly name: string; readonly sha256: string } => ({
  name: model.model,
  sha256: createHash('sha256').update(JSON.stringify(model)).digest('hex'),
})
