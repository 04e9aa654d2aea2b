import { allNodes, type Node } from './tree.ts'
import type { Values } from './values.ts'

/** Completion for PowerShell 5.1 and later. */
export function powershellCompletion(tree: Node): string {
  const nodes = allNodes(tree)
  const lists = new Map<string, string>()
  const steps = nodes.flatMap(({ path, children }) =>
    children.flatMap(child => [child.name, ...child.aliases].map(word => `        ${quoted(`${path}>${word}`)} = ${quoted(child.path)}`)),
  )
  const commands = nodes
    .filter(({ children }) => children.length > 0)
    .map(({ path, children }) => `        ${quoted(path)} = @(${children.map(({ name, about }) => pair(name, about)).join(', ')})`)
  const flags = nodes.map(({ path, offers }) => {
    const rows = offers.flatMap(({ names, about, value }) =>
      names.map(
        name =>
          `            @(${quoted(name)}, ${quoted(about)}, ${quoted(value ? kindOf(value.values, lists) : '')}, ${value?.optional ? '$true' : '$false'})`,
      ),
    )
    return `        ${quoted(path)} = @(\n${rows.join(',\n')}\n        )`
  })
  const places = nodes.flatMap(({ path, places: list }) =>
    list.map(({ values, variadic }, at) => `        ${quoted(`${path}:${variadic ? '*' : at}`)} = ${quoted(kindOf(values, lists))}`),
  )
  const words = [...lists].map(([body, name]) => `        ${quoted(name)} = @(\n${body}\n        )`)

  return `# PowerShell completion for chainvet. Made from the command tree by "npm run completions".
# Load it in the file that $PROFILE names: . /path/to/chainvet.ps1

Register-ArgumentCompleter -Native -CommandName 'chainvet' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    # the command behind a command and a word
    $steps = @{
${steps.join('\n')}
    }
    $commands = @{
${commands.join('\n')}
    }
    # of each command: flag, meaning, what follows it, whether that may be left out (then it only counts behind an equals sign)
    $flags = @{
${flags.join('\n')}
    }
    # what stands behind a command, by its place
    $places = @{
${places.join('\n')}
    }
    $words = @{
${words.join('\n')}
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
    foreach ($place in "\${path}:$count", "\${path}:*") { if ($places.ContainsKey($place)) { & $answer '' $places[$place] $wordToComplete; return } }
}
`
}

/** How the script finds what to offer: "file", "", or the name of a list. Folders are among the files. */
function kindOf(values: Values, lists: Map<string, string>): string {
  if (!('words' in values)) return values.kind === 'free' ? 'free' : 'file'
  const body = values.words.map(([word, about]) => `            ${pair(values.kind === 'keyed' ? `${word}=` : word, about)}`).join(',\n')
  const known = lists.get(body)
  if (known !== undefined) return known
  const made = `${values.kind === 'keyed' ? 'keyed-' : ''}list-${lists.size + 1}`
  lists.set(body, made)
  return made
}

/** A tool tip may not be empty. */
const pair = (word: string, about: string): string => `@(${quoted(word)}, ${quoted(about === '' ? word : about)})`
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
