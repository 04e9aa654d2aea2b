// What the program uses of undici, bundled in its place: the whole package is fetch, sockets and mocks besides, and takes about
// three times as long to load. Like the package itself it gives every dispatcher its `connect`, with which proxies are asked.

import connect from 'undici/lib/api/api-connect.js'
import Agent from 'undici/lib/dispatcher/agent.js'
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js'
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js'
import Pool from 'undici/lib/dispatcher/pool.js'

Object.assign(Dispatcher.prototype, { connect })

export { Agent, EnvHttpProxyAgent, Pool }
