/**
 * What an answer must look like. A schema is one. So is a reader written by hand: for answers of thousands of values, and for
 * a question that is the only one of its kind, because a schema made for one question costs more than the reading, and keeps
 * all that its functions know until the next full collection.
 */
export interface Shape<T> {
  safeParse(answer: unknown): { readonly success: true; readonly data: T } | { readonly success: false; readonly data?: undefined }
}

/** What comes out of answers of a shape. */
export type Read<S extends Shape<unknown>> = Extract<ReturnType<S['safeParse']>, { readonly success: true }>['data']

/** The shape that a function reads. `undefined` is what it says of an answer of another shape. */
export const readBy = <T extends {}>(read: (answer: unknown) => T | undefined): Shape<T> => ({
  safeParse(answer) {
    const data = read(answer)
    return data === undefined ? { success: false } : { success: true, data }
  },
})

/** Of the same answers, what `make` makes of them. */
export const madeOf = <A, B>(shape: Shape<A>, make: (value: A) => B): Shape<B> => ({
  safeParse(answer) {
    const read = shape.safeParse(answer)
    return read.success ? { success: true, data: make(read.data) } : { success: false }
  },
})
