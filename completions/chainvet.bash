# bash completion for chainvet. Made from the command tree by "npm run completions".
# Put it where bash-completion looks, ~/.local/share/bash-completion/completions/chainvet, or source it in ~/.bashrc.

# The command behind another one: sets path, or fails.
_chainvet_step() {
  case "$path>$1" in
    '>scan') path='scan' ;;
    '>convert') path='convert' ;;
    '>diff') path='diff' ;;
    '>ignore') path='ignore' ;;
    '>watch') path='watch' ;;
    '>data') path='data' ;;
    '>approvals') path='approvals' ;;
    '>chains') path='chains' ;;
    '>explain') path='explain' ;;
    '>replay') path='replay' ;;
    '>schema') path='schema' ;;
    '>doctor') path='doctor' ;;
    '>completion') path='completion' ;;
    '>help') path='help' ;;
    '>usage') path='usage' ;;
    '>login') path='login' ;;
    '>logout') path='logout' ;;
    '>whoami') path='whoami' ;;
    '>config') path='config' ;;
    '>serve') path='serve' ;;
    '>worker') path='worker' ;;
    '>keys') path='keys' ;;
    '>backup') path='backup' ;;
    'scan>wallet') path='scan wallet' ;;
    'scan>token') path='scan token' ;;
    'scan>file') path='scan file' ;;
    'scan>repo') path='scan repo' ;;
    'ignore>add') path='ignore add' ;;
    'ignore>list') path='ignore list' ;;
    'ignore>prune') path='ignore prune' ;;
    'data>status') path='data status' ;;
    'data>update') path='data update' ;;
    'data>export') path='data export' ;;
    'data>import') path='data import' ;;
    'config>list') path='config list' ;;
    'config>get') path='config get' ;;
    'config>set') path='config set' ;;
    'config>unset') path='config unset' ;;
    'config>path') path='config path' ;;
    'keys>create') path='keys create' ;;
    'keys>list') path='keys list' ;;
    'keys>rotate') path='keys rotate' ;;
    'keys>revoke') path='keys revoke' ;;
    *) return 1 ;;
  esac
}

# What a command offers: sets commands and flags.
_chainvet_offers() {
  case "$path" in
    '') commands='scan convert diff ignore watch data approvals chains explain replay schema doctor completion help usage login logout whoami config serve worker keys backup' flags='-V --version --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input -h --help' ;;
    'scan') commands='wallet token file repo' flags='-h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'scan wallet') commands='' flags='-c --chain -i --input --input-format --delimiter --no-header --comment --address-column --chain-column --type-column --extract --known --no-checksum -f --format --json -o --output --report --fields --min-level --sort --sarif-level --csv-raw --explain --annotations --errors-file --evidence --fail-on --fail-on-score --gate-exit-code --allow-unscored --level-map --allow-empty --ignore-file --no-ignore --show-ignored --strict-ignores --baseline --concurrency --retries --rate --max-calls --resume --no-journal --max-errors --dry-run --allow-overage --yes --rpc-url --explorer-url --no-provider -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'scan token' | 'scan file') commands='' flags='--fast -c --chain -i --input --input-format --delimiter --no-header --comment --address-column --chain-column --type-column --extract --known --no-checksum -f --format --json -o --output --report --fields --min-level --sort --sarif-level --csv-raw --explain --annotations --errors-file --evidence --fail-on --fail-on-score --gate-exit-code --allow-unscored --level-map --allow-empty --ignore-file --no-ignore --show-ignored --strict-ignores --baseline --concurrency --retries --rate --max-calls --resume --no-journal --max-errors --dry-run --allow-overage --yes --rpc-url --explorer-url --no-provider -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'scan repo') commands='' flags='--changed --type -c --chain -i --input --input-format --delimiter --no-header --comment --address-column --chain-column --type-column --extract --known --no-checksum -f --format --json -o --output --report --fields --min-level --sort --sarif-level --csv-raw --explain --annotations --errors-file --evidence --fail-on --fail-on-score --gate-exit-code --allow-unscored --level-map --allow-empty --ignore-file --no-ignore --show-ignored --strict-ignores --baseline --concurrency --retries --rate --max-calls --resume --no-journal --max-errors --dry-run --allow-overage --yes --rpc-url --explorer-url --no-provider -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'convert') commands='' flags='-f --format --json -o --output --report --fields --min-level --sort --sarif-level --csv-raw --explain --annotations --errors-file --evidence --fail-on --fail-on-score --gate-exit-code --allow-unscored --level-map --allow-empty --ignore-file --no-ignore --show-ignored --strict-ignores --baseline -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'diff' | 'data status' | 'data export' | 'chains' | 'explain' | 'replay' | 'schema' | 'whoami' | 'config list' | 'config get' | 'config path') commands='' flags='--json -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'ignore') commands='add list prune' flags='-h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'ignore add') commands='' flags='--level --reason --expires --type --by --ignore-file -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'ignore list') commands='' flags='--json --ignore-file -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'ignore prune') commands='' flags='--ignore-file -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'watch') commands='' flags='--every --once --state --type -f --format -c --chain --input-format --delimiter --no-header --comment --address-column --chain-column --type-column --known --no-checksum --concurrency --retries --rate --max-calls --resume --no-journal --max-errors --rpc-url --explorer-url --no-provider --allow-overage --yes -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'data') commands='status update export import' flags='-h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'data update') commands='' flags='--source --from --dry-run --force --json -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'data import') commands='' flags='--force --json -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'approvals') commands='' flags='--json -c --chain --no-checksum --rpc-url --explorer-url -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'doctor') commands='' flags='--online --share --targets -c --chain --json --rpc-url --explorer-url --no-provider -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'completion' | 'help' | 'logout' | 'config set' | 'config unset') commands='' flags='-h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'usage') commands='' flags='--json --warn-at --fail-at -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'login') commands='' flags='--with-token --no-verify -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'config') commands='list get set unset path' flags='-h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'serve') commands='' flags='--port --host --metrics-port --metrics-host --public-url --trust-proxy --rpc-url --explorer-url --no-provider --database --pepper-file --history-days --burst --concurrent --scans --connections --batch-lanes --stop-time -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'worker') commands='' flags='--database --concurrency --attempts --stop-time --rpc-url --explorer-url --no-provider --metrics-port --metrics-host -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'keys') commands='create list rotate revoke' flags='-h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'keys create') commands='' flags='--account --tier --included --overage-price --mode --label --json --database --pepper-file -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'keys list') commands='' flags='--account --json --database --pepper-file -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'keys rotate') commands='' flags='--overlap --json --database --pepper-file -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'keys revoke') commands='' flags='--json --database --pepper-file -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
    'backup') commands='' flags='--database -h --help --offline --timeout -q --quiet -v --verbose --color --no-color --width --ascii --accessible --progress --base-url --engine --profile --api-key-file --ca-file --no-input' ;;
  esac
}

