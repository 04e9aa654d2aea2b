/** Version of this build, the one of package.json. */
export const version = '0.1.0'
