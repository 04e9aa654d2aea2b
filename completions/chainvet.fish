# fish completion for chainvet. Made from the command tree by "npm run completions".
# Put it into ~/.config/fish/completions/chainvet.fish.

# The command that the line names so far, and how many words stand behind it.
function __chainvet_where
    set -l path ''
    set -l count 0
    set -l skip 0
    set -l plain 0
    for word in (commandline -opc)[2..-1]
        if test $skip = 1
            set skip 0
            continue
        end
        if test $plain = 1
            set count (math $count + 1)
            continue
        end
        switch $word
            case --
                set plain 1
            case '-*=*'
            case --timeout --color --width --progress --base-url --engine --profile --api-key-file --ca-file -c --chain -i --input --input-format --delimiter --comment --address-column --chain-column --type-column --known -f --format -o --output --report --fields --min-level --sort --sarif-level --annotations --errors-file --evidence --fail-on --fail-on-score --gate-exit-code --level-map --ignore-file --baseline --concurrency --retries --rate --max-calls --max-errors --rpc-url --explorer-url --changed --type --level --reason --expires --by --every --state --source --from --targets --warn-at --fail-at --port --host --metrics-port --metrics-host --public-url --trust-proxy --database --pepper-file --history-days --burst --concurrent --scans --connections --batch-lanes --stop-time --attempts --account --tier --included --overage-price --mode --label --overlap
                set skip 1
            case '-?*'
            case '*'
                set -l next (string trim "$path $word")
                test $count = 0; or set next ''
                switch $next
                    case 'scan'
                        set path 'scan'
                    case 'convert'
                        set path 'convert'
                    case 'diff'
                        set path 'diff'
                    case 'ignore'
                        set path 'ignore'
                    case 'watch'
                        set path 'watch'
                    case 'data'
                        set path 'data'
                    case 'approvals'
                        set path 'approvals'
                    case 'chains'
                        set path 'chains'
                    case 'explain'
                        set path 'explain'
                    case 'replay'
                        set path 'replay'
                    case 'schema'
                        set path 'schema'
                    case 'doctor'
                        set path 'doctor'
                    case 'completion'
                        set path 'completion'
                    case 'help'
                        set path 'help'
                    case 'usage'
                        set path 'usage'
                    case 'login'
                        set path 'login'
                    case 'logout'
                        set path 'logout'
                    case 'whoami'
                        set path 'whoami'
                    case 'config'
                        set path 'config'
                    case 'serve'
                        set path 'serve'
                    case 'worker'
                        set path 'worker'
                    case 'keys'
                        set path 'keys'
                    case 'backup'
                        set path 'backup'
                    case 'scan wallet'
                        set path 'scan wallet'
                    case 'scan token'
                        set path 'scan token'
                    case 'scan file'
                        set path 'scan file'
                    case 'scan repo'
                        set path 'scan repo'
                    case 'ignore add'
                        set path 'ignore add'
                    case 'ignore list'
                        set path 'ignore list'
                    case 'ignore prune'
                        set path 'ignore prune'
                    case 'data status'
                        set path 'data status'
                    case 'data update'
                        set path 'data update'
                    case 'data export'
                        set path 'data export'
                    case 'data import'
                        set path 'data import'
                    case 'config list'
                        set path 'config list'
                    case 'config get'
                        set path 'config get'
                    case 'config set'
                        set path 'config set'
                    case 'config unset'
                        set path 'config unset'
                    case 'config path'
                        set path 'config path'
                    case 'keys create'
                        set path 'keys create'
                    case 'keys list'
                        set path 'keys list'
                    case 'keys rotate'
                        set path 'keys rotate'
                    case 'keys revoke'
                        set path 'keys revoke'
                    case '*'
                        set count (math $count + 1)
                end
        end
    end
    echo $path
    echo $count
    echo $skip
end

# Whether a word with a dash is being typed where a value is due: fish takes it for a flag.
function __chainvet_negative
    set -l where (__chainvet_where)
    test "$where[3]" = 1; and string match -q -- '-*' (commandline -ct)
end

# Whether a command is being typed; with a number, whether so many words stand behind it.
function __chainvet_at
    set -l where (__chainvet_where)
    test "$where[1]" = "$argv[1]"; or return 1
    __chainvet_negative; and return 1
    test (count $argv) = 1; or test "$where[2]" = "$argv[2]"
end

# Whether a negative number is being typed behind one of these flags.
function __chainvet_number_after
    set -l words (commandline -opc)
    contains -- $words[-1] $argv; and __chainvet_negative
end

complete -c chainvet -f
complete -c chainvet -n 'not __chainvet_negative' -l offline -d 'open no connection: only the lists are screened'
complete -c chainvet -n 'not __chainvet_negative' -l timeout -x -d 'longest time for a scan: 500ms, 30s, 2m'
complete -c chainvet -n 'not __chainvet_negative' -s q -l quiet -d 'errors only on stderr'
complete -c chainvet -n 'not __chainvet_negative' -s v -l verbose -d 'say more on stderr'
complete -c chainvet -n 'not __chainvet_negative' -l color -x -a 'auto
always
never' -d 'colours: auto, always, never'
complete -c chainvet -n 'not __chainvet_negative' -l no-color -d 'same as --color never'
complete -c chainvet -n 'not __chainvet_negative' -l width -x -d 'columns to fill'
complete -c chainvet -n 'not __chainvet_negative' -l ascii -d 'draw with ASCII characters only'
complete -c chainvet -n 'not __chainvet_negative' -l accessible -d 'one fact a line, no boxes, no marks: for screen readers'
complete -c chainvet -n 'not __chainvet_negative' -l progress -x -a 'auto
always
never' -d 'how far long work is: auto, always, never'
complete -c chainvet -n 'not __chainvet_negative' -l base-url -x -d 'service to ask in place of the engine of this process'
complete -c chainvet -n 'not __chainvet_negative' -l engine -x -a 'local
remote' -d 'who scans: local'
complete -c chainvet -n 'not __chainvet_negative' -l profile -x -d 'profile of your configuration'
complete -c chainvet -n 'not __chainvet_negative' -l api-key-file -r -F -d 'file that holds the key of the service'
complete -c chainvet -n 'not __chainvet_negative' -l ca-file -r -F -d 'certificates to trust besides those of the system, for the service'
complete -c chainvet -n 'not __chainvet_negative' -l no-input -d 'never ask on the terminal'
complete -c chainvet -n 'not __chainvet_negative' -s h -l help -d 'show help'
complete -c chainvet -n '__chainvet_number_after -c --chain' -s 1 -d 'Solana'
complete -c chainvet -n '__chainvet_number_after -c --chain' -s 6 -d 'Tron'
complete -c chainvet -n '__chainvet_number_after -c --chain' -s 5 -d 'XRP'
complete -c chainvet -n '__chainvet_number_after -c --chain' -s 7 -d 'Cardano'

# chainvet
complete -c chainvet -n "__chainvet_at '' 0" -a 'scan' -d 'Score wallets and tokens'
complete -c chainvet -n "__chainvet_at '' 0" -a 'convert' -d 'Write a saved report in another format, or put it to another gate'
complete -c chainvet -n "__chainvet_at '' 0" -a 'diff' -d 'Compare two saved reports; exit 20 when something got worse'
complete -c chainvet -n "__chainvet_at '' 0" -a 'ignore' -d 'Accepted risks: for a reason, up to a level, until a day'
complete -c chainvet -n "__chainvet_at '' 0" -a 'watch' -d 'Scan a list again and again; print a line only when a level moves'
complete -c chainvet -n "__chainvet_at '' 0" -a 'data' -d 'The lists that scans are screened against: their age, new ones, a copy for another machine'
complete -c chainvet -n "__chainvet_at '' 0" -a 'approvals' -d 'who may take tokens out of a wallet, and how to end it'
complete -c chainvet -n "__chainvet_at '' 0" -a 'chains' -d 'List the twelve chains: names, ids, address shapes'
complete -c chainvet -n "__chainvet_at '' 0" -a 'explain' -d 'what a signal means and weighs, how to verify and clear it'
complete -c chainvet -n "__chainvet_at '' 0" -a 'replay' -d 'recompute a verdict from its evidence, without a network'
complete -c chainvet -n "__chainvet_at '' 0" -a 'schema' -d 'Print the JSON Schema of what chainvet reads and writes'
complete -c chainvet -n "__chainvet_at '' 0" -a 'doctor' -d 'Look at everything a run depends on: versions, files, hosts, lists, clock, proxy, variables'
complete -c chainvet -n "__chainvet_at '' 0" -a 'completion' -d 'Print the completion file of a shell'
complete -c chainvet -n "__chainvet_at '' 0" -a 'help' -d 'Explain a command or a topic'
complete -c chainvet -n "__chainvet_at '' 0" -a 'usage' -d 'Show tier, calls and overage of this month'
complete -c chainvet -n "__chainvet_at '' 0" -a 'login' -d 'Store the key of a service'
complete -c chainvet -n "__chainvet_at '' 0" -a 'logout' -d 'Forget the stored key of a service'
complete -c chainvet -n "__chainvet_at '' 0" -a 'whoami' -d 'Show which key is used, without asking the service'
complete -c chainvet -n "__chainvet_at '' 0" -a 'config' -d 'Read and write your configuration'
complete -c chainvet -n "__chainvet_at '' 0" -a 'serve' -d 'Run the service: scans over HTTP, with API keys and monthly quotas'
complete -c chainvet -n "__chainvet_at '' 0" -a 'worker' -d 'Scan the rows of batches for a service on PostgreSQL'
complete -c chainvet -n "__chainvet_at '' 0" -a 'keys' -d 'Keys of the service you run: issue, list, replace and revoke'
complete -c chainvet -n "__chainvet_at '' 0" -a 'backup' -d 'Copy the store of the service while it runs'
complete -c chainvet -n "__chainvet_at ''" -s V -l version -d 'output the version number'