# What follows a flag: sets kind and words; kind is empty where nothing does.
_chainvet_value() {
  kind= words= optional=
  case "$path $1" in
    *' --timeout' | *' --width' | *' --base-url' | *' --profile' | *' --delimiter' | *' --comment' | *' --address-column' | *' --chain-column' | *' --type-column' | *' --fields' | *' --fail-on-score' | *' --gate-exit-code' | *' --level-map' | *' --concurrency' | *' --retries' | *' --rate' | *' --max-calls' | *' --max-errors' | *' --rpc-url' | *' --explorer-url' | *' --changed' | 'scan repo --type' | *' --reason' | *' --expires' | *' --by' | *' --every' | *' --source' | *' --warn-at' | *' --fail-at' | *' --port' | *' --host' | *' --metrics-port' | *' --metrics-host' | *' --public-url' | *' --trust-proxy' | *' --history-days' | *' --burst' | *' --concurrent' | *' --scans' | *' --connections' | *' --batch-lanes' | *' --stop-time' | *' --attempts' | *' --account' | *' --included' | *' --overage-price' | *' --label' | *' --overlap') kind=free ;;
    *' --color' | *' --progress') kind=words words='auto always never' ;;
    *' --engine') kind=words words='local remote' ;;
    *' --api-key-file' | *' --ca-file' | *' -i' | *' --input' | *' --known' | *' -o' | *' --output' | *' --errors-file' | *' --ignore-file' | *' --baseline' | *' --state' | *' --from' | *' --targets' | *' --database' | *' --pepper-file') kind=file ;;
    *' -c' | *' --chain') kind=words words='ethereum eth mainnet bitcoin btc solana sol bnb bsc bnbchain polygon matic pol arbitrum arb arb1 optimism op oeth base avalanche avax tron trx xrp ripple xrpl cardano ada 1 0 -1 56 137 42161 10 8453 43114 -6 -5 -7' ;;
    *' --input-format') kind=words words='auto csv tsv jsonl list' ;;
    'scan wallet -f' | 'scan token -f' | 'scan file -f' | 'scan repo -f' | 'convert -f' | 'scan wallet --format' | 'scan token --format' | 'scan file --format' | 'scan repo --format' | 'convert --format') kind=words words='table json jsonl csv sarif junit markdown html' ;;
    'watch -f' | 'watch --format') kind=words words='table jsonl' ;;
    *' --report') kind=keyed words='table= json= jsonl= csv= sarif= junit= markdown= html=' ;;
    *' --min-level' | *' --sarif-level' | *' --level') kind=words words='critical high medium low' ;;
    *' --sort') kind=words words='line level score' ;;
    *' --annotations') kind=words words='github' ;;
    *' --evidence') kind=directory ;;
    *' --fail-on') kind=words words='critical high medium low none' ;;
    *' --allow-unscored') kind=words words='upstream-unavailable network timeout tls bad-response rate-limited no-activity unknown-level contradiction data-too-old unscored evidence-damaged store-unavailable bad-row' optional=1 ;;
    *' --resume') kind=free optional=1 ;;
    'ignore add --type' | 'watch --type') kind=words words='wallet token' ;;
    *' --tier') kind=words words='free starter growth scale enterprise' ;;
    *' --mode') kind=words words='live test' ;;
  esac
}

