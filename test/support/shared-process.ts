import fc from 'fast-check'

/** Files that share a process begin with what fast-check does by itself, not with what the file before had set. */
fc.resetConfigureGlobal()
