/** No mutant is shown to a server: one of its own for each would take longer than all tests. */
export const startPostgres = async (): Promise<undefined> => undefined
export const missing = 'Mutants are shown to the store in SQLite.'
