import { ChainvetError } from '../errors.ts'

/**
 * The address of a service, as a key may be sent to it: https, or http to this machine, and nothing but host and path.
 * `from` says where it was written. Throws `CONFIG_INVALID`, and repeats nothing of what it refuses: it may hold a secret.
 */
export function serviceUrl(text: string, from: string): URL {
  const refuse = (why: string, hint: string): never => {
    throw new ChainvetError('CONFIG_INVALID', `the service address from ${from} ${why}`, { hint })
  }
  // the parser of the platform drops tabs and line breaks inside a host name
  const url = /^[\x21-\x7e]+$/.test(text) && URL.canParse(text) ? new URL(text) : refuse('is not a URL', example)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') refuse('is neither https nor http', example)
  if (url.username !== '' || url.password !== '') refuse('has a user name or password in it', 'Leave out what stands in front of the @.')
  if (url.search !== '' || url.hash !== '' || /[?#]/.test(text)) refuse('has a query or a fragment', example)
  if (url.protocol === 'http:' && !isLoopback(url)) {
    refuse('is plain http', 'The key would go over the network in clear. Use https; http is for services on this machine.')
  }
  url.pathname = url.pathname.replace(/\/+$/, '')
  return url
}

const example = 'Example: https://api.example.com'

/** Whether the host is this machine, by its own name or number. */
const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)

/** The address as people see it: "https://api.example.com", with its path where it has one. */
export const serviceName = (url: URL): string => (url.pathname === '/' ? url.origin : `${url.origin}${url.pathname}`)
