import { closest } from '../../chains/closest.ts'
import type { Diagnosis, Finding } from '../../output/doctor.ts'
import { environment } from '../environment.ts'

type Environment = Readonly<Record<string, string | undefined>>

const set = (value: string | undefined): value is string => value !== undefined && value.trim() !== ''

/** The variables that are set and have an effect. Of secrets only that they are set, of addresses the host: a path may hold a key. */
export function describeVariables(env: Environment): { environment: Diagnosis['environment'][number][]; findings: Finding[] } {
  const known = environment.flatMap(({ names, meaning, holds }) =>
    names.flatMap(name => (holds === 'proxy' ? [name, name.toLowerCase()] : [name]).map(spelled => ({ name: spelled, meaning, holds }))),
  )
  const names = known.map(({ name }) => name)
  const strangers = Object.keys(env).filter(name => name.startsWith('CHAINVET_') && set(env[name]) && !names.includes(name))
  return {
    environment: known.flatMap(({ name, meaning, holds }) => {
      const value = env[name]
      return set(value) ? [{ name, value: shownValue(value, holds), meaning }] : []
    }),
    findings: [
      ...strangers.map((name): Finding => {
        const near = closest(name, names)
        return {
          severity: 'warning',
          what: `${name} is set and has no effect`,
          hint: near === undefined ? 'All variables: chainvet help environment' : `Did you mean ${near}?`,
        }
      }),
      ...(env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0'
        ? [
            {
              severity: 'problem' as const,
              what: 'NODE_TLS_REJECT_UNAUTHORIZED=0: certificates are not checked, so anybody on the way can answer in the name of any host',
              hint: 'Unset it. A company proxy needs its certificate in NODE_EXTRA_CA_CERTS.',
            },
          ]
        : []),
    ],
  }
}

function shownValue(value: string, holds: (typeof environment)[number]['holds']): string {
  if (holds === 'secret') return '(set)'
  if (holds === 'url' || (holds === 'proxy' && /[/@]/.test(value))) return originOf(value)
  return value.length > 200 ? `${value.slice(0, 197)}...` : value
}

/** "https://host/..." of a URL with whatever it holds; what is no URL is not repeated. */
export function originOf(text: string): string {
  const spelled = text.includes('://') ? text : `http://${text}`
  if (!URL.canParse(spelled)) return '(set, and not a URL)'
  const { protocol, host, pathname, search, username } = new URL(spelled)
  return `${protocol}//${username === '' ? '' : '***@'}${host}${pathname === '/' && search === '' ? '' : '/...'}`
}