# chainvet scan
complete -c chainvet -n "__chainvet_at 'scan' 0" -a 'wallet' -d 'Score the risk of wallet addresses'
complete -c chainvet -n "__chainvet_at 'scan' 0" -a 'token' -d 'Score the risk of token contracts'
complete -c chainvet -n "__chainvet_at 'scan' 0" -a 'file' -d 'Score a list of wallets and tokens: a file with a column "type"'
complete -c chainvet -n "__chainvet_at 'scan' 0" -a 'repo' -d 'Find addresses in the files of a checkout and score them'

# chainvet scan wallet
complete -c chainvet -n "__chainvet_at 'scan wallet'" -s c -l chain -x -a 'ethereum\\t"Ethereum"
eth\\t"Ethereum"
mainnet\\t"Ethereum"
bitcoin\\t"Bitcoin"
btc\\t"Bitcoin"
solana\\t"Solana"
sol\\t"Solana"
bnb\\t"BNB Chain"
bsc\\t"BNB Chain"
bnbchain\\t"BNB Chain"
polygon\\t"Polygon"
matic\\t"Polygon"
pol\\t"Polygon"
arbitrum\\t"Arbitrum"
arb\\t"Arbitrum"
arb1\\t"Arbitrum"
optimism\\t"Optimism"
op\\t"Optimism"
oeth\\t"Optimism"
base\\t"Base"
avalanche\\t"Avalanche"
avax\\t"Avalanche"
tron\\t"Tron"
trx\\t"Tron"
xrp\\t"XRP"
ripple\\t"XRP"
xrpl\\t"XRP"
cardano\\t"Cardano"
ada\\t"Cardano"
1\\t"Ethereum"
0\\t"Bitcoin"
-1\\t"Solana"
56\\t"BNB Chain"
137\\t"Polygon"
42161\\t"Arbitrum"
10\\t"Optimism"
8453\\t"Base"
43114\\t"Avalanche"
-6\\t"Tron"
-5\\t"XRP"
-7\\t"Cardano"' -d 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -s i -l input -r -F -d 'CSV, TSV, JSONL or one address a line'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l input-format -x -a 'auto
csv
tsv
jsonl
list' -d 'what the input is'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l delimiter -x -d 'between the cells of a CSV file'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l no-header -d 'the first line of the file is a row'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l comment -x -d 'lines that start with it are skipped'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l address-column -x -d 'the column with the addresses'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l chain-column -x -d 'the column with the chains'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l type-column -x -d 'the column that says wallet or token'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l extract -d 'find the addresses in free text, such as a chat or a log'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l known -r -F -d 'your contacts: an address that only resembles one of them is reported'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l no-checksum -d 'accept an EVM address whose capital letters contradict its checksum'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -s f -l format -x -a 'table\\t"For people"
json\\t"One document"
jsonl\\t"A line for each row as soon as it is done"
csv\\t"The columns of the input unchanged, then those of chainvet, which begin with cv_"
sarif\\t"SARIF 2.1.0, for code scanning"
junit\\t"JUnit XML, for build servers"
markdown\\t"For pull requests and job summaries"
html\\t"One file that asks nobody for anything and reads without JavaScript"' -d 'how the result is written'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l json -d 'same as --format json'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -s o -l output -r -F -d 'write the result there'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l report -r -F -a 'table=\\t"For people"
json=\\t"One document"
jsonl=\\t"A line for each row as soon as it is done"
csv=\\t"The columns of the input unchanged, then those of chainvet, which begin with cv_"
sarif=\\t"SARIF 2.1.0, for code scanning"
junit=\\t"JUnit XML, for build servers"
markdown=\\t"For pull requests and job summaries"
html=\\t"One file that asks nobody for anything and reads without JavaScript"' -d 'write another format too'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l fields -x -d 'only these members of a row: json, jsonl, csv'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l min-level -x -a 'critical
high
medium
low' -d 'show rows from this level on: table, markdown, html'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l sort -x -a 'line
level
score' -d 'order of a table: line, level, score'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l sarif-level -x -a 'critical
high
medium
low' -d 'rows from this level on are results in SARIF'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l csv-raw -d 'do not defuse spreadsheet formulas in CSV'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l explain -d 'show how the score comes about and what would change the level'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l annotations -x -a 'github' -d 'lines on stderr that mark places in a pull request'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l errors-file -r -F -d 'bad rows as CSV, to mend and feed back'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l evidence -x -a '(__fish_complete_directories)' -d 'keep every answer a verdict rests on, to repeat it: chainvet replay DIR'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l fail-on -x -a 'critical
high
medium
low
none' -d 'exit 20 when a result is at or above: low, medium, high, critical'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l fail-on-score -x -d 'exit 20 when a score is this or more'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l gate-exit-code -x -d 'another number than 20'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l allow-unscored -a 'upstream-unavailable
network
timeout
tls
bad-response
rate-limited
no-activity
unknown-level
contradiction
data-too-old
unscored
evidence-damaged
store-unavailable
bad-row\\t"rows that could not be understood"' -d 'rows without a score do not fail the run'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l level-map -x -d 'what a level of the service means that this version does not know'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l allow-empty -d 'an input without rows is fine'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l ignore-file -r -F -d 'accepted risks'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l no-ignore -d 'accept no risk, whatever the file says'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l show-ignored -d 'list the rows whose risk was accepted'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l strict-ignores -d 'an expired or unused ignore is an error'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l baseline -r -F -d 'only what is new or worse than in this report trips the gate'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l concurrency -x -d 'scans in flight, 1 to 32'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l retries -x -d 'further tries where the service failed for the time being'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l rate -x -d 'scans started a second at most'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l max-calls -x -d 'stop after so many scans'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l resume -d 'go on with a run that was stopped'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l no-journal -d 'keep nothing that a stopped run could go on from'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l max-errors -x -d 'stop after so many failed scans'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l dry-run -d 'count the targets and what they cost'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l allow-overage -d 'go past the included calls of the month, which costs money'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l yes -d 'on a terminal: go past them without a question'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l rpc-url -x -d 'node to ask in place of the public ones'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l explorer-url -x -d 'explorer to ask in place of the public ones'
complete -c chainvet -n "__chainvet_at 'scan wallet'" -l no-provider -d 'do not ask the external security provider'

