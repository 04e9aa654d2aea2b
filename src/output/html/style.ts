import { colours } from './colours.ts'
import { pictures } from './pictures.ts'

const text = `
*,*::before{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif;overflow-wrap:anywhere}
body>header,main,body>footer{max-width:70rem;margin:0 auto;padding:0 1.5rem}
main:focus{outline:none}
h1,h2,h3,.brand strong{font-family:"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L","Book Antiqua",Georgia,"DejaVu Serif",serif;font-weight:600;line-height:1.2;text-wrap:balance}
h1{font-size:clamp(1.7rem,1.1rem + 2.6vw,2.6rem);margin:0;letter-spacing:-.01em}
h2{font-size:1.4rem;margin:3rem 0 1rem}
h3{font-size:1.1rem;margin:2rem 0 .6rem}
h4{font-size:.95rem;margin:1.2rem 0 .3rem}
p{margin:.5rem 0;max-width:75ch}
a{color:var(--link);text-underline-offset:.15em}
code,.mono{font-family:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.89em;font-variant-ligatures:none}
.small{font-size:.86rem;color:var(--soft)}
.small .small,.mono.small{font-size:.8rem}
.num{text-align:right;font-variant-numeric:tabular-nums}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:2px}
.skip{position:absolute;left:-999rem;top:0;background:var(--paper);color:var(--link);padding:.6rem 1rem;z-index:1}
.skip:focus{left:.5rem;top:.5rem}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
[hidden]{display:none!important}

.brand{display:flex;gap:.4rem;align-items:baseline;margin:0 0 2rem;padding:1.1rem 0 .7rem;border-bottom:1px solid var(--line);max-width:none;color:var(--soft)}
.brand strong{color:var(--ink);font-size:1.15rem}
.brand span{margin-left:auto;font-size:.86rem;font-variant-numeric:tabular-nums}
.verdict{border-left:6px solid var(--tone);padding:.2rem 0 .2rem 1.4rem;margin:0 0 2rem}
.lede{font-size:1.12rem;margin:.7rem 0 0}
.why{margin:1.1rem 0 0;padding-left:1.4rem}
p.why{padding-left:0}
.why li{margin:.45rem 0}
.why li::marker{color:var(--soft)}
.tag{font-size:.78rem;color:var(--soft);border:1px solid var(--line);border-radius:3px;padding:.05rem .35rem;white-space:nowrap}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,13rem),1fr));gap:.9rem 2rem;margin:1rem 0;font-size:.92rem}
.facts dt{color:var(--soft);font-size:.78rem;letter-spacing:.02em}
.facts dd{margin:0}
.facts .full{grid-column:1/-1}
.facts ul{margin:0;padding-left:1.1rem}
.warnings{margin:1.5rem 0;padding:.8rem 1.2rem;border:1px solid var(--line);border-left:4px solid var(--medium)}
.warnings h2{font-size:1rem;margin:0}
.warnings ul{margin:.3rem 0 0;padding-left:1.2rem}
.callout{border-left:4px solid var(--unknown);background:var(--panel);padding:.6rem 1rem;margin:.8rem 0;max-width:none}
.callout ul{margin:.2rem 0 0;padding-left:1.2rem}
.callout p{margin:.2rem 0}

.lv{display:inline-block;font-size:.74rem;font-weight:700;letter-spacing:.05em;line-height:1.5;padding:.02rem .45rem;border:1.5px solid var(--tone);border-radius:3px;color:var(--tone);white-space:nowrap;max-width:100%;overflow:hidden;text-overflow:ellipsis;vertical-align:middle;margin-top:-.2em}
.lv.strange,.lv.critical,.lv.high{background:var(--tone);color:var(--on)}
.lv.unknown,.lv.bad,.lv.idle{border-style:dashed}

.tools{display:flex;flex-wrap:wrap;gap:.5rem 1.2rem;align-items:center;margin:0 0 .8rem;font-size:.92rem}
input,select,button{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--edge);border-radius:4px;padding:.25rem .55rem;max-width:100%}
button{cursor:pointer}
button:hover{background:var(--panel)}
output{color:var(--soft);margin-left:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.5rem .7rem .5rem 0;border-bottom:1px solid var(--line)}
.scroll{overflow-x:auto;position:relative}
.rows{font-size:.92rem}
.rows thead th{border-bottom:2px solid var(--ink);padding:0;vertical-align:bottom;font-size:.82rem;white-space:nowrap}
.rows thead th,.rows thead button{padding:.3rem .7rem .3rem 0}
.rows thead th:has(button){padding:0}
.rows thead button{width:100%;border:0;background:none;font-weight:600;text-align:left;border-radius:0}
.rows thead button:hover{text-decoration:underline}
.rows thead button::after{content:"\\2195";color:var(--soft);padding-left:.3em;font-weight:400}
.rows [aria-sort=ascending] button::after{content:"\\2191";color:var(--ink)}
.rows [aria-sort=descending] button::after{content:"\\2193";color:var(--ink)}
.rows th:first-child,.rows td:nth-child(3){text-align:left}
.rows tbody th{font-weight:400}
.rows td:nth-child(4){min-width:22rem}
.rows td:nth-child(5),.rows td:nth-child(6){white-space:nowrap}
.rows td:last-child{min-width:16rem;padding-right:0}
.rows tbody tr:hover{background:var(--panel)}
.notes{display:block;font-size:.82rem;color:var(--soft)}
.notes em{font-style:normal;border-bottom:1px dotted var(--edge)}

details.row{border-bottom:1px solid var(--line)}
summary{cursor:pointer;padding:.55rem 0}
summary:hover{background:var(--panel)}
details.row>summary .score{font-variant-numeric:tabular-nums;margin:0 .3rem}
details details>summary{color:var(--link);padding:.35rem 0;font-size:.95rem}
.body{padding:.2rem 0 2.5rem 1.2rem;scroll-margin-top:3.5rem}
.plain{font-size:.9rem;width:auto;max-width:100%}
.plain th,.plain td{padding:.35rem 1.2rem .35rem 0}
.plain th{font-weight:600}
.plain thead th{font-size:.8rem;color:var(--soft)}
.checks{width:100%}
.checks th{width:15rem;font-weight:400}
.checks th .small{display:block}
.checks .refs{width:5.5rem;padding-right:0;text-align:right}
.reason{color:var(--soft)}
.proofs ol{font-size:.86rem;padding-left:2.2rem}
.proofs li{margin:.35rem 0}
.proofs code{color:var(--soft)}
.proofs .answer{display:block}
.proofs .answer::before{content:"\\2192\\00a0";color:var(--soft)}
.proofs li:target{background:var(--panel)}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:1.5rem 3rem;align-items:start}
.pair h3{margin-top:0}
.pre{overflow-x:auto;border:1px solid var(--line);padding:.5rem .9rem;margin:.6rem 0;width:fit-content;max-width:100%}
.pre p{margin:0;max-width:none;font-size:.86rem;color:var(--soft);white-space:nowrap}
.pre .mono{color:var(--ink);font-size:.95rem}
mark{background:none;color:var(--critical);font-weight:700;text-decoration:underline;text-decoration-thickness:2px}
body>footer{margin-top:4rem;padding-top:1rem;padding-bottom:3rem;border-top:1px solid var(--line);font-size:.86rem;color:var(--soft)}

@media (max-width:40rem){
body>header,main,body>footer{padding:0 1rem}
.brand{flex-wrap:wrap}
.verdict{padding-left:1rem}
.body{padding-left:0}
.rows td:nth-child(4){min-width:13rem}
.facts{grid-template-columns:repeat(auto-fill,minmax(min(100%,9rem),1fr));gap:.8rem 1rem}
.plain th,.plain td{padding-right:.7rem}
.checks th{width:8.5rem}
.checks .refs{width:3rem}
.pre{padding:.5rem}
.pre .mono{font-size:11.5px}
}
`

const print = `
@media print{
@page{margin:16mm 14mm}
:root{--paper:#fff;--panel:#f5f5f5}
body{font-size:10pt}
body>header,main,body>footer{max-width:none;padding:0}
.skip,.tools,.rows thead button::after{display:none!important}
.scroll{overflow:visible}
.rows{font-size:8.5pt;table-layout:fixed}
.rows td:nth-child(n){min-width:0;white-space:normal}
.rows th:nth-child(1){width:5%}
.rows th:nth-child(2){width:17%}
.rows th:nth-child(3),.rows th:nth-child(6){width:7%}
.rows th:nth-child(4){width:29%}
.rows th:nth-child(5){width:10%}
.steps{grid-template-columns:repeat(auto-fit,minmax(7rem,1fr))}
.pair{grid-template-columns:1fr 1fr}
thead{display:table-header-group}
tr,figure,.steps li,.actor,.callout{break-inside:avoid}
h2,h3,h4,summary{break-after:avoid}
details::details-content{content-visibility:visible;display:block;block-size:auto}
summary{list-style:none}
a{color:inherit;text-decoration:none}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}
}
`

/** The one style of the page; its hash stands in the policy. */
export const style = colours + text + pictures + print
