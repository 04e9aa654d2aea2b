/** Works something out once for each object, and keeps it for as long as that is in use. */
export function onceEach<Of extends object, Found>(work: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, Found>()
  return of => {
    const before = known.get(of)
    // that there is nothing was worked out as well
    if (before !== undefined || known.has(of)) return before as Found
    const found = work(of)
    known.set(of, found)
    return found
  }
}
