/** Name of the decisive check that looks for the address on lists of sanctions. */
export const sanctionsScreen = 'sanctions screen'