# chainvet scan token
complete -c chainvet -n "__chainvet_at 'scan token'" -l fast -d 'of an Ethereum token only the first trades: a verdict in a third of the time, never LOW'
complete -c chainvet -n "__chainvet_at 'scan token'" -s c -l chain -x -a 'ethereum\\t"Ethereum"
eth\\t"Ethereum"
mainnet\\t"Ethereum"
bitcoin\\t"Bitcoin"
btc\\t"Bitcoin"
solana\\t"Solana"
sol\\t"Solana"
bnb\\t"BNB Chain"
bsc\\t"BNB Chain"
bnbchain\\t"BNB Chain"
polygon\\t"Polygon"
matic\\t"Polygon"
pol\\t"Polygon"
arbitrum\\t"Arbitrum"
arb\\t"Arbitrum"
arb1\\t"Arbitrum"
optimism\\t"Optimism"
op\\t"Optimism"
oeth\\t"Optimism"
base\\t"Base"
avalanche\\t"Avalanche"
avax\\t"Avalanche"
tron\\t"Tron"
trx\\t"Tron"
xrp\\t"XRP"
ripple\\t"XRP"
xrpl\\t"XRP"
cardano\\t"Cardano"
ada\\t"Cardano"
1\\t"Ethereum"
0\\t"Bitcoin"
-1\\t"Solana"
56\\t"BNB Chain"
137\\t"Polygon"
42161\\t"Arbitrum"
10\\t"Optimism"
8453\\t"Base"
43114\\t"Avalanche"
-6\\t"Tron"
-5\\t"XRP"
-7\\t"Cardano"' -d 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...'
complete -c chainvet -n "__chainvet_at 'scan token'" -s i -l input -r -F -d 'CSV, TSV, JSONL or one address a line'
complete -c chainvet -n "__chainvet_at 'scan token'" -l input-format -x -a 'auto
csv
tsv
jsonl
list' -d 'what the input is'
complete -c chainvet -n "__chainvet_at 'scan token'" -l delimiter -x -d 'between the cells of a CSV file'
complete -c chainvet -n "__chainvet_at 'scan token'" -l no-header -d 'the first line of the file is a row'
complete -c chainvet -n "__chainvet_at 'scan token'" -l comment -x -d 'lines that start with it are skipped'
complete -c chainvet -n "__chainvet_at 'scan token'" -l address-column -x -d 'the column with the addresses'
complete -c chainvet -n "__chainvet_at 'scan token'" -l chain-column -x -d 'the column with the chains'
complete -c chainvet -n "__chainvet_at 'scan token'" -l type-column -x -d 'the column that says wallet or token'
complete -c chainvet -n "__chainvet_at 'scan token'" -l extract -d 'find the addresses in free text, such as a chat or a log'
complete -c chainvet -n "__chainvet_at 'scan token'" -l known -r -F -d 'your contacts: an address that only resembles one of them is reported'
complete -c chainvet -n "__chainvet_at 'scan token'" -l no-checksum -d 'accept an EVM address whose capital letters contradict its checksum'
complete -c chainvet -n "__chainvet_at 'scan token'" -s f -l format -x -a 'table\\t"For people"
json\\t"One document"
jsonl\\t"A line for each row as soon as it is done"
csv\\t"The columns of the input unchanged, then those of chainvet, which begin with cv_"
sarif\\t"SARIF 2.1.0, for code scanning"
junit\\t"JUnit XML, for build servers"
markdown\\t"For pull requests and job summaries"
html\\t"One file that asks nobody for anything and reads without JavaScript"' -d 'how the result is written'
complete -c chainvet -n "__chainvet_at 'scan token'" -l json -d 'same as --format json'
complete -c chainvet -n "__chainvet_at 'scan token'" -s o -l output -r -F -d 'write the result there'
complete -c chainvet -n "__chainvet_at 'scan token'" -l report -r -F -a 'table=\\t"For people"
json=\\t"One document"
jsonl=\\t"A line for each row as soon as it is done"
csv=\\t"The columns of the input unchanged, then those of chainvet, which begin with cv_"
sarif=\\t"SARIF 2.1.0, for code scanning"
junit=\\t"JUnit XML, for build servers"
markdown=\\t"For pull requests and job summaries"
html=\\t"One file that asks nobody for anything and reads without JavaScript"' -d 'write another format too'
complete -c chainvet -n "__chainvet_at 'scan token'" -l fields -x -d 'only these members of a row: json, jsonl, csv'
complete -c chainvet -n "__chainvet_at 'scan token'" -l min-level -x -a 'critical
high
medium
low' -d 'show rows from this level on: table, markdown, html'
complete -c chainvet -n "__chainvet_at 'scan token'" -l sort -x -a 'line
level
score' -d 'order of a table: line, level, score'
complete -c chainvet -n "__chainvet_at 'scan token'" -l sarif-level -x -a 'critical
high
medium
low' -d 'rows from this level on are results in SARIF'
complete -c chainvet -n "__chainvet_at 'scan token'" -l csv-raw -d 'do not defuse spreadsheet formulas in CSV'
complete -c chainvet -n "__chainvet_at 'scan token'" -l explain -d 'show how the score comes about and what would change the level'
complete -c chainvet -n "__chainvet_at 'scan token'" -l annotations -x -a 'github' -d 'lines on stderr that mark places in a pull request'
complete -c chainvet -n "__chainvet_at 'scan token'" -l errors-file -r -F -d 'bad rows as CSV, to mend and feed back'
complete -c chainvet -n "__chainvet_at 'scan token'" -l evidence -x -a '(__fish_complete_directories)' -d 'keep every answer a verdict rests on, to repeat it: chainvet replay DIR'
complete -c chainvet -n "__chainvet_at 'scan token'" -l fail-on -x -a 'critical
high
medium
low
none' -d 'exit 20 when a result is at or above: low, medium, high, critical'
complete -c chainvet -n "__chainvet_at 'scan token'" -l fail-on-score -x -d 'exit 20 when a score is this or more'
complete -c chainvet -n "__chainvet_at 'scan token'" -l gate-exit-code -x -d 'another number than 20'
complete -c chainvet -n "__chainvet_at 'scan token'" -l allow-unscored -a 'upstream-unavailable
network
timeout
tls
bad-response
rate-limited
no-activity
unknown-level
contradiction
data-too-old
unscored
evidence-damaged
store-unavailable
bad-row\\t"rows that could not be understood"' -d 'rows without a score do not fail the run'
complete -c chainvet -n "__chainvet_at 'scan token'" -l level-map -x -d 'what a level of the service means that this version does not know'
complete -c chainvet -n "__chainvet_at 'scan token'" -l allow-empty -d 'an input without rows is fine'
complete -c chainvet -n "__chainvet_at 'scan token'" -l ignore-file -r -F -d 'accepted risks'
complete -c chainvet -n "__chainvet_at 'scan token'" -l no-ignore -d 'accept no risk, whatever the file says'
complete -c chainvet -n "__chainvet_at 'scan token'" -l show-ignored -d 'list the rows whose risk was accepted'
complete -c chainvet -n "__chainvet_at 'scan token'" -l strict-ignores -d 'an expired or unused ignore is an error'
complete -c chainvet -n "__chainvet_at 'scan token'" -l baseline -r -F -d 'only what is new or worse than in this report trips the gate'
complete -c chainvet -n "__chainvet_at 'scan token'" -l concurrency -x -d 'scans in flight, 1 to 32'
complete -c chainvet -n "__chainvet_at 'scan token'" -l retries -x -d 'further tries where the service failed for the time being'
complete -c chainvet -n "__chainvet_at 'scan token'" -l rate -x -d 'scans started a second at most'
complete -c chainvet -n "__chainvet_at 'scan token'" -l max-calls -x -d 'stop after so many scans'
complete -c chainvet -n "__chainvet_at 'scan token'" -l resume -d 'go on with a run that was stopped'
complete -c chainvet -n "__chainvet_at 'scan token'" -l no-journal -d 'keep nothing that a stopped run could go on from'
complete -c chainvet -n "__chainvet_at 'scan token'" -l max-errors -x -d 'stop after so many failed scans'
complete -c chainvet -n "__chainvet_at 'scan token'" -l dry-run -d 'count the targets and what they cost'
complete -c chainvet -n "__chainvet_at 'scan token'" -l allow-overage -d 'go past the included calls of the month, which costs money'
complete -c chainvet -n "__chainvet_at 'scan token'" -l yes -d 'on a terminal: go past them without a question'
complete -c chainvet -n "__chainvet_at 'scan token'" -l rpc-url -x -d 'node to ask in place of the public ones'
complete -c chainvet -n "__chainvet_at 'scan token'" -l explorer-url -x -d 'explorer to ask in place of the public ones'
complete -c chainvet -n "__chainvet_at 'scan token'" -l no-provider -d 'do not ask the external security provider'

