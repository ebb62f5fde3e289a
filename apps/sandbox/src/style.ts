/** The look of the pages: the colours and shapes of the product, in one sheet that stands in each page. */
export const style = `
@font-face{font-family:Nunito;src:url(/nunito-latin.woff2) format('woff2');font-weight:200 1000;font-display:swap;unicode-range:U+0000-00FF,U+2000-206F,U+20AC,U+2190-2193,U+2212}
@font-face{font-family:Nunito;src:url(/nunito-cyrillic.woff2) format('woff2');font-weight:200 1000;font-display:swap;unicode-range:U+0401,U+0404,U+0406-0407,U+0410-044F,U+0451,U+0454,U+0456-0457,U+0490-0491,U+2116}
:root{color-scheme:light dark;--ink:#232447;--muted:#63658a;--paper:#f7f5fb;--surface:#fff;--sunken:#efecf7;--line:#e6e2f1;--brand:#5a4be0;--edge:#4335b8;--deep:#4335b8;--soft:#ebe8ff;--gold:#7a5200;--gold-soft:#fff4d6;--right:#12693c;--right-soft:#dff5e8;--wrong:#b3202c;--wrong-soft:#fde5e6}
@media (prefers-color-scheme:dark){:root{--ink:#f1f0fb;--muted:#aeb0d6;--paper:#13142b;--surface:#1d1f42;--sunken:#171936;--line:#34366a;--brand:#6d5df0;--edge:#4a3cc4;--deep:#bdb4ff;--soft:#302c6e;--gold:#ffd978;--gold-soft:#42361f;--right:#7fe0a9;--right-soft:#173f36;--wrong:#ff9ea5;--wrong-soft:#4b2137}}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;padding:24px 16px 48px;background:var(--paper);color:var(--ink);font:650 1rem/1.45 Nunito,Arial,sans-serif;font-variant-numeric:tabular-nums}
main,header{max-width:30rem;margin-inline:auto}
.wide main,.wide header{max-width:56rem}
header{display:flex;align-items:center;gap:10px;margin-bottom:20px;font-size:1.25rem;font-weight:850}
header svg{width:38px;height:38px;flex:none}
header a{margin-left:auto;font-size:.9375rem;font-weight:750}
a{color:var(--deep);text-underline-offset:3px}
h1,h2{line-height:1.2;text-wrap:balance;overflow-wrap:anywhere}
h1{font-size:1.5rem;font-weight:850}
header h1{font-size:inherit}
h2{font-size:1.0625rem;font-weight:850}
.card{padding:20px;border:1px solid var(--line);border-radius:20px;background:var(--surface)}
main,.stack{display:grid;gap:16px}
.note{padding:12px 16px;border-radius:14px;background:var(--gold-soft);color:var(--gold)}
.note.bad{background:var(--wrong-soft);color:var(--wrong)}
.sum{margin-block:4px 2px;font-size:2.5rem;font-weight:850;line-height:1.15;letter-spacing:-.01em;overflow-wrap:anywhere}
.muted{color:var(--muted);overflow-wrap:anywhere}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:48px;padding:10px 20px;border:1.5px solid var(--line);border-radius:14px;background:var(--surface);box-shadow:0 2px 0 var(--line);color:var(--ink);font:800 1rem/1.25 Nunito,Arial,sans-serif;text-align:center;text-decoration:none;cursor:pointer;transition:transform 120ms,box-shadow 120ms,filter 120ms}
button:hover{background:var(--soft)}
button:active{transform:translateY(2px);box-shadow:none}
.main{min-height:56px;border:0;background:var(--brand);box-shadow:0 3px 0 var(--edge);color:#fff;font-size:1.125rem}
.main:hover{background:var(--brand);filter:brightness(1.06)}
.quiet{border-color:transparent;background:none;box-shadow:none;color:var(--deep)}
.rows{display:grid;gap:10px;margin-top:20px}
:focus-visible{outline:3px solid var(--deep);outline-offset:2px}
details.card{padding-block:8px}
details[open]{padding-bottom:20px}
summary{min-height:48px;padding:12px 0;border-radius:14px;font-weight:800;cursor:pointer}
details .rows{margin-top:8px}
details h2{margin-top:18px;color:var(--muted);font-size:.9375rem;font-weight:750}
.choice{flex-direction:column;align-items:flex-start;justify-content:flex-start;padding:10px 16px;text-align:left}
.choice span{display:block;color:var(--muted);font-size:.9375rem;font-weight:650}
.head{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline}
.head strong{margin-left:auto;font-size:1.125rem;font-weight:850}
.pill{display:inline-block;padding:1px 10px;border-radius:99px;background:var(--sunken);font-size:.9375rem;font-weight:750}
.pill.success{background:var(--right-soft);color:var(--right)}
.pill.failure,.pill.reversed{background:var(--wrong-soft);color:var(--wrong)}
.told{display:flex;flex-wrap:wrap;gap:6px 8px;align-items:baseline;margin-top:10px;font-size:.9375rem}
.actions{display:flex;flex-wrap:wrap;gap:10px;margin-top:14px}
.actions button,.switch button{width:auto;min-height:40px;padding:6px 14px;font-size:.9375rem}
.switch{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px}
@media (prefers-reduced-motion:reduce){*{transition:none!important}button:active{transform:none;opacity:.8}}
`;
