interface Variable {
  readonly names: readonly string[]
  readonly meaning: string
  /** What its value is, where it may hold something that is not for every eye. */
  readonly holds?: 'secret' | 'url' | 'proxy'
}

/** Every variable of the environment that has an effect. An empty one counts as not set. */
export const environment: readonly Variable[] = [
  { names: ['CHAINVET_API_KEY'], meaning: 'Key of the service. Blanks around it are removed.', holds: 'secret' },
  { names: ['CHAINVET_API_KEY_FILE'], meaning: 'File that holds the key, as Docker and Kubernetes hand out secrets.' },
  { names: ['CHAINVET_BASE_URL'], meaning: 'Origin of the service; switches to the remote engine.', holds: 'url' },
  { names: ['CHAINVET_ENGINE'], meaning: 'local or remote.' },
  { names: ['CHAINVET_PROFILE'], meaning: 'Name of the profile.' },
  { names: ['CHAINVET_CONFIG_DIR'], meaning: 'Directory of configuration and credentials.' },
  { names: ['CHAINVET_DATA_DIR'], meaning: 'Directory of the lists that data update fetches.' },
  {
    names: ['CHAINVET_CHAIN', 'CHAINVET_FORMAT', 'CHAINVET_FAIL_ON', 'CHAINVET_CONCURRENCY', 'CHAINVET_TIMEOUT'],
    meaning: 'Defaults of the flags of the same names.',
  },
  { names: ['CHAINVET_RPC_URL', 'CHAINVET_EXPLORER_URL'], meaning: 'Node and explorer to ask in place of the public ones.', holds: 'url' },
  { names: ['ETHERSCAN_API_KEY'], meaning: 'Key for Etherscan; sent there and nowhere else.', holds: 'secret' },
  { names: ['TRON_PRO_API_KEY'], meaning: 'Key for TronGrid; sent there and nowhere else.', holds: 'secret' },
  {
    names: ['KOIOS_API_KEY', 'BLOCKFROST_PROJECT_ID'],
    meaning: 'Keys for Koios and Blockfrost, the indexes of Cardano; each is sent to its own and nowhere else.',
    holds: 'secret',
  },
  { names: ['CHAINVET_HOST', 'CHAINVET_PORT'], meaning: 'Where chainvet serve listens.' },
  { names: ['CHAINVET_DATABASE'], meaning: 'Store of the service: a file, or postgres://... with its password.', holds: 'secret' },
  { names: ['CHAINVET_PEPPER'], meaning: 'Secret under which the service keeps the keys of its customers.', holds: 'secret' },
  { names: ['CHAINVET_PEPPER_FILE'], meaning: 'File that holds it.' },
  { names: ['CHAINVET_ACCESSIBLE', 'ACCESSIBLE'], meaning: 'Anything but 0 and false: accessible mode (chainvet help accessibility).' },
  { names: ['CHAINVET_DEBUG'], meaning: 'Anything but 0 and false: say as much on stderr as with -vv. Keys stay masked.' },
  { names: ['NO_COLOR'], meaning: 'No colours.' },
  { names: ['FORCE_COLOR', 'CLICOLOR_FORCE', 'CLICOLOR'], meaning: 'Colours on or off (0), after NO_COLOR, in this order.' },
  { names: ['TERM'], meaning: 'dumb: no colours and no line that is rewritten.' },
  { names: ['COLUMNS'], meaning: 'Width, where the terminal does not tell.' },
  { names: ['CI'], meaning: 'No line that is rewritten.' },
  { names: ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'], meaning: 'Proxies, in lower case too.', holds: 'proxy' },
  { names: ['NODE_EXTRA_CA_CERTS'], meaning: 'File of certificates to trust besides, as company proxies need.' },
  {
    names: ['NODE_TLS_REJECT_UNAUTHORIZED'],
    meaning: '0: certificates are not checked, so anybody can answer in the name of a host. Never set it.',
  },
  { names: ['GITHUB_STEP_SUMMARY'], meaning: 'A report written to this file is added to what other steps wrote there.' },
  { names: ['XDG_CONFIG_HOME', 'APPDATA'], meaning: 'Where the directory of configuration and credentials is made.' },
  { names: ['XDG_DATA_HOME', 'LOCALAPPDATA'], meaning: 'Where the directory of the fetched lists is made.' },
  { names: ['XDG_STATE_HOME'], meaning: 'Where the secret is kept that seals the journals of --resume.' },
]