# chainvet scan file
complete -c chainvet -n "__chainvet_at 'scan file'" -l fast -d 'of an Ethereum token only the first trades: a verdict in a third of the time, never LOW'
complete -c chainvet -n "__chainvet_at 'scan file'" -s c -l chain -x -a 'ethereum\\t"Ethereum"
eth\\t"Ethereum"
mainnet\\t"Ethereum"
bitcoin\\t"Bitcoin"
btc\\t"Bitcoin"
solana\\t"Solana"
sol\\t"Solana"
bnb\\t"BNB Chain"
bsc\\t"BNB Chain"
bnbchain\\t"BNB Chain"
polygon\\t"Polygon"
matic\\t"Polygon"
pol\\t"Polygon"
arbitrum\\t"Arbitrum"
arb\\t"Arbitrum"
arb1\\t"Arbitrum"
optimism\\t"Optimism"
op\\t"Optimism"
oeth\\t"Optimism"
base\\t"Base"
avalanche\\t"Avalanche"
avax\\t"Avalanche"
tron\\t"Tron"
trx\\t"Tron"
xrp\\t"XRP"
ripple\\t"XRP"
xrpl\\t"XRP"
cardano\\t"Cardano"
ada\\t"Cardano"
1\\t"Ethereum"
0\\t"Bitcoin"
-1\\t"Solana"
56\\t"BNB Chain"
137\\t"Polygon"
42161\\t"Arbitrum"
10\\t"Optimism"
8453\\t"Base"
43114\\t"Avalanche"
-6\\t"Tron"
-5\\t"XRP"
-7\\t"Cardano"' -d 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...'
complete -c chainvet -n "__chainvet_at 'scan file'" -s i -l input -r -F -d 'CSV, TSV, JSONL or one address a line'
complete -c chainvet -n "__chainvet_at 'scan file'" -l input-format -x -a 'auto
csv
tsv
jsonl
list' -d 'what the input is'
complete -c chainvet -n "__chainvet_at 'scan file'" -l delimiter -x -d 'between the cells of a CSV file'
complete -c chainvet -n "__chainvet_at 'scan file'" -l no-header -d 'the first line of the file is a row'
complete -c chainvet -n "__chainvet_at 'scan file'" -l comment -x -d 'lines that start with it are skipped'
complete -c chainvet -n "__chainvet_at 'scan file'" -l address-column -x -d 'the column with the addresses'
complete -c chainvet -n "__chainvet_at 'scan file'" -l chain-column -x -d 'the column with the chains'
complete -c chainvet -n "__chainvet_at 'scan file'" -l type-column -x -d 'the column that says wallet or token'
complete -c chainvet -n "__chainvet_at 'scan file'" -l extract -d 'find the addresses in free text, such as a chat or a log'
complete -c chainvet -n "__chainvet_at 'scan file'" -l known -r -F -d 'your contacts: an address that only resembles one of them is reported'
complete -c chainvet -n "__chainvet_at 'scan file'" -l no-checksum -d 'accept an EVM address whose capital letters contradict its checksum'
complete -c chainvet -n "__chainvet_at 'scan file'" -s f -l format -x -a 'table\\t"For people"
json\\t"One document"
jsonl\\t"A line for each row as soon as it is done"
csv\\t"The columns of the input unchanged, then those of chainvet, which begin with cv_"
sarif\\t"SARIF 2.1.0, for code scanning"
junit\\t"JUnit XML, for build servers"
markdown\\t"For pull requests and job summaries"
html\\t"One file that asks nobody for anything and reads without JavaScript"' -d 'how the result is written'
complete -c chainvet -n "__chainvet_at 'scan file'" -l json -d 'same as --format json'
complete -c chainvet -n "__chainvet_at 'scan file'" -s o -l output -r -F -d 'write the result there'
complete -c chainvet -n "__chainvet_at 'scan file'" -l report -r -F -a 'table=\\t"For people"
json=\\t"One document"
jsonl=\\t"A line for each row as soon as it is done"
csv=\\t"The columns of the input unchanged, then those of chainvet, which begin with cv_"
sarif=\\t"SARIF 2.1.0, for code scanning"
junit=\\t"JUnit XML, for build servers"
markdown=\\t"For pull requests and job summaries"
html=\\t"One file that asks nobody for anything and reads without JavaScript"' -d 'write another format too'
complete -c chainvet -n "__chainvet_at 'scan file'" -l fields -x -d 'only these members of a row: json, jsonl, csv'
complete -c chainvet -n "__chainvet_at 'scan file'" -l min-level -x -a 'critical
high
medium
low' -d 'show rows from this level on: table, markdown, html'
complete -c chainvet -n "__chainvet_at 'scan file'" -l sort -x -a 'line
level
score' -d 'order of a table: line, level, score'
complete -c chainvet -n "__chainvet_at 'scan file'" -l sarif-level -x -a 'critical
high
medium
low' -d 'rows from this level on are results in SARIF'
complete -c chainvet -n "__chainvet_at 'scan file'" -l csv-raw -d 'do not defuse spreadsheet formulas in CSV'
complete -c chainvet -n "__chainvet_at 'scan file'" -l explain -d 'show how the score comes about and what would change the level'
complete -c chainvet -n "__chainvet_at 'scan file'" -l annotations -x -a 'github' -d 'lines on stderr that mark places in a pull request'
complete -c chainvet -n "__chainvet_at 'scan file'" -l errors-file -r -F -d 'bad rows as CSV, to mend and feed back'
complete -c chainvet -n "__chainvet_at 'scan file'" -l evidence -x -a '(__fish_complete_directories)' -d 'keep every answer a verdict rests on, to repeat it: chainvet replay DIR'
complete -c chainvet -n "__chainvet_at 'scan file'" -l fail-on -x -a 'critical
high
medium
low
none' -d 'exit 20 when a result is at or above: low, medium, high, critical'
complete -c chainvet -n "__chainvet_at 'scan file'" -l fail-on-score -x -d 'exit 20 when a score is this or more'
complete -c chainvet -n "__chainvet_at 'scan file'" -l gate-exit-code -x -d 'another number than 20'
complete -c chainvet -n "__chainvet_at 'scan file'" -l allow-unscored -a 'upstream-unavailable
network
timeout
tls
bad-response
rate-limited
no-activity
unknown-level
contradiction
data-too-old
unscored
evidence-damaged
store-unavailable
bad-row\\t"rows that could not be understood"' -d 'rows without a score do not fail the run'
complete -c chainvet -n "__chainvet_at 'scan file'" -l level-map -x -d 'what a level of the service means that this version does not know'
complete -c chainvet -n "__chainvet_at 'scan file'" -l allow-empty -d 'an input without rows is fine'
complete -c chainvet -n "__chainvet_at 'scan file'" -l ignore-file -r -F -d 'accepted risks'
complete -c chainvet -n "__chainvet_at 'scan file'" -l no-ignore -d 'accept no risk, whatever the file says'
complete -c chainvet -n "__chainvet_at 'scan file'" -l show-ignored -d 'list the rows whose risk was accepted'
complete -c chainvet -n "__chainvet_at 'scan file'" -l strict-ignores -d 'an expired or unused ignore is an error'
complete -c chainvet -n "__chainvet_at 'scan file'" -l baseline -r -F -d 'only what is new or worse than in this report trips the gate'
complete -c chainvet -n "__chainvet_at 'scan file'" -l concurrency -x -d 'scans in flight, 1 to 32'
complete -c chainvet -n "__chainvet_at 'scan file'" -l retries -x -d 'further tries where the service failed for the time being'
complete -c chainvet -n "__chainvet_at 'scan file'" -l rate -x -d 'scans started a second at most'
complete -c chainvet -n "__chainvet_at 'scan file'" -l max-calls -x -d 'stop after so many scans'
complete -c chainvet -n "__chainvet_at 'scan file'" -l resume -d 'go on with a run that was stopped'
complete -c chainvet -n "__chainvet_at 'scan file'" -l no-journal -d 'keep nothing that a stopped run could go on from'
complete -c chainvet -n "__chainvet_at 'scan file'" -l max-errors -x -d 'stop after so many failed scans'
complete -c chainvet -n "__chainvet_at 'scan file'" -l dry-run -d 'count the targets and what they cost'
complete -c chainvet -n "__chainvet_at 'scan file'" -l allow-overage -d 'go past the included calls of the month, which costs money'
complete -c chainvet -n "__chainvet_at 'scan file'" -l yes -d 'on a terminal: go past them without a question'
complete -c chainvet -n "__chainvet_at 'scan file'" -l rpc-url -x -d 'node to ask in place of the public ones'
complete -c chainvet -n "__chainvet_at 'scan file'" -l explorer-url -x -d 'explorer to ask in place of the public ones'
complete -c chainvet -n "__chainvet_at 'scan file'" -l no-provider -d 'do not ask the external security provider'
complete -c chainvet -n "__chainvet_at 'scan file' 0" -F

