import { expect, test } from 'vitest'
import { judge } from '../../src/engine/judge.ts'
import { type Signal, signals } from '../../src/signals/index.ts'
import { present } from '../support/subjects.ts'
import { clean } from './dossiers.ts'

const signal = (needs: Signal['needs'], verdict: Signal['judge'] = () => ({ outcome: 'clear', sentence: 'All is well.' })): Signal => ({
  id: 'wallet/new',
  question: 'Is it bad?',
  why: 'It may be.',
  verify: 'Look at it.',
  remedy: 'Wait.',
  needs,
  weights: {},
  examples: [],
  elsewhere: [],
  judge: verdict,
})

test('a signal whose needs are known judges them, at the moment of the scan', () => {
  const seen = signal(['account', 'activity'], (known, { at }) => ({
    outcome: 'clear',
    sentence: `${known.account?.nonce}, ${at.getTime()}`,
  }))
  const [judgement] = judge({ known: clean, missing: {}, at: present }, [seen])
  expect(judgement).toEqual({ signal: seen, verdict: { outcome: 'clear', sentence: `40, ${present.getTime()}` } })
})

test('a need that is missing gives "unknown" with the reason it is missing, and nothing is judged', () => {
  const careless = signal(['account', 'activity'], () => {
    throw new TypeError('It was asked.')
  })
  const missing = { activity: 'the index is down', account: 'not looked at, because it is known' }
  const [judgement] = judge({ known: { account: clean.account }, missing, at: present }, [careless])
  expect(judgement?.verdict).toEqual({ outcome: 'unknown', reason: 'the index is down' })
})

test('a need that is missing for no known reason is said to be known to no source', () => {
  const [judgement] = judge({ known: {}, missing: {}, at: present }, [signal(['oracle'])])
  expect(judgement?.verdict).toEqual({ outcome: 'unknown', reason: 'no source knew its oracle' })
})

test('without evidence every signal of the registry answers "unknown", in its order', () => {
  const judgements = judge({ known: {}, missing: {}, at: present }, signals)
  expect(judgements.map(({ signal: { id }, verdict: { outcome } }) => [id, outcome])).toEqual(signals.map(({ id }) => [id, 'unknown']))
})
