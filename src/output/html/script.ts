/** The one script of the page: sorting, filtering, opening. The page is complete without it; its hash stands in the policy. */
export const script = `(() => {
  'use strict'
  const all = (selector, within = document) => [...within.querySelectorAll(selector)]
  for (const tools of all('.tools')) tools.hidden = false

  const arrange = table => {
    const body = table.tBodies[0]
    const form = document.querySelector('form.tools')
    const status = form.querySelector('output')
    const say = text => { status.textContent = text }
    const heads = all('thead th', table)
    const keyOf = (row, at) => {
      const cell = row.cells[at]
      return cell.dataset.key === undefined ? cell.textContent.trim().toLowerCase() : +cell.dataset.key
    }
    const sort = at => {
      const head = heads[at]
      const now = head.getAttribute('aria-sort')
      const way = now === null ? head.dataset.first : now === 'ascending' ? 'descending' : 'ascending'
      for (const other of heads) other.removeAttribute('aria-sort')
      head.setAttribute('aria-sort', way)
      const sign = way === 'ascending' ? 1 : -1
      const rows = [...body.rows].map(row => [keyOf(row, at), +row.dataset.row, row])
      rows.sort((a, b) => sign * (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0) || a[1] - b[1])
      body.append(...rows.map(entry => entry[2]))
      say('Sorted by ' + head.textContent.trim() + ', ' + way + '.')
    }
    heads.forEach((head, at) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.append(...head.childNodes)
      button.addEventListener('click', () => sort(at))
      head.append(button)
    })

    const sections = new Map(all('details.row').map(section => [section.dataset.row, section]))
    const filter = () => {
      const tones = form.elements.level.value
      const text = form.elements.text.value.trim().toLowerCase()
      let shown = 0
      for (const row of body.rows) {
        const fits = (tones === '' || tones.split(' ').includes(row.className)) && row.textContent.toLowerCase().includes(text)
        row.hidden = !fits
        const section = sections.get(row.dataset.row)
        if (section) section.hidden = !fits
        if (fits) shown++
      }
      say(shown + ' of ' + body.rows.length + ' rows')
    }
    form.addEventListener('input', filter)
    form.addEventListener('submit', event => event.preventDefault())
  }
  for (const table of all('table.rows')) arrange(table)

  for (const button of all('button[data-open]'))
    button.addEventListener('click', () => {
      const open = button.dataset.open !== ''
      for (const section of all('details.row')) {
        section.open = open
        for (const inner of all('details', section)) inner.open = open
      }
    })

  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1))
    if (!target) return
    for (let at = target; at; at = at.parentElement) if (at.tagName === 'DETAILS') at.open = true
    target.scrollIntoView()
  }
  addEventListener('hashchange', reveal)
  // a link that was followed before does not change the address
  document.addEventListener('click', event => {
    const link = event.target.closest('a[href^="#"]')
    if (link && link.getAttribute('href') === location.hash) reveal()
  })
  if (location.hash) reveal()

  let opened = []
  addEventListener('beforeprint', () => {
    opened = all('details:not([open])')
    for (const section of opened) section.open = true
  })
  addEventListener('afterprint', () => {
    for (const section of opened) section.open = false
  })
})()
`