# chainvet scan repo
complete -c chainvet -n "__chainvet_at 'scan repo'" -l changed -x -d 'only lines that were added since this branch or commit'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l type -x -d 'what an address is that does not say it itself'
complete -c chainvet -n "__chainvet_at 'scan repo'" -s c -l chain -x -a 'ethereum\\t"Ethereum"
eth\\t"Ethereum"
mainnet\\t"Ethereum"
bitcoin\\t"Bitcoin"
btc\\t"Bitcoin"
solana\\t"Solana"
sol\\t"Solana"
bnb\\t"BNB Chain"
bsc\\t"BNB Chain"
bnbchain\\t"BNB Chain"
polygon\\t"Polygon"
matic\\t"Polygon"
pol\\t"Polygon"
arbitrum\\t"Arbitrum"
arb\\t"Arbitrum"
arb1\\t"Arbitrum"
optimism\\t"Optimism"
op\\t"Optimism"
oeth\\t"Optimism"
base\\t"Base"
avalanche\\t"Avalanche"
avax\\t"Avalanche"
tron\\t"Tron"
trx\\t"Tron"
xrp\\t"XRP"
ripple\\t"XRP"
xrpl\\t"XRP"
cardano\\t"Cardano"
ada\\t"Cardano"
1\\t"Ethereum"
0\\t"Bitcoin"
-1\\t"Solana"
56\\t"BNB Chain"
137\\t"Polygon"
42161\\t"Arbitrum"
10\\t"Optimism"
8453\\t"Base"
43114\\t"Avalanche"
-6\\t"Tron"
-5\\t"XRP"
-7\\t"Cardano"' -d 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...'
complete -c chainvet -n "__chainvet_at 'scan repo'" -s i -l input -r -F -d 'CSV, TSV, JSONL or one address a line'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l input-format -x -a 'auto
csv
tsv
jsonl
list' -d 'what the input is'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l delimiter -x -d 'between the cells of a CSV file'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l no-header -d 'the first line of the file is a row'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l comment -x -d 'lines that start with it are skipped'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l address-column -x -d 'the column with the addresses'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l chain-column -x -d 'the column with the chains'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l type-column -x -d 'the column that says wallet or token'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l extract -d 'find the addresses in free text, such as a chat or a log'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l known -r -F -d 'your contacts: an address that only resembles one of them is reported'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l no-checksum -d 'accept an EVM address whose capital letters contradict its checksum'
complete -c chainvet -n "__chainvet_at 'scan repo'" -s f -l format -x -a 'table\\t"For people"
json\\t"One document"
jsonl\\t"A line for each row as soon as it is done"
csv\\t"The columns of the input unchanged, then those of chainvet, which begin with cv_"
sarif\\t"SARIF 2.1.0, for code scanning"
junit\\t"JUnit XML, for build servers"
markdown\\t"For pull requests and job summaries"
html\\t"One file that asks nobody for anything and reads without JavaScript"' -d 'how the result is written'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l json -d 'same as --format json'
complete -c chainvet -n "__chainvet_at 'scan repo'" -s o -l output -r -F -d 'write the result there'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l report -r -F -a 'table=\\t"For people"
json=\\t"One document"
jsonl=\\t"A line for each row as soon as it is done"
csv=\\t"The columns of the input unchanged, then those of chainvet, which begin with cv_"
sarif=\\t"SARIF 2.1.0, for code scanning"
junit=\\t"JUnit XML, for build servers"
markdown=\\t"For pull requests and job summaries"
html=\\t"One file that asks nobody for anything and reads without JavaScript"' -d 'write another format too'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l fields -x -d 'only these members of a row: json, jsonl, csv'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l min-level -x -a 'critical
high
medium
low' -d 'show rows from this level on: table, markdown, html'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l sort -x -a 'line
level
score' -d 'order of a table: line, level, score'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l sarif-level -x -a 'critical
high
medium
low' -d 'rows from this level on are results in SARIF'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l csv-raw -d 'do not defuse spreadsheet formulas in CSV'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l explain -d 'show how the score comes about and what would change the level'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l annotations -x -a 'github' -d 'lines on stderr that mark places in a pull request'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l errors-file -r -F -d 'bad rows as CSV, to mend and feed back'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l evidence -x -a '(__fish_complete_directories)' -d 'keep every answer a verdict rests on, to repeat it: chainvet replay DIR'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l fail-on -x -a 'critical
high
medium
low
none' -d 'exit 20 when a result is at or above: low, medium, high, critical'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l fail-on-score -x -d 'exit 20 when a score is this or more'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l gate-exit-code -x -d 'another number than 20'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l allow-unscored -a 'upstream-unavailable
network
timeout
tls
bad-response
rate-limited
no-activity
unknown-level
contradiction
data-too-old
unscored
evidence-damaged
store-unavailable
bad-row\\t"rows that could not be understood"' -d 'rows without a score do not fail the run'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l level-map -x -d 'what a level of the service means that this version does not know'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l allow-empty -d 'an input without rows is fine'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l ignore-file -r -F -d 'accepted risks'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l no-ignore -d 'accept no risk, whatever the file says'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l show-ignored -d 'list the rows whose risk was accepted'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l strict-ignores -d 'an expired or unused ignore is an error'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l baseline -r -F -d 'only what is new or worse than in this report trips the gate'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l concurrency -x -d 'scans in flight, 1 to 32'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l retries -x -d 'further tries where the service failed for the time being'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l rate -x -d 'scans started a second at most'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l max-calls -x -d 'stop after so many scans'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l resume -d 'go on with a run that was stopped'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l no-journal -d 'keep nothing that a stopped run could go on from'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l max-errors -x -d 'stop after so many failed scans'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l dry-run -d 'count the targets and what they cost'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l allow-overage -d 'go past the included calls of the month, which costs money'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l yes -d 'on a terminal: go past them without a question'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l rpc-url -x -d 'node to ask in place of the public ones'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l explorer-url -x -d 'explorer to ask in place of the public ones'
complete -c chainvet -n "__chainvet_at 'scan repo'" -l no-provider -d 'do not ask the external security provider'
complete -c chainvet -n "__chainvet_at 'scan repo' 0" -a '(__fish_complete_directories)'

# chainvet convert
complete -c chainvet -n "__chainvet_at 'convert'" -s f -l format -x -a 'table\\t"For people"
json\\t"One document"
jsonl\\t"A line for each row as soon as it is done"
csv\\t"The columns of the input unchanged, then those of chainvet, which begin with cv_"
sarif\\t"SARIF 2.1.0, for code scanning"
junit\\t"JUnit XML, for build servers"
markdown\\t"For pull requests and job summaries"
html\\t"One file that asks nobody for anything and reads without JavaScript"' -d 'how the result is written'
complete -c chainvet -n "__chainvet_at 'convert'" -l json -d 'same as --format json'
complete -c chainvet -n "__chainvet_at 'convert'" -s o -l output -r -F -d 'write the result there'
complete -c chainvet -n "__chainvet_at 'convert'" -l report -r -F -a 'table=\\t"For people"
json=\\t"One document"
jsonl=\\t"A line for each row as soon as it is done"
csv=\\t"The columns of the input unchanged, then those of chainvet, which begin with cv_"
sarif=\\t"SARIF 2.1.0, for code scanning"
junit=\\t"JUnit XML, for build servers"
markdown=\\t"For pull requests and job summaries"
html=\\t"One file that asks nobody for anything and reads without JavaScript"' -d 'write another format too'
complete -c chainvet -n "__chainvet_at 'convert'" -l fields -x -d 'only these members of a row: json, jsonl, csv'
complete -c chainvet -n "__chainvet_at 'convert'" -l min-level -x -a 'critical
high
medium
low' -d 'show rows from this level on: table, markdown, html'
complete -c chainvet -n "__chainvet_at 'convert'" -l sort -x -a 'line
level
score' -d 'order of a table: line, level, score'
complete -c chainvet -n "__chainvet_at 'convert'" -l sarif-level -x -a 'critical
high
medium
low' -d 'rows from this level on are results in SARIF'
complete -c chainvet -n "__chainvet_at 'convert'" -l csv-raw -d 'do not defuse spreadsheet formulas in CSV'
complete -c chainvet -n "__chainvet_at 'convert'" -l explain -d 'show how the score comes about and what would change the level'
complete -c chainvet -n "__chainvet_at 'convert'" -l annotations -x -a 'github' -d 'lines on stderr that mark places in a pull request'
complete -c chainvet -n "__chainvet_at 'convert'" -l errors-file -r -F -d 'bad rows as CSV, to mend and feed back'
complete -c chainvet -n "__chainvet_at 'convert'" -l evidence -x -a '(__fish_complete_directories)' -d 'keep every answer a verdict rests on, to repeat it: chainvet replay DIR'
complete -c chainvet -n "__chainvet_at 'convert'" -l fail-on -x -a 'critical
high
medium
low
none' -d 'exit 20 when a result is at or above: low, medium, high, critical'
complete -c chainvet -n "__chainvet_at 'convert'" -l fail-on-score -x -d 'exit 20 when a score is this or more'
complete -c chainvet -n "__chainvet_at 'convert'" -l gate-exit-code -x -d 'another number than 20'
complete -c chainvet -n "__chainvet_at 'convert'" -l allow-unscored -a 'upstream-unavailable
network
timeout
tls
bad-response
rate-limited
no-activity
unknown-level
contradiction
data-too-old
unscored
evidence-damaged
store-unavailable
bad-row\\t"rows that could not be understood"' -d 'rows without a score do not fail the run'
complete -c chainvet -n "__chainvet_at 'convert'" -l level-map -x -d 'what a level of the service means that this version does not know'
complete -c chainvet -n "__chainvet_at 'convert'" -l allow-empty -d 'an input without rows is fine'
complete -c chainvet -n "__chainvet_at 'convert'" -l ignore-file -r -F -d 'accepted risks'
complete -c chainvet -n "__chainvet_at 'convert'" -l no-ignore -d 'accept no risk, whatever the file says'
complete -c chainvet -n "__chainvet_at 'convert'" -l show-ignored -d 'list the rows whose risk was accepted'
complete -c chainvet -n "__chainvet_at 'convert'" -l strict-ignores -d 'an expired or unused ignore is an error'
complete -c chainvet -n "__chainvet_at 'convert'" -l baseline -r -F -d 'only what is new or worse than in this report trips the gate'
complete -c chainvet -n "__chainvet_at 'convert' 0" -F

# chainvet diff
complete -c chainvet -n "__chainvet_at 'diff'" -l json -d 'the answer as JSON'
complete -c chainvet -n "__chainvet_at 'diff' 0" -F
complete -c chainvet -n "__chainvet_at 'diff' 1" -F

# chainvet ignore
complete -c chainvet -n "__chainvet_at 'ignore' 0" -a 'add' -d 'Accept the risk of one wallet or token'
complete -c chainvet -n "__chainvet_at 'ignore' 0" -a 'list' -d 'List the accepted risks'
complete -c chainvet -n "__chainvet_at 'ignore' 0" -a 'prune' -d 'Remove the accepted risks that have expired'

# chainvet ignore add
complete -c chainvet -n "__chainvet_at 'ignore add'" -l level -x -a 'critical
high
medium
low' -d 'the level you looked at'
complete -c chainvet -n "__chainvet_at 'ignore add'" -l reason -x -d 'why it is fine, 10 characters or more'
complete -c chainvet -n "__chainvet_at 'ignore add'" -l expires -x -d 'last day on which it holds, at most 366 days ahead: 2027-01-31'
complete -c chainvet -n "__chainvet_at 'ignore add'" -l type -x -a 'wallet
token' -d 'what it is'
complete -c chainvet -n "__chainvet_at 'ignore add'" -l by -x -d 'who accepted it'
complete -c chainvet -n "__chainvet_at 'ignore add'" -l ignore-file -r -F -d 'the file with the accepted risks'

