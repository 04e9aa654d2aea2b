/** A path below the base of an API; what the base has behind a question mark, such as a key, is sent along. */
export function below(base: URL, path: string): URL {
  const url = new URL(`${base.origin}${base.pathname.replace(/\/$/, '')}${path}`)
  for (const [key, value] of base.searchParams) url.searchParams.append(key, value)
  return url
}
