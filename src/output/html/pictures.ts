/** Style of the pictures. Widths are percentages in the pictures themselves, so that text in them keeps its size. */
export const pictures = `
figure{margin:0}
figcaption{font-size:.92rem;margin-bottom:.5rem;color:var(--soft)}
.card figcaption{font-weight:600;color:var(--ink)}
svg{display:block;overflow:visible}
text{font:11px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif;fill:var(--soft);font-variant-numeric:tabular-nums}
text.mid{text-anchor:middle}
text.end{text-anchor:end}
svg.key{display:inline-block;margin-right:.5rem;vertical-align:-.1em;overflow:hidden}
.patterns{position:absolute}
.hatch-back{fill:var(--paper)}
.hatch-line{stroke:var(--unknown);stroke-width:5}
.bar rect{stroke:var(--paper);stroke-width:1.5}
.bar .track{fill:var(--panel);stroke:none}
.bar .f-gap,.bar .f-unknown{stroke:var(--unknown);stroke-width:1}
.bar .f-idle{stroke:var(--idle)}
.limit{stroke:var(--edge);stroke-dasharray:2 3}
.axis{stroke:var(--edge)}
text.narrow{display:none}
.legend{font-size:.92rem;margin-top:.7rem;width:auto}
.legend th,.legend td{padding:.18rem 1.5rem .18rem 0;border:0;font-weight:400}
.legend td{text-align:right;font-variant-numeric:tabular-nums}
.legend .none{color:var(--soft)}
.parts tbody th::before{content:"";display:inline-block;width:.75rem;height:.75rem;margin-right:.5rem;vertical-align:-.05rem}
.parts{margin:.6rem 0 1rem}
.parts tfoot th,.parts tfoot td{border-top:2px solid var(--ink);border-bottom:0;font-weight:600}
.parts .num{white-space:nowrap}
.parts tbody th{font-weight:400;white-space:nowrap}

.graph .flow{stroke:var(--edge);stroke-width:2;marker-end:url(#tip)}
.tip{fill:var(--edge)}
.node{fill:var(--paper);stroke:var(--ink);stroke-width:2}
.node.listed{stroke:var(--critical);stroke-width:3}
.graph text{fill:var(--ink)}
.ways{font-size:.92rem;padding-left:1.4rem}
.ways ul{padding-left:1rem;list-style:none;margin:.2rem 0 .6rem}

.steps{list-style:none;margin:.8rem 0;padding:0;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9.5rem),1fr));gap:1rem 0;font-size:.92rem}
.steps li{padding-right:1rem;--mark:var(--low)}
.steps li svg{margin-right:-1rem;width:calc(100% + 1rem);margin-bottom:.3rem}
.steps li:last-child .rail{display:none}
.steps .refused{--mark:var(--critical)}
.steps .taxed{--mark:var(--high)}
.steps .untried{--mark:var(--unknown)}
.steps span,.steps b,.steps bdi{display:block}
.steps b{color:var(--mark)}
.rail{stroke:var(--edge);stroke-width:2}
.stop{fill:var(--paper);stroke:var(--mark);stroke-width:2.5}
.refused .stop{stroke-width:4}
.untried .stop{stroke-dasharray:3 3}
.sign{fill:none;stroke:var(--mark);stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
.actor{display:grid;grid-template-columns:minmax(0,23rem) 44px minmax(0,1fr);gap:.9rem;align-items:center;margin:.6rem 0;font-size:.92rem}
.actor .who{border:1px solid var(--edge);border-radius:4px;padding:.5rem .8rem}
.actor .who>*{display:block}
.actor ul{margin:0;padding:.1rem 0 .1rem 1rem;border-left:3px solid var(--high);list-style:none}
.actor li{margin:.25rem 0}

@media (max-width:40rem){
text.wide{display:none}
.parts tbody th{white-space:normal;width:8rem}
.parts code{font-size:.75rem}
text.narrow{display:inline}
.actor{grid-template-columns:1fr;gap:.4rem}
.actor>svg{display:none}
}
`