# chainvet ignore list
complete -c chainvet -n "__chainvet_at 'ignore list'" -l json -d 'the answer as JSON'
complete -c chainvet -n "__chainvet_at 'ignore list'" -l ignore-file -r -F -d 'the file with the accepted risks'

# chainvet ignore prune
complete -c chainvet -n "__chainvet_at 'ignore prune'" -l ignore-file -r -F -d 'the file with the accepted risks'

# chainvet watch
complete -c chainvet -n "__chainvet_at 'watch'" -l every -x -d 'from one pass to the next: 10m, 6h, 7d'
complete -c chainvet -n "__chainvet_at 'watch'" -l once -d 'one pass, then end'
complete -c chainvet -n "__chainvet_at 'watch'" -l state -r -F -d 'remember the levels there, so that a later run goes on from them'
complete -c chainvet -n "__chainvet_at 'watch'" -l type -x -a 'wallet
token' -d 'what rows are that do not say it themselves'
complete -c chainvet -n "__chainvet_at 'watch'" -s f -l format -x -a 'table\\t"For people"
jsonl\\t"A line for each row as soon as it is done"' -d 'how a change is written'
complete -c chainvet -n "__chainvet_at 'watch'" -s c -l chain -x -a 'ethereum\\t"Ethereum"
eth\\t"Ethereum"
mainnet\\t"Ethereum"
bitcoin\\t"Bitcoin"
btc\\t"Bitcoin"
solana\\t"Solana"
sol\\t"Solana"
bnb\\t"BNB Chain"
bsc\\t"BNB Chain"
bnbchain\\t"BNB Chain"
polygon\\t"Polygon"
matic\\t"Polygon"
pol\\t"Polygon"
arbitrum\\t"Arbitrum"
arb\\t"Arbitrum"
arb1\\t"Arbitrum"
optimism\\t"Optimism"
op\\t"Optimism"
oeth\\t"Optimism"
base\\t"Base"
avalanche\\t"Avalanche"
avax\\t"Avalanche"
tron\\t"Tron"
trx\\t"Tron"
xrp\\t"XRP"
ripple\\t"XRP"
xrpl\\t"XRP"
cardano\\t"Cardano"
ada\\t"Cardano"
1\\t"Ethereum"
0\\t"Bitcoin"
-1\\t"Solana"
56\\t"BNB Chain"
137\\t"Polygon"
42161\\t"Arbitrum"
10\\t"Optimism"
8453\\t"Base"
43114\\t"Avalanche"
-6\\t"Tron"
-5\\t"XRP"
-7\\t"Cardano"' -d 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...'
complete -c chainvet -n "__chainvet_at 'watch'" -l input-format -x -a 'auto
csv
tsv
jsonl
list' -d 'what the input is'
complete -c chainvet -n "__chainvet_at 'watch'" -l delimiter -x -d 'between the cells of a CSV file'
complete -c chainvet -n "__chainvet_at 'watch'" -l no-header -d 'the first line of the file is a row'
complete -c chainvet -n "__chainvet_at 'watch'" -l comment -x -d 'lines that start with it are skipped'
complete -c chainvet -n "__chainvet_at 'watch'" -l address-column -x -d 'the column with the addresses'
complete -c chainvet -n "__chainvet_at 'watch'" -l chain-column -x -d 'the column with the chains'
complete -c chainvet -n "__chainvet_at 'watch'" -l type-column -x -d 'the column that says wallet or token'
complete -c chainvet -n "__chainvet_at 'watch'" -l known -r -F -d 'your contacts: an address that only resembles one of them is reported'
complete -c chainvet -n "__chainvet_at 'watch'" -l no-checksum -d 'accept an EVM address whose capital letters contradict its checksum'
complete -c chainvet -n "__chainvet_at 'watch'" -l concurrency -x -d 'scans in flight, 1 to 32'
complete -c chainvet -n "__chainvet_at 'watch'" -l retries -x -d 'further tries where the service failed for the time being'
complete -c chainvet -n "__chainvet_at 'watch'" -l rate -x -d 'scans started a second at most'
complete -c chainvet -n "__chainvet_at 'watch'" -l max-calls -x -d 'stop after so many scans'
complete -c chainvet -n "__chainvet_at 'watch'" -l resume -d 'go on with a run that was stopped'
complete -c chainvet -n "__chainvet_at 'watch'" -l no-journal -d 'keep nothing that a stopped run could go on from'
complete -c chainvet -n "__chainvet_at 'watch'" -l max-errors -x -d 'stop after so many failed scans'
complete -c chainvet -n "__chainvet_at 'watch'" -l rpc-url -x -d 'node to ask in place of the public ones'
complete -c chainvet -n "__chainvet_at 'watch'" -l explorer-url -x -d 'explorer to ask in place of the public ones'
complete -c chainvet -n "__chainvet_at 'watch'" -l no-provider -d 'do not ask the external security provider'
complete -c chainvet -n "__chainvet_at 'watch'" -l allow-overage -d 'go past the included calls of the month, which costs money'
complete -c chainvet -n "__chainvet_at 'watch'" -l yes -d 'on a terminal: go past them without a question'
complete -c chainvet -n "__chainvet_at 'watch' 0" -F

# chainvet data
complete -c chainvet -n "__chainvet_at 'data' 0" -a 'status' -d 'Every list with its entries, date, age and origin'
complete -c chainvet -n "__chainvet_at 'data' 0" -a 'update' -d 'Fetch the lists from their publishers'
complete -c chainvet -n "__chainvet_at 'data' 0" -a 'export' -d 'Write the lists into one file, for a machine without a network'
complete -c chainvet -n "__chainvet_at 'data' 0" -a 'import' -d 'Take the lists of a file that data export has written'

# chainvet data status
complete -c chainvet -n "__chainvet_at 'data status'" -l json -d 'the answer as JSON'

# chainvet data update
complete -c chainvet -n "__chainvet_at 'data update'" -l source -x -d 'only this publisher'
complete -c chainvet -n "__chainvet_at 'data update'" -l from -r -F -d 'read the list of that one publisher there'
complete -c chainvet -n "__chainvet_at 'data update'" -l dry-run -d 'say what would change and write nothing'
complete -c chainvet -n "__chainvet_at 'data update'" -l force -d 'take a list that is older, or much shorter or longer, than the one in place'
complete -c chainvet -n "__chainvet_at 'data update'" -l json -d 'the answer as JSON'

# chainvet data export
complete -c chainvet -n "__chainvet_at 'data export'" -l json -d 'the answer as JSON'
complete -c chainvet -n "__chainvet_at 'data export' 0" -F

# chainvet data import
complete -c chainvet -n "__chainvet_at 'data import'" -l force -d 'take lists that are older, or much shorter, than those in place'
complete -c chainvet -n "__chainvet_at 'data import'" -l json -d 'the answer as JSON'
complete -c chainvet -n "__chainvet_at 'data import' 0" -F

# chainvet approvals
complete -c chainvet -n "__chainvet_at 'approvals'" -l json -d 'the answer as JSON'
complete -c chainvet -n "__chainvet_at 'approvals'" -s c -l chain -x -a 'ethereum\\t"Ethereum"
eth\\t"Ethereum"
mainnet\\t"Ethereum"
bitcoin\\t"Bitcoin"
btc\\t"Bitcoin"
solana\\t"Solana"
sol\\t"Solana"
bnb\\t"BNB Chain"
bsc\\t"BNB Chain"
bnbchain\\t"BNB Chain"
polygon\\t"Polygon"
matic\\t"Polygon"
pol\\t"Polygon"
arbitrum\\t"Arbitrum"
arb\\t"Arbitrum"
arb1\\t"Arbitrum"
optimism\\t"Optimism"
op\\t"Optimism"
oeth\\t"Optimism"
base\\t"Base"
avalanche\\t"Avalanche"
avax\\t"Avalanche"
tron\\t"Tron"
trx\\t"Tron"
xrp\\t"XRP"
ripple\\t"XRP"
xrpl\\t"XRP"
cardano\\t"Cardano"
ada\\t"Cardano"
1\\t"Ethereum"
0\\t"Bitcoin"
-1\\t"Solana"
56\\t"BNB Chain"
137\\t"Polygon"
42161\\t"Arbitrum"
10\\t"Optimism"
8453\\t"Base"
43114\\t"Avalanche"
-6\\t"Tron"
-5\\t"XRP"
-7\\t"Cardano"' -d 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...'
complete -c chainvet -n "__chainvet_at 'approvals'" -l no-checksum -d 'accept an EVM address whose capital letters contradict its checksum'
complete -c chainvet -n "__chainvet_at 'approvals'" -l rpc-url -x -d 'node to ask in place of the public ones'
complete -c chainvet -n "__chainvet_at 'approvals'" -l explorer-url -x -d 'explorer to ask in place of the public ones'

