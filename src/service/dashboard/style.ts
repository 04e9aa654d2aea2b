import { style as report } from '../../output/html/style.ts'

/** What the dashboard adds to the report: its head, its forms, its lists. Colours are those of the report, light and dark. */
const own = `
body>header{padding-top:.9rem}
.bar-top{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;align-items:center;border-bottom:1px solid var(--line);padding-bottom:.5rem;margin-bottom:2rem}
.bar-top .brand{border:0;margin:0;padding:0;display:block}
.bar-top .brand a{color:var(--ink);text-decoration:none}
.bar-top nav{flex:1}
.bar-top ul{display:flex;flex-wrap:wrap;gap:.1rem .2rem;list-style:none;margin:0;padding:0}
.bar-top nav a{display:block;padding:.45rem .6rem;color:var(--ink);text-decoration:none;border-bottom:3px solid transparent}
.bar-top nav a:hover{background:var(--panel)}
.bar-top nav a[aria-current]{border-bottom-color:var(--link);font-weight:600}
.who{display:flex;flex-wrap:wrap;gap:.2rem .8rem;align-items:center;font-size:.86rem;color:var(--soft);margin:0}
.who form{margin:0}
main>h1{margin-bottom:1rem}
main>h1+.lede{margin-top:-.3rem}
h2{margin:2.5rem 0 .8rem}
input,select,button,textarea,.button{min-height:2.75rem;padding:.45rem .75rem}
input[type=radio]{min-height:0;width:1.15rem;height:1.15rem;margin:0 .45rem 0 0;vertical-align:-.15rem;accent-color:var(--link)}
input[type=file]{width:100%}
textarea{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--edge);border-radius:4px;width:100%;min-height:7rem}
.mono-in{font-family:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.92rem}
.button,button{display:inline-flex;align-items:center}
.button{border:1px solid var(--edge);border-radius:4px;color:inherit;text-decoration:none}
.button:hover{background:var(--panel)}
.primary{background:var(--link);border-color:var(--link);color:var(--paper);font-weight:600}
.primary:hover{background:var(--ink);border-color:var(--ink)}
.danger{border-color:var(--critical);color:var(--critical)}
.quiet{min-height:2.2rem;padding:.2rem .6rem}
.lede+.form{margin-top:1.3rem}
.tag{white-space:normal}
.ways-by-hand dd{margin:0 0 .8rem}
.form{max-width:44rem;display:grid;gap:1.1rem}
.form fieldset{border:0;padding:0;margin:0;min-width:0}
.form legend,.form .label{display:block;font-weight:600;padding:0;margin:0 0 .3rem}
.form .hint{display:block;font-size:.86rem;color:var(--soft);margin:.25rem 0 0}
.form input:not([type=radio]),.form select{width:100%}
.form .choice{display:inline-block;margin-right:1.5rem;padding:.35rem 0}
.form .two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));gap:1.1rem}
.form .actions,.actions{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center;margin:.3rem 0}
.filters{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,9.5rem),1fr));gap:.8rem;align-items:end;font-size:.92rem;margin:0 0 1.2rem}
.filters .label{display:block;font-size:.8rem;color:var(--soft)}
.filters input,.filters select{width:100%}
.filters .wide{grid-column:1/-1}
.problem{border-left:6px solid var(--critical);background:var(--panel);padding:.7rem 1rem;margin:0 0 1.4rem;max-width:75ch}
.notice{border-left:6px solid var(--low);background:var(--panel);padding:.7rem 1rem;margin:0 0 1.4rem;max-width:75ch}
.warn{border-left:6px solid var(--medium);background:var(--panel);padding:.7rem 1rem;margin:0 0 1.4rem;max-width:75ch}
.problem p,.notice p,.warn p{margin:.2rem 0}
.list{font-size:.94rem}
.list th{font-weight:600;font-size:.82rem;color:var(--soft);white-space:nowrap}
.list tbody th{font-weight:400;font-size:inherit;color:inherit;white-space:normal}
.list .when{font-variant-numeric:tabular-nums;width:13.5rem}
.list .n{font-variant-numeric:tabular-nums;width:4.5rem}
time span{white-space:nowrap}
.list .verdict-cell{white-space:nowrap;width:9rem;font-variant-numeric:tabular-nums}
.list td:last-child{padding-right:0}
.list .mono{display:block}
.cards{list-style:none;margin:0;padding:0;display:grid;gap:1rem}
.cards>li{border:1px solid var(--line);border-radius:6px;padding:.9rem 1.1rem}
.cards h3{margin:0 0 .2rem}
.secret{display:block;border:2px solid var(--ink);border-radius:6px;padding:.9rem 1.1rem;font-size:1.05rem;margin:.8rem 0;user-select:all}
.pages{display:flex;flex-wrap:wrap;gap:.6rem;margin:1.2rem 0}
.days{margin-top:.4rem}
.levels{display:flex;flex-wrap:wrap;gap:.4rem 1.4rem;list-style:none;padding:0;margin:.8rem 0}
.head{border-left:6px solid var(--tone);padding:.2rem 0 .2rem 1.4rem;margin:0 0 1.5rem}
.head .mono{font-size:1.02rem}
.steps-to{padding-left:1.2rem}
.steps-to li{margin:.4rem 0}
.narrow-form{max-width:30rem}
@media (max-width:40rem){
.bar-top{gap:.2rem .6rem;margin-bottom:1.3rem}
.bar-top nav{flex-basis:100%;order:3}
.bar-top ul{gap:0;justify-content:space-between}
.bar-top nav a{padding:.5rem .3rem;font-size:.95rem}
.who{margin-left:auto}
.list .when{width:5.6rem;font-size:.82rem}
.list .n{width:2.8rem}
.list .verdict-cell{width:5.8rem;white-space:normal}
.list th,.list td{padding-right:.5rem}
.list .mono{font-size:.82rem}
.head{padding-left:.9rem}
}
@media print{.bar-top nav,.who,.actions,.pages,.filters{display:none}}
`

export const style = report + own
