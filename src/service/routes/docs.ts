import { createHash } from 'node:crypto'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
code, pre { font: 14px/1.5 ui-monospace, monospace }
pre { overflow-x: auto; padding: .75rem; border: 1px solid #8886; border-radius: .4rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #8884 }
`

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>chainvet: the service</title>
<style>${style}</style>
</head>
<body>
<h1>chainvet</h1>
<p>How risky is this wallet or token, why, and how do you know? The whole interface, for machines: <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1).</p>
<h2>Ask</h2>
<pre>curl -H "X-API-Key: $KEY" -H "Content-Type: application/json" \\
  -d '{"address": "0x...", "chain_id": 1}' ORIGIN/v1/scan/wallet</pre>
<p>The key may be sent as <code>Authorization: Bearer</code> instead. The chains: <a href="/v1/chains">/v1/chains</a>.</p>
<h2>Paths</h2>
<table>
<tr><th scope="col">Path</th><th scope="col">What it does</th><th scope="col">Key</th><th scope="col">Charged</th></tr>
<tr><td><code>POST /v1/scan/wallet</code></td><td>Score a wallet.</td><td>yes</td><td>200 and 404</td></tr>
<tr><td><code>POST /v1/scan/token</code></td><td>Score a token contract.</td><td>yes</td><td>200</td></tr>
<tr><td><code>GET /v1/approvals/{address}?chain=ethereum</code></td><td>Who may take what out of a wallet, and how to end it.</td><td>yes</td><td>200</td></tr>
<tr><td><code>POST /v1/batches</code></td><td>Scan a list; <code>/v1/batches/{id}</code> is its state, <code>/v1/batches/{id}/results</code> its rows.</td><td>yes</td><td>each row, when it is answered</td></tr>
<tr><td><code>GET /v1/usage</code></td><td>Calls and quota of this month.</td><td>yes</td><td>no</td></tr>
<tr><td><code>GET /v1/history</code></td><td>Past scans; <code>/v1/history/{id}</code> is one with its result.</td><td>yes</td><td>no</td></tr>
<tr><td><code>GET /v1/tiers</code></td><td>Tiers and prices.</td><td>yes</td><td>no</td></tr>
<tr><td><code>GET /v1/chains</code></td><td>Chains and the shapes of their addresses.</td><td>no</td><td>no</td></tr>
<tr><td><code>GET /healthz</code>, <code>/readyz</code></td><td>Whether the process runs; whether it takes scans.</td><td>no</td><td>no</td></tr>
</table>
<h2>Refusals</h2>
<p>Everything that is not a result is <code>{"detail": "a sentence"}</code> and costs nothing, but for 404: the wallet was looked at and has no activity.</p>
<table>
<tr><th scope="col">Status</th><th scope="col">When</th></tr>
<tr><td>400</td><td>A bad address, an unknown chain, a body that cannot be read.</td></tr>
<tr><td>401</td><td>The API key is missing, invalid or revoked.</td></tr>
<tr><td>404</td><td>The wallet has no activity on this chain; or there is no such path.</td></tr>
<tr><td>429</td><td>The free quota of the month is used up, or requests come too fast. <code>Retry-After</code> says when to come back.</td></tr>
<tr><td>502</td><td>Chain data is not to be had for the moment, or too little is known for a score.</td></tr>
<tr><td>503</td><td>The service is busy or stopping.</td></tr>
</table>
<h2>Repeat safely</h2>
<p>Send <code>Idempotency-Key</code> with a new word for each scan. A repeat under the same word gets the same answer and is charged once, for 24 hours.</p>
</body>
</html>
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The page for people: all of it in one answer, nothing is fetched from anywhere, and no script runs. */
export const docsPage = (): Response =>
  new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
    },
  })