# chainvet chains
complete -c chainvet -n "__chainvet_at 'chains'" -l json -d 'the answer as JSON'

# chainvet explain
complete -c chainvet -n "__chainvet_at 'explain'" -l json -d 'the answer as JSON'
complete -c chainvet -n "__chainvet_at 'explain' 0" -a 'wallet/sanctioned\\t"Does an official sanctions list name this address?"
wallet/oracle-sanctioned\\t"Does the sanctions oracle on this chain name the address?"
wallet/issuer-frozen\\t"Has an issuer of a stablecoin frozen this wallet?"
wallet/labelled\\t"Do lists of scams, thefts or phishing name this address?"
wallet/mixer\\t"Is this address a mixer?"
wallet/reported\\t"Does an external security provider accuse this address?"
wallet/exposure\\t"Has this wallet received from or paid to parties that a list names?"
wallet/drainer\\t"Does this wallet take what others approved, as drainers do?"
wallet/poisoner\\t"Does this wallet poison the histories of others?"
wallet/deployer\\t"Did this wallet create tokens that trap their buyers?"
wallet/associates\\t"Was this wallet set up by, or emptied to, somebody a list names?"
wallet/pass-through\\t"Does what this wallet receives leave it again within the hour?"
wallet/joint-transactions\\t"Has this wallet taken part in joint transactions that hide who paid whom?"
wallet/cluster\\t"Has this wallet signed together with an address that a list names?"
wallet/taken-over\\t"Does one foreign key move what this wallet holds, and its own key nothing?"
wallet/foreign-delegate\\t"May somebody else spend tokens of this wallet, or close its accounts?"
wallet/delegated\\t"Has this account lent itself unknown code (EIP-7702)?"
wallet/new\\t"Is this wallet less than a week old?"
wallet/inbound-only\\t"Has this wallet only ever received?"
wallet/fan\\t"Has this wallet collected from, or paid out to, many within a day?"
wallet/one-of-many\\t"Does one of several owners suffice to empty this wallet?"
wallet/unverified-contract\\t"Is this a contract whose source nobody has published?"
wallet/poisoned\\t"Has somebody planted a look-alike address in the history of this wallet?"
wallet/delisted\\t"Was this address on a sanctions list that took the entry back?"
wallet/service\\t"Does this address belong to a service that many people share?"
wallet/system-address\\t"Is this an address of the protocol or a burn address?"
wallet/shared-control\\t"Does anything but one key of its own decide about this wallet?"
token/sanctioned\\t"Does an official sanctions list name this contract?"
token/labelled\\t"Do lists of scam tokens name this contract?"
token/transfers-stopped\\t"Is what a buyer receives stopped from moving?"
token/sell-blocked\\t"Is a fresh buyer unable to sell, at every time tried?"
token/sell-stops\\t"Does selling work at one time and fail at another, without the owner doing anything?"
token/sell-varies\\t"Does it depend on chance, or on looking like a simulation, whether a sale goes through?"
token/sell-limited\\t"Is there a limit to how much can be sold at once?"
token/sell-tax\\t"Does the token keep a part of every sale?"
token/buy-tax\\t"Does the token keep a part of every purchase?"
token/buy-blocked\\t"Is a fresh account unable to buy?"
token/resale-blocked\\t"Are tokens unsellable for an account that received them by transfer?"
token/transfer-blocked\\t"Is a holder unable to move the token to another wallet?"
token/transfers-refused\\t"Are real holders refused when they sell the token or pass it on?"
token/transfer-tax\\t"Does the token keep a part of a transfer between two wallets?"
token/hidden-mint\\t"Can a balance be made to grow while the supply stays the same and nobody pays for it?"
token/owner-takes-balances\\t"Can whoever controls the token take or burn what holders own?"
token/owner-blocks-sales\\t"Can whoever controls the token stop holders from selling?"
token/owner-raises-tax\\t"Can whoever controls the token raise the tax on sales to 20 % or more?"
token/owner-mints\\t"Can whoever controls the token create more of it?"
token/transfer-hook\\t"Does a program of the issuer decide about every transfer?"
token/upgradeable\\t"Can the code of the token be replaced?"
token/impersonates\\t"Does it pass itself off as a well-known token?"
token/deceptive-name\\t"Does the name or symbol hold characters made to deceive?"
token/false-books\\t"Does the token lie about who has how much?"
token/not-erc20\\t"Does the contract fail to answer what every token answers?"
token/liquidity\\t"Is there too little in the pools to sell into?"
token/removable-liquidity\\t"Can one party take half of the liquidity away?"
token/age\\t"Is the token younger than a month?"
token/issuer-sells\\t"Does the issuer still sell new tokens at a fixed price?"
token/unverified-source\\t"Is the source code unpublished?"
token/concentrated\\t"Does one account hold a fifth of the supply or more?"
token/few-holders\\t"Do fewer than 50 accounts hold the token?"
token/holders-frozen\\t"Are the balances of large holders frozen?"
token/options\\t"Does the token carry options that hide, bend or may hold back what holders have?"
token/reported\\t"Does an external security provider accuse this token?"
token/owner\\t"Does the contract have an owner?"
token/canonical\\t"Is this one of the well-known tokens itself?"'

# chainvet replay
complete -c chainvet -n "__chainvet_at 'replay'" -l json -d 'the answer as JSON'
complete -c chainvet -n "__chainvet_at 'replay' 0" -a '(__fish_complete_directories)'

# chainvet schema
complete -c chainvet -n "__chainvet_at 'schema'" -l json -d 'the answer as JSON'
complete -c chainvet -n "__chainvet_at 'schema' 0" -a 'result
wallet-result
token-result
report
report-row
error
wallet-request
token-request
approvals
usage
failure
data-status
data-update'

# chainvet doctor
complete -c chainvet -n "__chainvet_at 'doctor'" -l online -d 'ask each host once, without an address'
complete -c chainvet -n "__chainvet_at 'doctor'" -l share -d 'mask what is private, for a bug report'
complete -c chainvet -n "__chainvet_at 'doctor'" -l targets -r -F -d 'which hosts would see which addresses of this file'
complete -c chainvet -n "__chainvet_at 'doctor'" -s c -l chain -x -a 'ethereum\\t"Ethereum"
eth\\t"Ethereum"
mainnet\\t"Ethereum"
bitcoin\\t"Bitcoin"
btc\\t"Bitcoin"
solana\\t"Solana"
sol\\t"Solana"
bnb\\t"BNB Chain"
bsc\\t"BNB Chain"
bnbchain\\t"BNB Chain"
polygon\\t"Polygon"
matic\\t"Polygon"
pol\\t"Polygon"
arbitrum\\t"Arbitrum"
arb\\t"Arbitrum"
arb1\\t"Arbitrum"
optimism\\t"Optimism"
op\\t"Optimism"
oeth\\t"Optimism"
base\\t"Base"
avalanche\\t"Avalanche"
avax\\t"Avalanche"
tron\\t"Tron"
trx\\t"Tron"
xrp\\t"XRP"
ripple\\t"XRP"
xrpl\\t"XRP"
cardano\\t"Cardano"
ada\\t"Cardano"
1\\t"Ethereum"
0\\t"Bitcoin"
-1\\t"Solana"
56\\t"BNB Chain"
137\\t"Polygon"
42161\\t"Arbitrum"
10\\t"Optimism"
8453\\t"Base"
43114\\t"Avalanche"
-6\\t"Tron"
-5\\t"XRP"
-7\\t"Cardano"' -d 'with --targets: the chain of rows that name none'
complete -c chainvet -n "__chainvet_at 'doctor'" -l json -d 'the answer as JSON'
complete -c chainvet -n "__chainvet_at 'doctor'" -l rpc-url -x -d 'node to ask in place of the public ones'
complete -c chainvet -n "__chainvet_at 'doctor'" -l explorer-url -x -d 'explorer to ask in place of the public ones'
complete -c chainvet -n "__chainvet_at 'doctor'" -l no-provider -d 'do not ask the external security provider'

# chainvet completion
complete -c chainvet -n "__chainvet_at 'completion' 0" -a 'bash
zsh
fish
powershell'

# chainvet help
complete -c chainvet -n "__chainvet_at 'help'" -a 'scan\\t"Score wallets and tokens"
convert\\t"Write a saved report in another format, or put it to another gate"
diff\\t"Compare two saved reports; exit 20 when something got worse"
ignore\\t"Accepted risks: for a reason, up to a level, until a day"
watch\\t"Scan a list again and again; print a line only when a level moves"
data\\t"The lists that scans are screened against: their age, new ones, a copy for another machine"
approvals\\t"who may take tokens out of a wallet, and how to end it"
chains\\t"List the twelve chains: names, ids, address shapes"
explain\\t"what a signal means and weighs, how to verify and clear it"
replay\\t"recompute a verdict from its evidence, without a network"
schema\\t"Print the JSON Schema of what chainvet reads and writes"
doctor\\t"Look at everything a run depends on: versions, files, hosts, lists, clock, proxy, variables"
completion\\t"Print the completion file of a shell"
help\\t"Explain a command or a topic"
usage\\t"Show tier, calls and overage of this month"
login\\t"Store the key of a service"
logout\\t"Forget the stored key of a service"
whoami\\t"Show which key is used, without asking the service"
config\\t"Read and write your configuration"
serve\\t"Run the service: scans over HTTP, with API keys and monthly quotas"
worker\\t"Scan the rows of batches for a service on PostgreSQL"
keys\\t"Keys of the service you run: issue, list, replace and revoke"
backup\\t"Copy the store of the service while it runs"
exit-codes\\t"what the program ends with, and whether to try again"
environment\\t"variables that have an effect"
formats\\t"what results can be written as"
accessibility\\t"output for screen readers and for terminals without colours"'

