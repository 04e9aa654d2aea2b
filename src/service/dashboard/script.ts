/**
 * The one script of the dashboard. Every page can be read and used without it: it copies a new key, and renews the numbers of a
 * batch without loading the page again. It makes no markup, only text.
 */
export const script = `(() => {
  'use strict'
  const say = (id, text) => {
    const place = document.getElementById(id)
    if (place && place.textContent !== text) place.textContent = text
  }
  for (const button of document.querySelectorAll('button[data-copy]')) {
    const source = document.getElementById(button.dataset.copy)
    if (!navigator.clipboard || !source) continue
    button.hidden = false
    button.addEventListener('click', () => {
      navigator.clipboard.writeText(source.textContent).then(
        () => say('copied', 'Copied.'),
        () => say('copied', 'The browser did not allow it: select the key and copy it.'),
      )
    })
  }

  const live = document.querySelector('[data-live]')
  if (!live) return
  const renew = async () => {
    try {
      const answer = await fetch(live.dataset.live, { headers: { Accept: 'application/json' }, redirect: 'error', cache: 'no-store' })
      if (!answer.ok) throw new Error(String(answer.status))
      const { open, texts, shares } = await answer.json()
      for (const [id, text] of Object.entries(texts)) say(id, text)
      for (const [id, [x, width]] of Object.entries(shares)) {
        const bar = document.getElementById(id)
        if (!bar) continue
        bar.setAttribute('x', x + '%')
        bar.setAttribute('width', width + '%')
      }
      say('live-note', '')
      if (!open) return location.reload()
    } catch {
      say('live-note', 'The numbers could not be renewed just now. Reload the page to try again.')
    }
    setTimeout(renew, 2000)
  }
  setTimeout(renew, 1000)
})()
`
