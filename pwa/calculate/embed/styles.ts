/** The look of an embedded calculator. It lives in the element's own tree, so that the website's rules and these do not meet. */
export const styles = `
:host{display:block;container-type:inline-size;
--paper:light-dark(#ffffff,#1e1d1a);--raised:light-dark(#f4f2ee,#262521);--ink:light-dark(#1b1a17,#f1eee8);--soft:light-dark(#57534b,#b9b3a8);
--line:light-dark(#e5e1d9,#34312c);--strong:light-dark(#8f897e,#767065);--bad:light-dark(#ad2a22,#f2897f);
--rk-colors-accent:var(--accent);--rk-colors-chart2:light-dark(#b8651b,#e3a362);--rk-colors-chart3:light-dark(#5364c4,#a3aef2);
--rk-colors-chart4:light-dark(#857f74,#918b80);--rk-colors-chart5:light-dark(#a2477f,#dc95c1);
--accent:light-dark(#006e6c,#52bfbd);--accent-ink:light-dark(#005f5d,#6ccfcc);--accent-soft:light-dark(#e2f3f2,#0d3130);--on-accent:light-dark(#fff,#161513)}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
*{box-sizing:border-box}
.root{background:var(--paper);color:var(--ink);font:1rem/1.5 var(--font,Inter,system-ui,-apple-system,"Segoe UI",sans-serif);text-align:start;
padding:1.25rem;border:1px solid var(--line);border-radius:var(--radius-lg,.75rem);overflow-wrap:break-word}
header{display:grid;gap:.25rem;margin-block-end:1rem}
.firm{display:flex;align-items:center;gap:.5rem;color:var(--soft);font-size:.875rem;margin:0}
.firm img{max-height:2rem;max-width:10rem}
.bar{background:var(--header);color:var(--on-header);margin:-1.25rem -1.25rem .5rem;padding:.75rem 1.25rem;border-radius:var(--radius-lg,.75rem) var(--radius-lg,.75rem) 0 0}
.plate,.light-plate{background:light-dark(transparent,#fff);padding:.125rem .375rem;border-radius:.25rem}
.plate-always{background:#fff;padding:.125rem .375rem;border-radius:.25rem}
.dark-logo{display:none}
:host([theme=dark]) :is(.light-logo,.light-plate){display:none}
:host([theme=dark]) .dark-logo{display:block}
@media (prefers-color-scheme:dark){:host([in-frame]:not([theme=light])) .light-logo{display:none}:host([in-frame]:not([theme=light])) .dark-logo{display:block}}
h1,h2{font-size:1.25rem;line-height:1.3;margin:0}
p{margin:0}
header p{color:var(--soft)}
.columns{display:grid;gap:1.25rem}
form{display:grid;gap:.75rem;align-content:start}
.field{display:grid;gap:.25rem}
.switch{grid-template-columns:auto 1fr;align-items:center;column-gap:.5rem}
.switch .note{grid-column:1/-1}
label{font-size:.9375rem}
.box{display:flex;align-items:center;gap:.375rem;border:1px solid var(--strong);border-radius:var(--radius-md,.5rem);background:var(--paper);padding-inline:.625rem}
.box:focus-within{outline:3px solid var(--accent);outline-offset:1px}
.unit{color:var(--soft)}
input,select,textarea,button{font:inherit;color:inherit;min-width:0}
input:not([type=checkbox]),select,textarea{width:100%;min-height:2.75rem;border:1px solid var(--strong);border-radius:var(--radius-md,.5rem);background:var(--paper);padding:.375rem .625rem}
.box input:not([type=checkbox]){border:0;background:none;padding-inline:0}
input[type=checkbox]{width:1.5rem;height:1.5rem;margin:0;accent-color:var(--accent)}
:is(input,select,textarea,button,summary,.rows):focus-visible{outline:3px solid var(--accent);outline-offset:1px}
.box input:focus-visible{outline:0}
[aria-invalid=true]{border-color:var(--bad)}
.note{font-size:.875rem;color:var(--soft)}
.note:empty{display:none}
.note[data-tone=bad],.refusal{color:var(--bad)}
details{border-block-start:1px solid var(--line);padding-block-start:.5rem}
details[open]{display:grid;gap:.75rem}
summary{cursor:pointer;min-height:2.75rem;align-content:center;color:var(--accent-ink);font-weight:600}
.answer{background:var(--raised);border-radius:var(--radius-md,.5rem);padding:1rem;display:grid;gap:.75rem;align-content:start}
@container (max-width:39.99rem){.result{order:-1}}
@container (min-width:40rem){.columns{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.result{align-self:start}}
.result{display:grid;gap:.75rem;align-content:start;min-width:0}
.stale .headline{opacity:.6}
.headline{color:var(--soft)}
.value{display:block;font-size:clamp(1.5rem,8cqi,2.25rem);line-height:1.2;font-weight:650;font-variant-numeric:tabular-nums;color:var(--accent-ink)}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:.75rem;margin:0}
dt{font-size:.875rem;color:var(--soft)}
dd{margin:0;font-variant-numeric:tabular-nums;font-weight:600}
button{min-height:2.75rem;border:0;border-radius:var(--radius-md,.5rem);padding:.5rem 1.25rem;background:var(--accent);color:var(--on-accent);font-weight:600;cursor:pointer;justify-self:start}
button:disabled{opacity:.6;cursor:default}
.quiet{background:none;color:var(--accent-ink);border:1px solid var(--strong);padding-inline:.875rem}
.quiet[aria-pressed=true]{background:var(--accent-soft)}
.chart{min-width:0}
.title{font-weight:600}
.key{display:flex;flex-wrap:wrap;gap:.25rem 1rem;font-size:.875rem;color:var(--soft)}
.key span{display:inline-flex;align-items:center;gap:.5rem}
.key i{inline-size:.875rem;border-block-start:.25rem solid}
.key .dashed{border-block-start:2px dashed}
svg{display:block;width:100%;overflow:visible}
svg text{font-size:12px;fill:var(--soft);font-variant-numeric:tabular-nums}
svg .mark{fill:var(--ink);font-weight:600;paint-order:stroke;stroke:var(--paper);stroke-width:4px}
.grid{stroke:var(--line)}
.base{stroke:var(--strong)}
.bars{grid-template-columns:minmax(0,1fr)}
.bars dd{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.75rem;align-items:center;margin-block-end:.5rem}
.track{display:block}
.track i{display:block;block-size:.75rem;min-inline-size:1px;border-radius:3px}
.share{display:flex;block-size:2.25rem;gap:2px;border-radius:var(--radius-sm,.375rem);overflow:hidden;margin-block:.5rem}
.rows{max-block-size:20rem;overflow:auto}
table{border-collapse:collapse;inline-size:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{text-align:end;padding:.25rem .5rem;border-block-end:1px solid var(--line)}
:is(th,td):first-child{text-align:start}
.lead{margin-block-start:1rem}
.trap{position:absolute;inset-inline-start:-100vw}
.legal{margin-block:.5rem 0;font-size:.8125rem}
.legal a{color:var(--accent-ink);display:inline-block;min-block-size:1.5rem}
footer{margin-block-start:1rem;font-size:.8125rem;color:var(--soft)}
@media (forced-colors:active){.box,.answer{border:1px solid}}
`;
