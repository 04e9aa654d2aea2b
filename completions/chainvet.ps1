# PowerShell completion for chainvet. Made from the command tree by "npm run completions".
# Load it in the file that $PROFILE names: . /path/to/chainvet.ps1

Register-ArgumentCompleter -Native -CommandName 'chainvet' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    # the command behind a command and a word
    $steps = @{
        '>scan' = 'scan'
        '>convert' = 'convert'
        '>diff' = 'diff'
        '>ignore' = 'ignore'
        '>watch' = 'watch'
        '>data' = 'data'
        '>approvals' = 'approvals'
        '>chains' = 'chains'
        '>explain' = 'explain'
        '>replay' = 'replay'
        '>schema' = 'schema'
        '>doctor' = 'doctor'
        '>completion' = 'completion'
        '>help' = 'help'
        '>usage' = 'usage'
        '>login' = 'login'
        '>logout' = 'logout'
        '>whoami' = 'whoami'
        '>config' = 'config'
        '>serve' = 'serve'
        '>worker' = 'worker'
        '>keys' = 'keys'
        '>backup' = 'backup'
        'scan>wallet' = 'scan wallet'
        'scan>token' = 'scan token'
        'scan>file' = 'scan file'
        'scan>repo' = 'scan repo'
        'ignore>add' = 'ignore add'
        'ignore>list' = 'ignore list'
        'ignore>prune' = 'ignore prune'
        'data>status' = 'data status'
        'data>update' = 'data update'
        'data>export' = 'data export'
        'data>import' = 'data import'
        'config>list' = 'config list'
        'config>get' = 'config get'
        'config>set' = 'config set'
        'config>unset' = 'config unset'
        'config>path' = 'config path'
        'keys>create' = 'keys create'
        'keys>list' = 'keys list'
        'keys>rotate' = 'keys rotate'
        'keys>revoke' = 'keys revoke'
    }
    $commands = @{
        '' = @(@('scan', 'Score wallets and tokens'), @('convert', 'Write a saved report in another format, or put it to another gate'), @('diff', 'Compare two saved reports; exit 20 when something got worse'), @('ignore', 'Accepted risks: for a reason, up to a level, until a day'), @('watch', 'Scan a list again and again; print a line only when a level moves'), @('data', 'The lists that scans are screened against: their age, new ones, a copy for another machine'), @('approvals', 'who may take tokens out of a wallet, and how to end it'), @('chains', 'List the twelve chains: names, ids, address shapes'), @('explain', 'what a signal means and weighs, how to verify and clear it'), @('replay', 'recompute a verdict from its evidence, without a network'), @('schema', 'Print the JSON Schema of what chainvet reads and writes'), @('doctor', 'Look at everything a run depends on: versions, files, hosts, lists, clock, proxy, variables'), @('completion', 'Print the completion file of a shell'), @('help', 'Explain a command or a topic'), @('usage', 'Show tier, calls and overage of this month'), @('login', 'Store the key of a service'), @('logout', 'Forget the stored key of a service'), @('whoami', 'Show which key is used, without asking the service'), @('config', 'Read and write your configuration'), @('serve', 'Run the service: scans over HTTP, with API keys and monthly quotas'), @('worker', 'Scan the rows of batches for a service on PostgreSQL'), @('keys', 'Keys of the service you run: issue, list, replace and revoke'), @('backup', 'Copy the store of the service while it runs'))
        'scan' = @(@('wallet', 'Score the risk of wallet addresses'), @('token', 'Score the risk of token contracts'), @('file', 'Score a list of wallets and tokens: a file with a column "type"'), @('repo', 'Find addresses in the files of a checkout and score them'))
        'ignore' = @(@('add', 'Accept the risk of one wallet or token'), @('list', 'List the accepted risks'), @('prune', 'Remove the accepted risks that have expired'))
        'data' = @(@('status', 'Every list with its entries, date, age and origin'), @('update', 'Fetch the lists from their publishers'), @('export', 'Write the lists into one file, for a machine without a network'), @('import', 'Take the lists of a file that data export has written'))
        'config' = @(@('list', 'Everything that is set, and who said so'), @('get', 'One setting'), @('set', 'Change a setting of yours; with --profile, of that profile'), @('unset', 'Remove a setting of yours'), @('path', 'Where the files are'))
        'keys' = @(@('create', 'Issue a key; the account is made with its first one'), @('list', 'List the keys; their secrets are known only to who holds them'), @('rotate', 'Issue a key in place of another, which works for a while longer'), @('revoke', 'Revoke a key: its next request is refused'))
    }
    # of each command: flag, meaning, what follows it, whether that may be left out (then it only counts behind an equals sign)
    $flags = @{
        '' = @(
            @('-V', 'output the version number', '', $false),
            @('--version', 'output the version number', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false)
        )
        'scan' = @(
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'scan wallet' = @(
            @('-c', 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...', 'list-3', $false),
            @('--chain', 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...', 'list-3', $false),
            @('-i', 'CSV, TSV, JSONL or one address a line', 'file', $false),
            @('--input', 'CSV, TSV, JSONL or one address a line', 'file', $false),
            @('--input-format', 'what the input is', 'list-4', $false),
            @('--delimiter', 'between the cells of a CSV file', 'free', $false),
            @('--no-header', 'the first line of the file is a row', '', $false),
            @('--comment', 'lines that start with it are skipped', 'free', $false),
            @('--address-column', 'the column with the addresses', 'free', $false),
            @('--chain-column', 'the column with the chains', 'free', $false),
            @('--type-column', 'the column that says wallet or token', 'free', $false),
            @('--extract', 'find the addresses in free text, such as a chat or a log', '', $false),
            @('--known', 'your contacts: an address that only resembles one of them is reported', 'file', $false),
            @('--no-checksum', 'accept an EVM address whose capital letters contradict its checksum', '', $false),
            @('-f', 'how the result is written', 'list-5', $false),
            @('--format', 'how the result is written', 'list-5', $false),
            @('--json', 'same as --format json', '', $false),
            @('-o', 'write the result there', 'file', $false),
            @('--output', 'write the result there', 'file', $false),
            @('--report', 'write another format too', 'keyed-list-6', $false),
            @('--fields', 'only these members of a row: json, jsonl, csv', 'free', $false),
            @('--min-level', 'show rows from this level on: table, markdown, html', 'list-7', $false),
            @('--sort', 'order of a table: line, level, score', 'list-8', $false),
            @('--sarif-level', 'rows from this level on are results in SARIF', 'list-7', $false),
            @('--csv-raw', 'do not defuse spreadsheet formulas in CSV', '', $false),
            @('--explain', 'show how the score comes about and what would change the level', '', $false),
            @('--annotations', 'lines on stderr that mark places in a pull request', 'list-9', $false),
            @('--errors-file', 'bad rows as CSV, to mend and feed back', 'file', $false),
            @('--evidence', 'keep every answer a verdict rests on, to repeat it: chainvet replay DIR', 'file', $false),
            @('--fail-on', 'exit 20 when a result is at or above: low, medium, high, critical', 'list-10', $false),
            @('--fail-on-score', 'exit 20 when a score is this or more', 'free', $false),
            @('--gate-exit-code', 'another number than 20', 'free', $false),
            @('--allow-unscored', 'rows without a score do not fail the run', 'list-11', $true),
            @('--level-map', 'what a level of the service means that this version does not know', 'free', $false),
            @('--allow-empty', 'an input without rows is fine', '', $false),
            @('--ignore-file', 'accepted risks', 'file', $false),
            @('--no-ignore', 'accept no risk, whatever the file says', '', $false),
            @('--show-ignored', 'list the rows whose risk was accepted', '', $false),
            @('--strict-ignores', 'an expired or unused ignore is an error', '', $false),
            @('--baseline', 'only what is new or worse than in this report trips the gate', 'file', $false),
            @('--concurrency', 'scans in flight, 1 to 32', 'free', $false),
            @('--retries', 'further tries where the service failed for the time being', 'free', $false),
            @('--rate', 'scans started a second at most', 'free', $false),
            @('--max-calls', 'stop after so many scans', 'free', $false),
            @('--resume', 'go on with a run that was stopped', 'free', $true),
            @('--no-journal', 'keep nothing that a stopped run could go on from', '', $false),
            @('--max-errors', 'stop after so many failed scans', 'free', $false),
            @('--dry-run', 'count the targets and what they cost', '', $false),
            @('--allow-overage', 'go past the included calls of the month, which costs money', '', $false),
            @('--yes', 'on a terminal: go past them without a question', '', $false),
            @('--rpc-url', 'node to ask in place of the public ones', 'free', $false),
            @('--explorer-url', 'explorer to ask in place of the public ones', 'free', $false),
            @('--no-provider', 'do not ask the external security provider', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'scan token' = @(
            @('-c', 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...', 'list-3', $false),
            @('--chain', 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...', 'list-3', $false),
            @('-i', 'CSV, TSV, JSONL or one address a line', 'file', $false),
            @('--input', 'CSV, TSV, JSONL or one address a line', 'file', $false),
            @('--input-format', 'what the input is', 'list-4', $false),
            @('--delimiter', 'between the cells of a CSV file', 'free', $false),
            @('--no-header', 'the first line of the file is a row', '', $false),
            @('--comment', 'lines that start with it are skipped', 'free', $false),
            @('--address-column', 'the column with the addresses', 'free', $false),
            @('--chain-column', 'the column with the chains', 'free', $false),
            @('--type-column', 'the column that says wallet or token', 'free', $false),
            @('--extract', 'find the addresses in free text, such as a chat or a log', '', $false),
            @('--known', 'your contacts: an address that only resembles one of them is reported', 'file', $false),
            @('--no-checksum', 'accept an EVM address whose capital letters contradict its checksum', '', $false),
            @('-f', 'how the result is written', 'list-5', $false),
            @('--format', 'how the result is written', 'list-5', $false),
            @('--json', 'same as --format json', '', $false),
            @('-o', 'write the result there', 'file', $false),
            @('--output', 'write the result there', 'file', $false),
            @('--report', 'write another format too', 'keyed-list-6', $false),
            @('--fields', 'only these members of a row: json, jsonl, csv', 'free', $false),
            @('--min-level', 'show rows from this level on: table, markdown, html', 'list-7', $false),
            @('--sort', 'order of a table: line, level, score', 'list-8', $false),
            @('--sarif-level', 'rows from this level on are results in SARIF', 'list-7', $false),
            @('--csv-raw', 'do not defuse spreadsheet formulas in CSV', '', $false),
            @('--explain', 'show how the score comes about and what would change the level', '', $false),
            @('--annotations', 'lines on stderr that mark places in a pull request', 'list-9', $false),
            @('--errors-file', 'bad rows as CSV, to mend and feed back', 'file', $false),
            @('--evidence', 'keep every answer a verdict rests on, to repeat it: chainvet replay DIR', 'file', $false),
            @('--fail-on', 'exit 20 when a result is at or above: low, medium, high, critical', 'list-10', $false),
            @('--fail-on-score', 'exit 20 when a score is this or more', 'free', $false),
            @('--gate-exit-code', 'another number than 20', 'free', $false),
            @('--allow-unscored', 'rows without a score do not fail the run', 'list-11', $true),
            @('--level-map', 'what a level of the service means that this version does not know', 'free', $false),
            @('--allow-empty', 'an input without rows is fine', '', $false),
            @('--ignore-file', 'accepted risks', 'file', $false),
            @('--no-ignore', 'accept no risk, whatever the file says', '', $false),
            @('--show-ignored', 'list the rows whose risk was accepted', '', $false),
            @('--strict-ignores', 'an expired or unused ignore is an error', '', $false),
            @('--baseline', 'only what is new or worse than in this report trips the gate', 'file', $false),
            @('--concurrency', 'scans in flight, 1 to 32', 'free', $false),
            @('--retries', 'further tries where the service failed for the time being', 'free', $false),
            @('--rate', 'scans started a second at most', 'free', $false),
            @('--max-calls', 'stop after so many scans', 'free', $false),
            @('--resume', 'go on with a run that was stopped', 'free', $true),
            @('--no-journal', 'keep nothing that a stopped run could go on from', '', $false),
            @('--max-errors', 'stop after so many failed scans', 'free', $false),
            @('--dry-run', 'count the targets and what they cost', '', $false),
            @('--allow-overage', 'go past the included calls of the month, which costs money', '', $false),
            @('--yes', 'on a terminal: go past them without a question', '', $false),
            @('--rpc-url', 'node to ask in place of the public ones', 'free', $false),
            @('--explorer-url', 'explorer to ask in place of the public ones', 'free', $false),
            @('--no-provider', 'do not ask the external security provider', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'scan file' = @(
            @('-c', 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...', 'list-3', $false),
            @('--chain', 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...', 'list-3', $false),
            @('-i', 'CSV, TSV, JSONL or one address a line', 'file', $false),
            @('--input', 'CSV, TSV, JSONL or one address a line', 'file', $false),
            @('--input-format', 'what the input is', 'list-4', $false),
            @('--delimiter', 'between the cells of a CSV file', 'free', $false),
            @('--no-header', 'the first line of the file is a row', '', $false),
            @('--comment', 'lines that start with it are skipped', 'free', $false),
            @('--address-column', 'the column with the addresses', 'free', $false),
            @('--chain-column', 'the column with the chains', 'free', $false),
            @('--type-column', 'the column that says wallet or token', 'free', $false),
            @('--extract', 'find the addresses in free text, such as a chat or a log', '', $false),
            @('--known', 'your contacts: an address that only resembles one of them is reported', 'file', $false),
            @('--no-checksum', 'accept an EVM address whose capital letters contradict its checksum', '', $false),
            @('-f', 'how the result is written', 'list-5', $false),
            @('--format', 'how the result is written', 'list-5', $false),
            @('--json', 'same as --format json', '', $false),
            @('-o', 'write the result there', 'file', $false),
            @('--output', 'write the result there', 'file', $false),
            @('--report', 'write another format too', 'keyed-list-6', $false),
            @('--fields', 'only these members of a row: json, jsonl, csv', 'free', $false),
            @('--min-level', 'show rows from this level on: table, markdown, html', 'list-7', $false),
            @('--sort', 'order of a table: line, level, score', 'list-8', $false),
            @('--sarif-level', 'rows from this level on are results in SARIF', 'list-7', $false),
            @('--csv-raw', 'do not defuse spreadsheet formulas in CSV', '', $false),
            @('--explain', 'show how the score comes about and what would change the level', '', $false),
            @('--annotations', 'lines on stderr that mark places in a pull request', 'list-9', $false),
            @('--errors-file', 'bad rows as CSV, to mend and feed back', 'file', $false),
            @('--evidence', 'keep every answer a verdict rests on, to repeat it: chainvet replay DIR', 'file', $false),
            @('--fail-on', 'exit 20 when a result is at or above: low, medium, high, critical', 'list-10', $false),
            @('--fail-on-score', 'exit 20 when a score is this or more', 'free', $false),
            @('--gate-exit-code', 'another number than 20', 'free', $false),
            @('--allow-unscored', 'rows without a score do not fail the run', 'list-11', $true),
            @('--level-map', 'what a level of the service means that this version does not know', 'free', $false),
            @('--allow-empty', 'an input without rows is fine', '', $false),
            @('--ignore-file', 'accepted risks', 'file', $false),
            @('--no-ignore', 'accept no risk, whatever the file says', '', $false),
            @('--show-ignored', 'list the rows whose risk was accepted', '', $false),
            @('--strict-ignores', 'an expired or unused ignore is an error', '', $false),
            @('--baseline', 'only what is new or worse than in this report trips the gate', 'file', $false),
            @('--concurrency', 'scans in flight, 1 to 32', 'free', $false),
            @('--retries', 'further tries where the service failed for the time being', 'free', $false),
            @('--rate', 'scans started a second at most', 'free', $false),
            @('--max-calls', 'stop after so many scans', 'free', $false),
            @('--resume', 'go on with a run that was stopped', 'free', $true),
            @('--no-journal', 'keep nothing that a stopped run could go on from', '', $false),
            @('--max-errors', 'stop after so many failed scans', 'free', $false),
            @('--dry-run', 'count the targets and what they cost', '', $false),
            @('--allow-overage', 'go past the included calls of the month, which costs money', '', $false),
            @('--yes', 'on a terminal: go past them without a question', '', $false),
            @('--rpc-url', 'node to ask in place of the public ones', 'free', $false),
            @('--explorer-url', 'explorer to ask in place of the public ones', 'free', $false),
            @('--no-provider', 'do not ask the external security provider', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'scan repo' = @(
            @('--changed', 'only lines that were added since this branch or commit', 'free', $false),
            @('--type', 'what an address is that does not say it itself', 'free', $false),
            @('-c', 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...', 'list-3', $false),
            @('--chain', 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...', 'list-3', $false),
            @('-i', 'CSV, TSV, JSONL or one address a line', 'file', $false),
            @('--input', 'CSV, TSV, JSONL or one address a line', 'file', $false),
            @('--input-format', 'what the input is', 'list-4', $false),
            @('--delimiter', 'between the cells of a CSV file', 'free', $false),
            @('--no-header', 'the first line of the file is a row', '', $false),
            @('--comment', 'lines that start with it are skipped', 'free', $false),
            @('--address-column', 'the column with the addresses', 'free', $false),
            @('--chain-column', 'the column with the chains', 'free', $false),
            @('--type-column', 'the column that says wallet or token', 'free', $false),
            @('--extract', 'find the addresses in free text, such as a chat or a log', '', $false),
            @('--known', 'your contacts: an address that only resembles one of them is reported', 'file', $false),
            @('--no-checksum', 'accept an EVM address whose capital letters contradict its checksum', '', $false),
            @('-f', 'how the result is written', 'list-5', $false),
            @('--format', 'how the result is written', 'list-5', $false),
            @('--json', 'same as --format json', '', $false),
            @('-o', 'write the result there', 'file', $false),
            @('--output', 'write the result there', 'file', $false),
            @('--report', 'write another format too', 'keyed-list-6', $false),
            @('--fields', 'only these members of a row: json, jsonl, csv', 'free', $false),
            @('--min-level', 'show rows from this level on: table, markdown, html', 'list-7', $false),
            @('--sort', 'order of a table: line, level, score', 'list-8', $false),
            @('--sarif-level', 'rows from this level on are results in SARIF', 'list-7', $false),
            @('--csv-raw', 'do not defuse spreadsheet formulas in CSV', '', $false),
            @('--explain', 'show how the score comes about and what would change the level', '', $false),
            @('--annotations', 'lines on stderr that mark places in a pull request', 'list-9', $false),
            @('--errors-file', 'bad rows as CSV, to mend and feed back', 'file', $false),
            @('--evidence', 'keep every answer a verdict rests on, to repeat it: chainvet replay DIR', 'file', $false),
            @('--fail-on', 'exit 20 when a result is at or above: low, medium, high, critical', 'list-10', $false),
            @('--fail-on-score', 'exit 20 when a score is this or more', 'free', $false),
            @('--gate-exit-code', 'another number than 20', 'free', $false),
            @('--allow-unscored', 'rows without a score do not fail the run', 'list-11', $true),
            @('--level-map', 'what a level of the service means that this version does not know', 'free', $false),
            @('--allow-empty', 'an input without rows is fine', '', $false),
            @('--ignore-file', 'accepted risks', 'file', $false),
            @('--no-ignore', 'accept no risk, whatever the file says', '', $false),
            @('--show-ignored', 'list the rows whose risk was accepted', '', $false),
            @('--strict-ignores', 'an expired or unused ignore is an error', '', $false),
            @('--baseline', 'only what is new or worse than in this report trips the gate', 'file', $false),
            @('--concurrency', 'scans in flight, 1 to 32', 'free', $false),
            @('--retries', 'further tries where the service failed for the time being', 'free', $false),
            @('--rate', 'scans started a second at most', 'free', $false),
            @('--max-calls', 'stop after so many scans', 'free', $false),
            @('--resume', 'go on with a run that was stopped', 'free', $true),
            @('--no-journal', 'keep nothing that a stopped run could go on from', '', $false),
            @('--max-errors', 'stop after so many failed scans', 'free', $false),
            @('--dry-run', 'count the targets and what they cost', '', $false),
            @('--allow-overage', 'go past the included calls of the month, which costs money', '', $false),
            @('--yes', 'on a terminal: go past them without a question', '', $false),
            @('--rpc-url', 'node to ask in place of the public ones', 'free', $false),
            @('--explorer-url', 'explorer to ask in place of the public ones', 'free', $false),
            @('--no-provider', 'do not ask the external security provider', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'convert' = @(
            @('-f', 'how the result is written', 'list-5', $false),
            @('--format', 'how the result is written', 'list-5', $false),
            @('--json', 'same as --format json', '', $false),
            @('-o', 'write the result there', 'file', $false),
            @('--output', 'write the result there', 'file', $false),
            @('--report', 'write another format too', 'keyed-list-6', $false),
            @('--fields', 'only these members of a row: json, jsonl, csv', 'free', $false),
            @('--min-level', 'show rows from this level on: table, markdown, html', 'list-7', $false),
            @('--sort', 'order of a table: line, level, score', 'list-8', $false),
            @('--sarif-level', 'rows from this level on are results in SARIF', 'list-7', $false),
            @('--csv-raw', 'do not defuse spreadsheet formulas in CSV', '', $false),
            @('--explain', 'show how the score comes about and what would change the level', '', $false),
            @('--annotations', 'lines on stderr that mark places in a pull request', 'list-9', $false),
            @('--errors-file', 'bad rows as CSV, to mend and feed back', 'file', $false),
            @('--evidence', 'keep every answer a verdict rests on, to repeat it: chainvet replay DIR', 'file', $false),
            @('--fail-on', 'exit 20 when a result is at or above: low, medium, high, critical', 'list-10', $false),
            @('--fail-on-score', 'exit 20 when a score is this or more', 'free', $false),
            @('--gate-exit-code', 'another number than 20', 'free', $false),
            @('--allow-unscored', 'rows without a score do not fail the run', 'list-11', $true),
            @('--level-map', 'what a level of the service means that this version does not know', 'free', $false),
            @('--allow-empty', 'an input without rows is fine', '', $false),
            @('--ignore-file', 'accepted risks', 'file', $false),
            @('--no-ignore', 'accept no risk, whatever the file says', '', $false),
            @('--show-ignored', 'list the rows whose risk was accepted', '', $false),
            @('--strict-ignores', 'an expired or unused ignore is an error', '', $false),
            @('--baseline', 'only what is new or worse than in this report trips the gate', 'file', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'diff' = @(
            @('--json', 'the answer as JSON', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'ignore' = @(
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'ignore add' = @(
            @('--level', 'the level you looked at', 'list-7', $false),
            @('--reason', 'why it is fine, 10 characters or more', 'free', $false),
            @('--expires', 'last day on which it holds, at most 366 days ahead: 2027-01-31', 'free', $false),
            @('--type', 'what it is', 'list-12', $false),
            @('--by', 'who accepted it', 'free', $false),
            @('--ignore-file', 'the file with the accepted risks', 'file', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'ignore list' = @(
            @('--json', 'the answer as JSON', '', $false),
            @('--ignore-file', 'the file with the accepted risks', 'file', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'ignore prune' = @(
            @('--ignore-file', 'the file with the accepted risks', 'file', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'watch' = @(
            @('--every', 'from one pass to the next: 10m, 6h, 7d', 'free', $false),
            @('--once', 'one pass, then end', '', $false),
            @('--state', 'remember the levels there, so that a later run goes on from them', 'file', $false),
            @('--type', 'what rows are that do not say it themselves', 'list-12', $false),
            @('-f', 'how a change is written', 'list-13', $false),
            @('--format', 'how a change is written', 'list-13', $false),
            @('-c', 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...', 'list-3', $false),
            @('--chain', 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...', 'list-3', $false),
            @('--input-format', 'what the input is', 'list-4', $false),
            @('--delimiter', 'between the cells of a CSV file', 'free', $false),
            @('--no-header', 'the first line of the file is a row', '', $false),
            @('--comment', 'lines that start with it are skipped', 'free', $false),
            @('--address-column', 'the column with the addresses', 'free', $false),
            @('--chain-column', 'the column with the chains', 'free', $false),
            @('--type-column', 'the column that says wallet or token', 'free', $false),
            @('--known', 'your contacts: an address that only resembles one of them is reported', 'file', $false),
            @('--no-checksum', 'accept an EVM address whose capital letters contradict its checksum', '', $false),
            @('--concurrency', 'scans in flight, 1 to 32', 'free', $false),
            @('--retries', 'further tries where the service failed for the time being', 'free', $false),
            @('--rate', 'scans started a second at most', 'free', $false),
            @('--max-calls', 'stop after so many scans', 'free', $false),
            @('--resume', 'go on with a run that was stopped', 'free', $true),
            @('--no-journal', 'keep nothing that a stopped run could go on from', '', $false),
            @('--max-errors', 'stop after so many failed scans', 'free', $false),
            @('--rpc-url', 'node to ask in place of the public ones', 'free', $false),
            @('--explorer-url', 'explorer to ask in place of the public ones', 'free', $false),
            @('--no-provider', 'do not ask the external security provider', '', $false),
            @('--allow-overage', 'go past the included calls of the month, which costs money', '', $false),
            @('--yes', 'on a terminal: go past them without a question', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'data' = @(
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'data status' = @(
            @('--json', 'the answer as JSON', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'data update' = @(
            @('--source', 'only this publisher', 'free', $false),
            @('--from', 'read the list of that one publisher there', 'file', $false),
            @('--dry-run', 'say what would change and write nothing', '', $false),
            @('--force', 'take a list that is older, or much shorter or longer, than the one in place', '', $false),
            @('--json', 'the answer as JSON', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'data export' = @(
            @('--json', 'the answer as JSON', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'data import' = @(
            @('--force', 'take lists that are older, or much shorter, than those in place', '', $false),
            @('--json', 'the answer as JSON', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'approvals' = @(
            @('--json', 'the answer as JSON', '', $false),
            @('-c', 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...', 'list-3', $false),
            @('--chain', 'ethereum, bitcoin, solana, ... or 1, 0, -1, ...', 'list-3', $false),
            @('--no-checksum', 'accept an EVM address whose capital letters contradict its checksum', '', $false),
            @('--rpc-url', 'node to ask in place of the public ones', 'free', $false),
            @('--explorer-url', 'explorer to ask in place of the public ones', 'free', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'chains' = @(
            @('--json', 'the answer as JSON', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'explain' = @(
            @('--json', 'the answer as JSON', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'replay' = @(
            @('--json', 'the answer as JSON', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'schema' = @(
            @('--json', 'the answer as JSON', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'doctor' = @(
            @('--online', 'ask each host once, without an address', '', $false),
            @('--share', 'mask what is private, for a bug report', '', $false),
            @('--targets', 'which hosts would see which addresses of this file', 'file', $false),
            @('-c', 'with --targets: the chain of rows that name none', 'list-3', $false),
            @('--chain', 'with --targets: the chain of rows that name none', 'list-3', $false),
            @('--json', 'the answer as JSON', '', $false),
            @('--rpc-url', 'node to ask in place of the public ones', 'free', $false),
            @('--explorer-url', 'explorer to ask in place of the public ones', 'free', $false),
            @('--no-provider', 'do not ask the external security provider', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'completion' = @(
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'help' = @(
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'usage' = @(
            @('--json', 'the answer as JSON', '', $false),
            @('--warn-at', 'warn on stderr from this share of the included calls', 'free', $false),
            @('--fail-at', 'exit 6 from this share of the included calls', 'free', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'login' = @(
            @('--with-token', 'read the key from standard input', '', $false),
            @('--no-verify', 'store it without asking the service', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'logout' = @(
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'whoami' = @(
            @('--json', 'the answer as JSON', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'config' = @(
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'config list' = @(
            @('--json', 'the answer as JSON', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'config get' = @(
            @('--json', 'the answer as JSON', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'config set' = @(
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'config unset' = @(
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'config path' = @(
            @('--json', 'the answer as JSON', '', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'serve' = @(
            @('--port', 'port to listen on', 'free', $false),
            @('--host', 'address to listen on', 'free', $false),
            @('--metrics-port', 'port for /metrics, which nobody outside should reach', 'free', $false),
            @('--metrics-host', 'address for /metrics', 'free', $false),
            @('--public-url', 'where customers reach the service, for its description', 'free', $false),
            @('--trust-proxy', 'reverse proxies whose X-Forwarded-For is believed: addresses and networks, with commas', 'free', $false),
            @('--rpc-url', 'node to ask in place of the public ones', 'free', $false),
            @('--explorer-url', 'explorer to ask in place of the public ones', 'free', $false),
            @('--no-provider', 'do not ask the external security provider', '', $false),
            @('--database', 'file of the store, or postgres://... for several replicas', 'file', $false),
            @('--pepper-file', 'secret under which keys are stored, at least 32 characters', 'file', $false),
            @('--history-days', 'days for which results are kept', 'free', $false),
            @('--burst', 'requests of a key in a second', 'free', $false),
            @('--concurrent', 'scans of an account at the same time', 'free', $false),
            @('--scans', 'scans of all accounts at the same time', 'free', $false),
            @('--connections', 'open connections', 'free', $false),
            @('--batch-lanes', 'rows of batches at the same time', 'free', $false),
            @('--stop-time', 'time for requests under way when it is stopped', 'free', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'worker' = @(
            @('--database', 'file of the store, or postgres://... for several replicas', 'file', $false),
            @('--concurrency', 'rows that are scanned at the same time', 'free', $false),
            @('--attempts', 'times that a row is tried before it ends as failed', 'free', $false),
            @('--stop-time', 'time for rows under way when it is stopped', 'free', $false),
            @('--rpc-url', 'node to ask in place of the public ones', 'free', $false),
            @('--explorer-url', 'explorer to ask in place of the public ones', 'free', $false),
            @('--no-provider', 'do not ask the external security provider', '', $false),
            @('--metrics-port', 'port for /metrics, which nobody outside should reach', 'free', $false),
            @('--metrics-host', 'address for /metrics', 'free', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'keys' = @(
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'keys create' = @(
            @('--account', 'whose key it is', 'free', $false),
            @('--tier', 'what the account pays for', 'list-14', $false),
            @('--included', 'calls of a month that the contract of an enterprise account includes', 'free', $false),
            @('--mode', 'live, or test for the keys of a try', 'list-15', $false),
            @('--label', 'what it is for, to tell keys apart', 'free', $false),
            @('--json', 'the answer as JSON', '', $false),
            @('--database', 'file of the store, or postgres://... for several replicas', 'file', $false),
            @('--pepper-file', 'secret under which keys are stored, at least 32 characters', 'file', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'keys list' = @(
            @('--account', 'of this account only', 'free', $false),
            @('--json', 'the answer as JSON', '', $false),
            @('--database', 'file of the store, or postgres://... for several replicas', 'file', $false),
            @('--pepper-file', 'secret under which keys are stored, at least 32 characters', 'file', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'keys rotate' = @(
            @('--overlap', 'hours for which the one before still works', 'free', $false),
            @('--json', 'the answer as JSON', '', $false),
            @('--database', 'file of the store, or postgres://... for several replicas', 'file', $false),
            @('--pepper-file', 'secret under which keys are stored, at least 32 characters', 'file', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'keys revoke' = @(
            @('--json', 'the answer as JSON', '', $false),
            @('--database', 'file of the store, or postgres://... for several replicas', 'file', $false),
            @('--pepper-file', 'secret under which keys are stored, at least 32 characters', 'file', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
        'backup' = @(
            @('--database', 'file of the store, or postgres://... for several replicas', 'file', $false),
            @('-h', 'show help', '', $false),
            @('--help', 'show help', '', $false),
            @('--offline', 'open no connection: only the lists are screened', '', $false),
            @('--timeout', 'longest time for a scan: 500ms, 30s, 2m', 'free', $false),
            @('-q', 'errors only on stderr', '', $false),
            @('--quiet', 'errors only on stderr', '', $false),
            @('-v', 'say more on stderr', '', $false),
            @('--verbose', 'say more on stderr', '', $false),
            @('--color', 'colours: auto, always, never', 'list-1', $false),
            @('--no-color', 'same as --color never', '', $false),
            @('--width', 'columns to fill', 'free', $false),
            @('--ascii', 'draw with ASCII characters only', '', $false),
            @('--accessible', 'one fact a line, no boxes, no marks: for screen readers', '', $false),
            @('--progress', 'how far long work is: auto, always, never', 'list-1', $false),
            @('--base-url', 'service to ask in place of the engine of this process', 'free', $false),
            @('--engine', 'who scans: local', 'list-2', $false),
            @('--profile', 'profile of your configuration', 'free', $false),
            @('--api-key-file', 'file that holds the key of the service', 'file', $false),
            @('--ca-file', 'certificates to trust besides those of the system, for the service', 'file', $false),
            @('--no-input', 'never ask on the terminal', '', $false)
        )
    }
    # what stands behind a command, by its place
    $places = @{
        'scan wallet:*' = 'free'
        'scan token:*' = 'free'
        'scan file:0' = 'file'
        'scan repo:0' = 'file'
        'convert:0' = 'file'
        'diff:0' = 'file'
        'diff:1' = 'file'
        'ignore add:0' = 'free'
        'watch:0' = 'file'
        'data export:0' = 'file'
        'data import:0' = 'file'
        'approvals:0' = 'free'
        'explain:0' = 'list-16'
        'replay:0' = 'file'
        'schema:0' = 'list-17'
        'completion:0' = 'list-18'
        'help:*' = 'list-19'
        'login:0' = 'free'
        'config get:0' = 'free'
        'config set:0' = 'free'
        'config set:1' = 'free'
        'config unset:0' = 'free'
        'keys rotate:0' = 'free'
        'keys revoke:0' = 'free'
        'backup:0' = 'file'
    }
    $words = @{
        'list-1' = @(
            @('auto', 'auto'),
            @('always', 'always'),
            @('never', 'never')
        )
        'list-2' = @(
            @('local', 'local'),
            @('remote', 'remote')
        )
        'list-3' = @(
            @('ethereum', 'Ethereum'),
            @('eth', 'Ethereum'),
            @('mainnet', 'Ethereum'),
            @('bitcoin', 'Bitcoin'),
            @('btc', 'Bitcoin'),
            @('solana', 'Solana'),
            @('sol', 'Solana'),
            @('bnb', 'BNB Chain'),
            @('bsc', 'BNB Chain'),
            @('bnbchain', 'BNB Chain'),
            @('polygon', 'Polygon'),
            @('matic', 'Polygon'),
            @('pol', 'Polygon'),
            @('arbitrum', 'Arbitrum'),
            @('arb', 'Arbitrum'),
            @('arb1', 'Arbitrum'),
            @('optimism', 'Optimism'),
            @('op', 'Optimism'),
            @('oeth', 'Optimism'),
            @('base', 'Base'),
            @('avalanche', 'Avalanche'),
            @('avax', 'Avalanche'),
            @('tron', 'Tron'),
            @('trx', 'Tron'),
            @('xrp', 'XRP'),
            @('ripple', 'XRP'),
            @('xrpl', 'XRP'),
            @('cardano', 'Cardano'),
            @('ada', 'Cardano'),
            @('1', 'Ethereum'),
            @('0', 'Bitcoin'),
            @('-1', 'Solana'),
            @('56', 'BNB Chain'),
            @('137', 'Polygon'),
            @('42161', 'Arbitrum'),
            @('10', 'Optimism'),
            @('8453', 'Base'),
            @('43114', 'Avalanche'),
            @('-6', 'Tron'),
            @('-5', 'XRP'),
            @('-7', 'Cardano')
        )
        'list-4' = @(
            @('auto', 'auto'),
            @('csv', 'csv'),
            @('tsv', 'tsv'),
            @('jsonl', 'jsonl'),
            @('list', 'list')
        )
        'list-5' = @(
            @('table', 'For people'),
            @('json', 'One document'),
            @('jsonl', 'A line for each row as soon as it is done'),
            @('csv', 'The columns of the input unchanged, then those of chainvet, which begin with cv_'),
            @('sarif', 'SARIF 2.1.0, for code scanning'),
            @('junit', 'JUnit XML, for build servers'),
            @('markdown', 'For pull requests and job summaries'),
            @('html', 'One file that asks nobody for anything and reads without JavaScript')
        )
        'keyed-list-6' = @(
            @('table=', 'For people'),
            @('json=', 'One document'),
            @('jsonl=', 'A line for each row as soon as it is done'),
            @('csv=', 'The columns of the input unchanged, then those of chainvet, which begin with cv_'),
            @('sarif=', 'SARIF 2.1.0, for code scanning'),
            @('junit=', 'JUnit XML, for build servers'),
            @('markdown=', 'For pull requests and job summaries'),
            @('html=', 'One file that asks nobody for anything and reads without JavaScript')
        )
        'list-7' = @(
            @('critical', 'critical'),
            @('high', 'high'),
            @('medium', 'medium'),
            @('low', 'low')
        )
        'list-8' = @(
            @('line', 'line'),
            @('level', 'level'),
            @('score', 'score')
        )
        'list-9' = @(
            @('github', 'github')
        )
        'list-10' = @(
            @('critical', 'critical'),
            @('high', 'high'),
            @('medium', 'medium'),
            @('low', 'low'),
            @('none', 'none')
        )
        'list-11' = @(
            @('upstream-unavailable', 'upstream-unavailable'),
            @('network', 'network'),
            @('timeout', 'timeout'),
            @('tls', 'tls'),
            @('bad-response', 'bad-response'),
            @('rate-limited', 'rate-limited'),
            @('no-activity', 'no-activity'),
            @('unknown-level', 'unknown-level'),
            @('contradiction', 'contradiction'),
            @('data-too-old', 'data-too-old'),
            @('unscored', 'unscored'),
            @('evidence-damaged', 'evidence-damaged'),
            @('store-unavailable', 'store-unavailable'),
            @('bad-row', 'rows that could not be understood')
        )
        'list-12' = @(
            @('wallet', 'wallet'),
            @('token', 'token')
        )
        'list-13' = @(
            @('table', 'For people'),
            @('jsonl', 'A line for each row as soon as it is done')
        )
        'list-14' = @(
            @('free', 'free'),
            @('starter', 'starter'),
            @('growth', 'growth'),
            @('scale', 'scale'),
            @('enterprise', 'enterprise')
        )
        'list-15' = @(
            @('live', 'live'),
            @('test', 'test')
        )
        'list-16' = @(
            @('wallet/sanctioned', 'Does an official sanctions list name this address?'),
            @('wallet/oracle-sanctioned', 'Does the sanctions oracle on this chain name the address?'),
            @('wallet/issuer-frozen', 'Has an issuer of a stablecoin frozen this wallet?'),
            @('wallet/labelled', 'Do lists of scams, thefts or phishing name this address?'),
            @('wallet/mixer', 'Is this address a mixer?'),
            @('wallet/reported', 'Does an external security provider accuse this address?'),
            @('wallet/exposure', 'Has this wallet received from or paid to parties that a list names?'),
            @('wallet/joint-transactions', 'Has this wallet taken part in joint transactions that hide who paid whom?'),
            @('wallet/cluster', 'Has this wallet signed together with an address that a list names?'),
            @('wallet/taken-over', 'Does one foreign key move what this wallet holds, and its own key nothing?'),
            @('wallet/foreign-delegate', 'May somebody else spend tokens of this wallet, or close its accounts?'),
            @('wallet/delegated', 'Has this account lent itself unknown code (EIP-7702)?'),
            @('wallet/new', 'Is this wallet less than a week old?'),
            @('wallet/inbound-only', 'Has this wallet only ever received?'),
            @('wallet/unverified-contract', 'Is this a contract whose source nobody has published?'),
            @('wallet/delisted', 'Was this address on a sanctions list that took the entry back?'),
            @('wallet/service', 'Does this address belong to a service that many people share?'),
            @('wallet/system-address', 'Is this an address of the protocol or a burn address?'),
            @('wallet/shared-control', 'Does anything but one key of its own decide about this wallet?'),
            @('token/sanctioned', 'Does an official sanctions list name this contract?'),
            @('token/labelled', 'Do lists of scam tokens name this contract?'),
            @('token/transfers-stopped', 'Is what a buyer receives stopped from moving?'),
            @('token/sell-blocked', 'Is a fresh buyer unable to sell, at every time tried?'),
            @('token/sell-stops', 'Does selling work at one time and fail at another, without anybody doing anything?'),
            @('token/sell-limited', 'Are only tiny amounts sellable?'),
            @('token/sell-tax', 'Does the token keep a part of every sale?'),
            @('token/buy-tax', 'Does the token keep a part of every purchase?'),
            @('token/buy-blocked', 'Is a fresh account unable to buy?'),
            @('token/resale-blocked', 'Are tokens unsellable for an account that received them by transfer?'),
            @('token/transfer-blocked', 'Is a holder unable to move the token to another wallet?'),
            @('token/transfers-refused', 'Are real holders refused when they sell the token or pass it on?'),
            @('token/transfer-tax', 'Does the token keep a part of a transfer between two wallets?'),
            @('token/hidden-mint', 'Can a balance be made to grow while the supply stays the same and nobody pays for it?'),
            @('token/owner-takes-balances', 'Can whoever controls the token take or burn what holders own?'),
            @('token/owner-blocks-sales', 'Can whoever controls the token stop holders from selling?'),
            @('token/owner-raises-tax', 'Can whoever controls the token raise the tax on sales to 20 % or more?'),
            @('token/owner-mints', 'Can whoever controls the token create more of it?'),
            @('token/transfer-hook', 'Does a program of the issuer decide about every transfer?'),
            @('token/upgradeable', 'Can the code of the token be replaced?'),
            @('token/impersonates', 'Does it pass itself off as a well-known token?'),
            @('token/deceptive-name', 'Does the name or symbol hold characters made to deceive?'),
            @('token/not-erc20', 'Does the contract fail to answer what every token answers?'),
            @('token/liquidity', 'Is there too little in the pools to sell into?'),
            @('token/age', 'Is the token younger than a month?'),
            @('token/issuer-sells', 'Does the issuer still sell new tokens at a fixed price?'),
            @('token/unverified-source', 'Is the source code unpublished?'),
            @('token/concentrated', 'Does one account hold a fifth of the supply or more?'),
            @('token/few-holders', 'Do fewer than 50 accounts hold the token?'),
            @('token/holders-frozen', 'Are the balances of large holders frozen?'),
            @('token/options', 'Does the token carry options that hide, bend or may hold back what holders have?'),
            @('token/reported', 'Does an external security provider accuse this token?'),
            @('token/owner', 'Does the contract have an owner?'),
            @('token/canonical', 'Is this one of the well-known tokens itself?')
        )
        'list-17' = @(
            @('result', 'result'),
            @('wallet-result', 'wallet-result'),
            @('token-result', 'token-result'),
            @('report', 'report'),
            @('report-row', 'report-row'),
            @('error', 'error'),
            @('wallet-request', 'wallet-request'),
            @('token-request', 'token-request'),
            @('approvals', 'approvals'),
            @('usage', 'usage'),
            @('failure', 'failure'),
            @('data-status', 'data-status'),
            @('data-update', 'data-update')
        )
        'list-18' = @(
            @('bash', 'bash'),
            @('zsh', 'zsh'),
            @('fish', 'fish'),
            @('powershell', 'powershell')
        )
        'list-19' = @(
            @('scan', 'Score wallets and tokens'),
            @('convert', 'Write a saved report in another format, or put it to another gate'),
            @('diff', 'Compare two saved reports; exit 20 when something got worse'),
            @('ignore', 'Accepted risks: for a reason, up to a level, until a day'),
            @('watch', 'Scan a list again and again; print a line only when a level moves'),
            @('data', 'The lists that scans are screened against: their age, new ones, a copy for another machine'),
            @('approvals', 'who may take tokens out of a wallet, and how to end it'),
            @('chains', 'List the twelve chains: names, ids, address shapes'),
            @('explain', 'what a signal means and weighs, how to verify and clear it'),
            @('replay', 'recompute a verdict from its evidence, without a network'),
            @('schema', 'Print the JSON Schema of what chainvet reads and writes'),
            @('doctor', 'Look at everything a run depends on: versions, files, hosts, lists, clock, proxy, variables'),
            @('completion', 'Print the completion file of a shell'),
            @('help', 'Explain a command or a topic'),
            @('usage', 'Show tier, calls and overage of this month'),
            @('login', 'Store the key of a service'),
            @('logout', 'Forget the stored key of a service'),
            @('whoami', 'Show which key is used, without asking the service'),
            @('config', 'Read and write your configuration'),
            @('serve', 'Run the service: scans over HTTP, with API keys and monthly quotas'),
            @('worker', 'Scan the rows of batches for a service on PostgreSQL'),
            @('keys', 'Keys of the service you run: issue, list, replace and revoke'),
            @('backup', 'Copy the store of the service while it runs'),
            @('exit-codes', 'what the program ends with, and whether to try again'),
            @('environment', 'variables that have an effect'),
            @('formats', 'what results can be written as'),
            @('accessibility', 'output for screen readers and for terminals without colours')
        )
    }

    $path = ''
    $count = 0
    $pending = $null
    $plain = $false
    foreach ($element in ($commandAst.CommandElements | Select-Object -Skip 1)) {
        if ($element.Extent.EndOffset -ge $cursorPosition) { break }
        $word = $element.Extent.Text
        if ($pending) { $pending = $null; continue }
        if ($plain) { $count++; continue }
        if ($word -eq '--') { $plain = $true; continue }
        if ($word -like '-*=*') { continue }
        if ($word.StartsWith('-') -and $word.Length -gt 1) {
            foreach ($flag in $flags[$path]) { if ($flag[0] -ceq $word -and $flag[2] -and -not $flag[3]) { $pending = $flag } }
            continue
        }
        if ($count -eq 0 -and $steps.ContainsKey("$path>$word")) { $path = $steps["$path>$word"] } else { $count++ }
    }

    $answer = {
        param($start, $kind, $typed)
        if ($kind -eq 'file' -or ($kind -like 'keyed-*' -and $typed.Contains('='))) {
            $at = $typed.LastIndexOf('=') + 1
            $head = if ($kind -eq 'file') { '' } else { $typed.Substring(0, $at) }
            $tail = if ($kind -eq 'file') { $typed } else { $typed.Substring($at) }
            foreach ($found in [System.Management.Automation.CompletionCompleters]::CompleteFilename($tail)) {
                [System.Management.Automation.CompletionResult]::new("$start$head$($found.CompletionText)", $found.ListItemText, $found.ResultType, $found.ToolTip)
            }
            return
        }
        foreach ($entry in $words[$kind]) {
            if ($entry[0].StartsWith($typed, [System.StringComparison]::OrdinalIgnoreCase)) {
                [System.Management.Automation.CompletionResult]::new("$start$($entry[0])", $entry[0], 'ParameterValue', $entry[1])
            }
        }
    }

    if ($pending) {
        & $answer '' $pending[2] $wordToComplete
        return
    }
    if (-not $plain -and $wordToComplete -match '^(--[^=]+=)(.*)$') {
        $start = $Matches[1]
        $typed = $Matches[2]
        foreach ($flag in $flags[$path]) { if ("$($flag[0])=" -ceq $start -and $flag[2]) { & $answer $start $flag[2] $typed } }
        return
    }
    if (-not $plain -and $wordToComplete.StartsWith('-')) {
        foreach ($flag in $flags[$path]) {
            if ($flag[0].StartsWith($wordToComplete, [System.StringComparison]::Ordinal)) {
                [System.Management.Automation.CompletionResult]::new($flag[0], $flag[0], 'ParameterName', $flag[1])
            }
        }
        return
    }
    if ($count -eq 0 -and $commands.ContainsKey($path)) {
        foreach ($entry in $commands[$path]) {
            if ($entry[0].StartsWith($wordToComplete, [System.StringComparison]::OrdinalIgnoreCase)) {
                [System.Management.Automation.CompletionResult]::new($entry[0], $entry[0], 'Command', $entry[1])
            }
        }
        return
    }
    foreach ($place in "${path}:$count", "${path}:*") { if ($places.ContainsKey($place)) { & $answer '' $places[$place] $wordToComplete; return } }
}