# What stands in a place of a command: sets kind and words.
_chainvet_place() {
  kind= words= optional=
  case "$path:$1" in
    'scan wallet:'* | 'scan token:'* | 'ignore add:0' | 'approvals:0' | 'login:0' | 'config get:0' | 'config set:0' | 'config set:1' | 'config unset:0' | 'keys rotate:0' | 'keys revoke:0') kind=free ;;
    'scan file:0' | 'convert:0' | 'diff:0' | 'diff:1' | 'watch:0' | 'data export:0' | 'data import:0' | 'backup:0') kind=file ;;
    'scan repo:0' | 'replay:0') kind=directory ;;
    'explain:0') kind=words words='wallet/sanctioned wallet/oracle-sanctioned wallet/issuer-frozen wallet/labelled wallet/mixer wallet/reported wallet/exposure wallet/drainer wallet/poisoner wallet/deployer wallet/associates wallet/pass-through wallet/joint-transactions wallet/cluster wallet/taken-over wallet/foreign-delegate wallet/delegated wallet/new wallet/inbound-only wallet/fan wallet/one-of-many wallet/unverified-contract wallet/poisoned wallet/delisted wallet/service wallet/system-address wallet/shared-control token/sanctioned token/labelled token/transfers-stopped token/sell-blocked token/sell-stops token/sell-varies token/sell-limited token/sell-tax token/buy-tax token/buy-blocked token/resale-blocked token/transfer-blocked token/transfers-refused token/transfer-tax token/hidden-mint token/owner-takes-balances token/owner-blocks-sales token/owner-raises-tax token/owner-mints token/transfer-hook token/upgradeable token/impersonates token/deceptive-name token/false-books token/not-erc20 token/liquidity token/removable-liquidity token/age token/issuer-sells token/unverified-source token/concentrated token/few-holders token/holders-frozen token/options token/reported token/owner token/canonical' ;;
    'schema:0') kind=words words='result wallet-result token-result report report-row error wallet-request token-request approvals usage failure data-status data-update' ;;
    'completion:0') kind=words words='bash zsh fish powershell' ;;
    'help:'*) kind=words words='scan convert diff ignore watch data approvals chains explain replay schema doctor completion help usage login logout whoami config serve worker keys backup exit-codes environment formats accessibility' ;;
  esac
}

# Adds what fits the word at hand.
_chainvet_reply() {
  local IFS=$' \t\n'
  case $kind in
    words) COMPREPLY+=($(compgen -W "$words" -- "$cur")) ;;
    keyed)
      compopt -o nospace 2>/dev/null
      COMPREPLY+=($(compgen -W "$words" -- "$cur"))
      ;;
    file)
      IFS=$'\n'
      compopt -o default 2>/dev/null || COMPREPLY+=($(compgen -f -- "$cur"))
      ;;
    directory)
      IFS=$'\n'
      compopt -o dirnames 2>/dev/null || COMPREPLY+=($(compgen -d -- "$cur"))
      ;;
  esac
}

_chainvet() {
  local cur=${COMP_WORDS[COMP_CWORD]} path= commands= flags= kind= words= optional=
  local pending= last= taken= keyed= plain= count=0 i word
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    if [[ -n $plain ]]; then
      count=$((count + 1))
    elif [[ $word == = && -n $last ]]; then
      # bash splits --chain=base into three words, and --report=sarif=file into five
      [[ -n $taken ]] && keyed=1
      pending=$last
    elif [[ -n $pending ]]; then
      pending= taken=1
    else
      pending= last= taken= keyed=
      case $word in
        --) plain=1 ;;
        -*=*) ;;
        -?*)
          last=$word
          _chainvet_value "$word"
          # where a value may be left out, it only counts behind an equals sign
          [[ -n $kind && -z $optional ]] && pending=$word
          ;;
        *) [[ $count == 0 ]] && _chainvet_step "$word" || count=$((count + 1)) ;;
      esac
    fi
  done

  if [[ -z $plain && $cur == = && -n $last ]]; then
    [[ -n $taken ]] && keyed=1
    pending=$last cur=
  elif [[ -z $plain && -z $pending && $cur == --*=* ]]; then
    # bash 3 does not split
    pending=${cur%%=*} cur=${cur#*=}
    [[ $cur == *=* ]] && keyed=1 cur=${cur#*=}
  fi
  if [[ -n $pending ]]; then
    _chainvet_value "$pending"
    [[ -n $keyed && $kind == keyed ]] && kind=file
    _chainvet_reply
    return 0
  fi
  _chainvet_offers
  if [[ -z $plain && $cur == -* ]]; then
    kind=words words=$flags
    _chainvet_reply
    return 0
  fi
  if [[ $count == 0 && -n $commands ]]; then
    kind=words words=$commands
    _chainvet_reply
    return 0
  fi
  _chainvet_place "$count"
  _chainvet_reply
}

complete -F _chainvet chainvet