# chainvet usage
complete -c chainvet -n "__chainvet_at 'usage'" -l json -d 'the answer as JSON'
complete -c chainvet -n "__chainvet_at 'usage'" -l warn-at -x -d 'warn on stderr from this share of the included calls'
complete -c chainvet -n "__chainvet_at 'usage'" -l fail-at -x -d 'exit 6 from this share of the included calls'

# chainvet login
complete -c chainvet -n "__chainvet_at 'login'" -l with-token -d 'read the key from standard input'
complete -c chainvet -n "__chainvet_at 'login'" -l no-verify -d 'store it without asking the service'

# chainvet logout

# chainvet whoami
complete -c chainvet -n "__chainvet_at 'whoami'" -l json -d 'the answer as JSON'

# chainvet config
complete -c chainvet -n "__chainvet_at 'config' 0" -a 'list' -d 'Everything that is set, and who said so'
complete -c chainvet -n "__chainvet_at 'config' 0" -a 'get' -d 'One setting'
complete -c chainvet -n "__chainvet_at 'config' 0" -a 'set' -d 'Change a setting of yours; with --profile, of that profile'
complete -c chainvet -n "__chainvet_at 'config' 0" -a 'unset' -d 'Remove a setting of yours'
complete -c chainvet -n "__chainvet_at 'config' 0" -a 'path' -d 'Where the files are'

# chainvet config list
complete -c chainvet -n "__chainvet_at 'config list'" -l json -d 'the answer as JSON'

# chainvet config get
complete -c chainvet -n "__chainvet_at 'config get'" -l json -d 'the answer as JSON'

# chainvet config set

# chainvet config unset

# chainvet config path
complete -c chainvet -n "__chainvet_at 'config path'" -l json -d 'the answer as JSON'

# chainvet serve
complete -c chainvet -n "__chainvet_at 'serve'" -l port -x -d 'port to listen on'
complete -c chainvet -n "__chainvet_at 'serve'" -l host -x -d 'address to listen on'
complete -c chainvet -n "__chainvet_at 'serve'" -l metrics-port -x -d 'port for /metrics, which nobody outside should reach'
complete -c chainvet -n "__chainvet_at 'serve'" -l metrics-host -x -d 'address for /metrics'
complete -c chainvet -n "__chainvet_at 'serve'" -l public-url -x -d 'where customers reach the service, for its description'
complete -c chainvet -n "__chainvet_at 'serve'" -l trust-proxy -x -d 'reverse proxies whose X-Forwarded-For is believed: addresses and networks, with commas'
complete -c chainvet -n "__chainvet_at 'serve'" -l rpc-url -x -d 'node to ask in place of the public ones'
complete -c chainvet -n "__chainvet_at 'serve'" -l explorer-url -x -d 'explorer to ask in place of the public ones'
complete -c chainvet -n "__chainvet_at 'serve'" -l no-provider -d 'do not ask the external security provider'
complete -c chainvet -n "__chainvet_at 'serve'" -l database -r -F -d 'file of the store, or postgres://... for several replicas'
complete -c chainvet -n "__chainvet_at 'serve'" -l pepper-file -r -F -d 'secret under which keys are stored, at least 32 characters'
complete -c chainvet -n "__chainvet_at 'serve'" -l history-days -x -d 'days for which results are kept'
complete -c chainvet -n "__chainvet_at 'serve'" -l burst -x -d 'requests of a key in a second'
complete -c chainvet -n "__chainvet_at 'serve'" -l concurrent -x -d 'scans of an account at the same time'
complete -c chainvet -n "__chainvet_at 'serve'" -l scans -x -d 'scans of all accounts at the same time'
complete -c chainvet -n "__chainvet_at 'serve'" -l connections -x -d 'open connections'
complete -c chainvet -n "__chainvet_at 'serve'" -l batch-lanes -x -d 'rows of batches at the same time'
complete -c chainvet -n "__chainvet_at 'serve'" -l stop-time -x -d 'time for requests under way when it is stopped'

# chainvet worker
complete -c chainvet -n "__chainvet_at 'worker'" -l database -r -F -d 'file of the store, or postgres://... for several replicas'
complete -c chainvet -n "__chainvet_at 'worker'" -l concurrency -x -d 'rows that are scanned at the same time'
complete -c chainvet -n "__chainvet_at 'worker'" -l attempts -x -d 'times that a row is tried before it ends as failed'
complete -c chainvet -n "__chainvet_at 'worker'" -l stop-time -x -d 'time for rows under way when it is stopped'
complete -c chainvet -n "__chainvet_at 'worker'" -l rpc-url -x -d 'node to ask in place of the public ones'
complete -c chainvet -n "__chainvet_at 'worker'" -l explorer-url -x -d 'explorer to ask in place of the public ones'
complete -c chainvet -n "__chainvet_at 'worker'" -l no-provider -d 'do not ask the external security provider'
complete -c chainvet -n "__chainvet_at 'worker'" -l metrics-port -x -d 'port for /metrics, which nobody outside should reach'
complete -c chainvet -n "__chainvet_at 'worker'" -l metrics-host -x -d 'address for /metrics'

# chainvet keys
complete -c chainvet -n "__chainvet_at 'keys' 0" -a 'create' -d 'Issue a key; the account is made with its first one'
complete -c chainvet -n "__chainvet_at 'keys' 0" -a 'list' -d 'List the keys; their secrets are known only to who holds them'
complete -c chainvet -n "__chainvet_at 'keys' 0" -a 'rotate' -d 'Issue a key in place of another, which works for a while longer'
complete -c chainvet -n "__chainvet_at 'keys' 0" -a 'revoke' -d 'Revoke a key: its next request is refused'

# chainvet keys create
complete -c chainvet -n "__chainvet_at 'keys create'" -l account -x -d 'whose key it is'
complete -c chainvet -n "__chainvet_at 'keys create'" -l tier -x -a 'free
starter
growth
scale
enterprise' -d 'what the account pays for'
complete -c chainvet -n "__chainvet_at 'keys create'" -l included -x -d 'calls of a month that the contract of an enterprise account includes'
complete -c chainvet -n "__chainvet_at 'keys create'" -l overage-price -x -d 'price of a call beyond them, by the same contract'
complete -c chainvet -n "__chainvet_at 'keys create'" -l mode -x -a 'live
test' -d 'live, or test for the keys of a try'
complete -c chainvet -n "__chainvet_at 'keys create'" -l label -x -d 'what it is for, to tell keys apart'
complete -c chainvet -n "__chainvet_at 'keys create'" -l json -d 'the answer as JSON'
complete -c chainvet -n "__chainvet_at 'keys create'" -l database -r -F -d 'file of the store, or postgres://... for several replicas'
complete -c chainvet -n "__chainvet_at 'keys create'" -l pepper-file -r -F -d 'secret under which keys are stored, at least 32 characters'

# chainvet keys list
complete -c chainvet -n "__chainvet_at 'keys list'" -l account -x -d 'of this account only'
complete -c chainvet -n "__chainvet_at 'keys list'" -l json -d 'the answer as JSON'
complete -c chainvet -n "__chainvet_at 'keys list'" -l database -r -F -d 'file of the store, or postgres://... for several replicas'
complete -c chainvet -n "__chainvet_at 'keys list'" -l pepper-file -r -F -d 'secret under which keys are stored, at least 32 characters'

# chainvet keys rotate
complete -c chainvet -n "__chainvet_at 'keys rotate'" -l overlap -x -d 'hours for which the one before still works'
complete -c chainvet -n "__chainvet_at 'keys rotate'" -l json -d 'the answer as JSON'
complete -c chainvet -n "__chainvet_at 'keys rotate'" -l database -r -F -d 'file of the store, or postgres://... for several replicas'
complete -c chainvet -n "__chainvet_at 'keys rotate'" -l pepper-file -r -F -d 'secret under which keys are stored, at least 32 characters'

# chainvet keys revoke
complete -c chainvet -n "__chainvet_at 'keys revoke'" -l json -d 'the answer as JSON'
complete -c chainvet -n "__chainvet_at 'keys revoke'" -l database -r -F -d 'file of the store, or postgres://... for several replicas'
complete -c chainvet -n "__chainvet_at 'keys revoke'" -l pepper-file -r -F -d 'secret under which keys are stored, at least 32 characters'

# chainvet backup
complete -c chainvet -n "__chainvet_at 'backup'" -l database -r -F -d 'file of the store, or postgres://... for several replicas'
complete -c chainvet -n "__chainvet_at 'backup' 0" -F
