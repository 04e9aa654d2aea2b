interface Palette {
  readonly [name: string]: string
}

/** Text has a contrast of 4.5 to its ground at least, lines and areas that mean something 3. */
const light: Palette = {
  paper: '#fcfbf8',
  panel: '#f3f1eb',
  ink: '#1b1d21',
  soft: '#565b64',
  line: '#dedad0',
  edge: '#85806f',
  link: '#1f4e79',
  focus: '#1a66c9',
  on: '#ffffff',
  critical: '#9e1b2f',
  high: '#b04a08',
  medium: '#7d5a00',
  low: '#3f6482',
  unknown: '#6b3f8f',
  strange: '#6b3f8f',
  bad: '#5a5f68',
  idle: '#5a5f68',
  s0: '#7a7f88',
  s1: '#8f2d3c',
  s2: '#b0601a',
  s3: '#35679a',
  s4: '#2b7a70',
  s5: '#76508f',
  s6: '#6a7420',
}

const dark: Palette = {
  paper: '#15171b',
  panel: '#1f2228',
  ink: '#e9e6df',
  soft: '#abb0b9',
  line: '#34383f',
  edge: '#7d838e',
  link: '#9cc3ea',
  focus: '#7db4ff',
  on: '#15171b',
  critical: '#f2858f',
  high: '#efa15b',
  medium: '#dcb655',
  low: '#98bad6',
  unknown: '#c8a3e6',
  strange: '#c8a3e6',
  bad: '#abb0b9',
  idle: '#abb0b9',
  s0: '#9096a1',
  s1: '#e07f8b',
  s2: '#e0a060',
  s3: '#7fb0e0',
  s4: '#68bfb2',
  s5: '#bd9bd8',
  s6: '#b3bd63',
}

const properties = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')

const tones = ['strange', 'critical', 'high', 'medium', 'low', 'unknown', 'bad', 'idle']

/** Colours of the page, for light, dark and paper, and the classes that use them. */
export const colours = `
:root{color-scheme:light dark;${properties(light)}}
@media screen and (prefers-color-scheme:dark){:root{${properties(dark)}}}
${tones.map(tone => `.${tone}{--tone:var(--${tone})}.f-${tone}{fill:var(--${tone})}`).join('')}
${[0, 1, 2, 3, 4, 5, 6].map(at => `.f-s${at}{fill:var(--s${at})}.k-s${at}::before{background:var(--s${at})}`).join('')}
.k-gap::before{background:repeating-linear-gradient(45deg,var(--unknown) 0 3px,var(--paper) 3px 6px);outline:1px solid var(--unknown)}
.k-none::before{outline:1px solid var(--line)}
.f-gap,.f-unknown{fill:url(#hatch);stroke:var(--unknown);stroke-width:1}
.f-idle{fill:none;stroke:var(--idle);stroke-width:2}
`
