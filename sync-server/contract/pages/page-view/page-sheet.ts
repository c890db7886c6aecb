/** Style sheet of every landing page, in the builder and as published. Below tablet width all components are in one column. */
export const pageSheet = `
.lp-page{container-type:inline-size;min-height:100%;line-height:1.55;font-size:17px;overflow-wrap:break-word}
.lp-page *,.lp-page *::before,.lp-page *::after{box-sizing:border-box}
:where(.lp-page) :where(h1,h2,h3,h4,h5,h6,p,ul,figure,blockquote){margin:0;padding:0}
.lp-page :is(ul){list-style:none}
.lp-grid{display:grid;grid-auto-rows:minmax(20px,auto)}
.lp-outer{grid-template-columns:repeat(60,minmax(0,1fr));max-width:1200px;margin-inline:auto}
.lp-inner{grid-template-columns:repeat(60,minmax(0,1fr));margin-inline:auto}
.lp-item{position:relative;display:grid;min-width:0}
.lp-wide{grid-column:1/-1;margin-inline:calc((1200px - max(100cqi,1200px))/2)}
.lp-item>*{min-width:0}
.lp-heading{line-height:1.12;font-weight:650;letter-spacing:-.015em;text-wrap:balance}
.lp-h1{font-size:clamp(34px,5.2cqi,58px)}.lp-h2{font-size:clamp(27px,3.4cqi,40px)}.lp-h3{font-size:26px}.lp-h4{font-size:21px}.lp-h5{font-size:18px}.lp-h6{font-size:16px}
.lp-text{white-space:pre-line}
.lp-rich{display:grid;gap:.6em;white-space:normal;align-content:start}.lp-rich :is(ul,ol){display:grid;gap:.3em;margin:0;padding-inline-start:1.4em}.lp-rich ul{list-style:disc}.lp-rich ol{list-style:decimal}.lp-rich a{color:inherit;text-decoration:underline;text-underline-offset:.15em}
.lp-lead{font-size:clamp(18px,1.9cqi,22px);max-width:46ch;text-wrap:pretty}
.lp-muted{opacity:.82}
.lp-button{display:inline-flex;align-items:center;justify-content:center;justify-self:start;align-self:start;min-height:48px;padding:11px 24px;border:0;border-radius:var(--lp-radius-md,8px);background:var(--lp-primary);color:var(--lp-on-primary);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.lp-button:hover{filter:brightness(1.08)}
.lp-page :focus-visible{outline:3px solid var(--lp-primary);outline-offset:3px}
.lp-hero :focus-visible{outline-color:currentColor}
.lp-image{display:block;width:100%;height:auto;border-radius:var(--lp-radius-md,10px);object-fit:cover}
.lp-missing{min-height:160px;border-radius:var(--lp-radius-md,10px);background:repeating-linear-gradient(45deg,#8882 0 10px,#8881 10px 20px)}
.lp-hero{position:relative;display:grid;align-items:center;background:var(--lp-primary);color:var(--lp-on-primary);padding:72px 32px;overflow:hidden}
.lp-hero-words{position:relative;display:grid;gap:22px;width:100%;max-width:1136px;margin-inline:auto}
.lp-hero .lp-h1{max-width:18ch}
.lp-hero-pictured{color:#fff;background:#111}
.lp-hero-picture{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;opacity:.45}
.lp-button-light{background:var(--lp-on-primary);color:var(--lp-primary)}
.lp-hero-pictured .lp-button-light{background:#fff;color:#111}
.lp-block{display:grid;gap:28px;align-content:start;padding:40px max(32px,calc((100% - 1136px)/2))}
.lp-cards{display:grid;gap:18px;grid-template-columns:repeat(auto-fit,minmax(min(240px,100%),1fr))}
.lp-card{display:grid;gap:10px;align-content:start;padding:26px;border:1px solid color-mix(in srgb,currentColor 16%,transparent);border-radius:var(--lp-radius-lg,14px)}
.lp-card-title{font-size:20px;line-height:1.25;font-weight:650}
.lp-symbol{font-size:24px}
.lp-testimonial{align-content:center}
.lp-testimonial blockquote{font-size:22px;line-height:1.45;quotes:"\\201c" "\\201d"}
.lp-testimonial blockquote p::before{content:open-quote}.lp-testimonial blockquote p::after{content:close-quote}
.lp-testimonial figcaption{display:flex;gap:12px;align-items:center;margin-top:8px}
.lp-testimonial figcaption span{display:grid}
.lp-avatar{width:48px;height:48px;border-radius:50%;object-fit:cover}
.lp-popular{border:2px solid var(--lp-primary)}
.lp-price strong{font-size:32px;font-variant-numeric:tabular-nums}
.lp-list li{padding-block:6px;border-top:1px solid color-mix(in srgb,currentColor 12%,transparent)}
.lp-list li:first-child{border-top:0}
.lp-form{gap:16px}
.lp-field{display:grid;gap:6px}
.lp-field label{font-weight:600;font-size:15px}
.lp-field :is(input,select,textarea){font:inherit;min-height:48px;width:100%;padding:10px 12px;border:1px solid color-mix(in srgb,currentColor 55%,transparent);border-radius:var(--lp-radius-md,8px);background:#fff;color:#111}
.lp-field textarea{min-height:120px;resize:vertical}
.lp-check{display:flex;gap:10px;align-items:center;min-height:44px}
.lp-check input{width:22px;height:22px;accent-color:var(--lp-primary)}
.lp-problem{padding:10px 14px;border-radius:var(--lp-radius-md,8px);background:#fdecea;color:#8c1c13}
.lp-sent{font-size:19px}
.lp-trial{position:sticky;bottom:0;padding:10px 16px;background:#fff;color:#333;border-top:1px solid #999;font:15px/1.4 system-ui,sans-serif;text-align:center}
.lp-trial p{margin:0}.lp-trial a{color:#1a4fa0;display:inline-block;min-height:24px}
.lp-trap{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}
.lp-row{display:grid}
.lp-cell{display:grid;gap:16px;align-content:start;min-width:0}
@container (max-width:1199px){.lp-wide{margin-inline:0}.lp-outer>.lp-item:not(.lp-wide),.lp-inner>.lp-item{padding-inline:20px}}
@container (max-width:760px){
.lp-outer,.lp-inner{display:flex;flex-direction:column;gap:20px}
.lp-outer>.lp-item,.lp-inner>.lp-item{left:0!important;top:0!important}
.lp-section,.lp-testimonial{min-height:0!important}
.lp-hero{padding:56px 20px}.lp-block{padding:32px 20px}
.lp-stack{grid-template-columns:minmax(0,1fr)!important}
.lp-wrap{grid-template-columns:repeat(auto-fit,minmax(min(200px,100%),1fr))!important}
.lp-scroll{overflow-x:auto;grid-template-columns:none!important;grid-auto-flow:column;grid-auto-columns:min(260px,80%)}
}
`;
