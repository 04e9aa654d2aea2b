/** Milliseconds for a scan of a real node where nothing but the verdict counts: a machine that does other work may stand still for a while. */
export const unhurried = 100_000
