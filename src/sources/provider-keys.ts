/** Keys of providers that a user may hold, by the variables they stand in. Each goes to its provider and nowhere else. */
export const providerKeys = ['ETHERSCAN_API_KEY', 'TRON_PRO_API_KEY', 'KOIOS_API_KEY', 'BLOCKFROST_PROJECT_ID'] as const
