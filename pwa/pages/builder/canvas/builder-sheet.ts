import { builder } from '#contract/pages/landing-page-values.ts';

/** Styles of the marks on a page while it is edited: the grid, the selection, its handle, and the buttons between parts. */
export const builderSheet = `
.builder-page{min-height:60vh}
.builder-page .lp-page{min-height:calc(85vh/var(--builder-zoom,1))}
.builder-grid .lp-page::before{content:"";position:absolute;inset:0;pointer-events:none;z-index:0;background-image:linear-gradient(to right,#8883 1px,transparent 1px),linear-gradient(to bottom,#8883 1px,transparent 1px);background-size:${builder.gridPx}px ${builder.gridPx}px}
.builder-page .lp-page{position:relative}
.builder-item{cursor:grab;user-select:none}
.builder-item :is(a,button:not(.builder-insert),input,textarea,select,video,img){pointer-events:none}
.builder-item::after{content:"";position:absolute;inset:0;pointer-events:none;z-index:1}
.builder-item:hover::after{outline:1px dashed #2563eb;outline-offset:-1px}
.builder-item[aria-current=true]::after{outline:2px solid #2563eb;outline-offset:-2px;box-shadow:inset 0 0 0 3px #fff8}
.builder-item:focus-visible{outline:3px solid #2563eb;outline-offset:-3px}
.builder-item [data-field]:hover{outline:1px dotted #2563eb;outline-offset:2px}
.builder-item:has(.builder-format){z-index:5}
.builder-edited{cursor:text;user-select:text;outline:2px solid #2563eb;outline-offset:3px;min-width:1em}
.builder-item:has(>.builder-edited)::after{outline:none}
.builder-format{bottom:calc(100% + 8px);width:max-content;max-width:calc(100vw - 32px);zoom:calc(1/var(--builder-zoom,1))}
.builder-item .builder-edited :is(a,button,input){pointer-events:auto}
.rich-editor{outline:none;white-space:pre-wrap;overflow-wrap:anywhere}
.lp-rich .rich-editor{display:grid;gap:.6em}
aside .rich-editor{padding:8px 10px;min-height:96px}
aside .rich-editor :is(ul,ol){padding-inline-start:1.4em;list-style:disc}
aside .rich-editor ol{list-style:decimal}
aside .rich-editor a{text-decoration:underline}
.builder-handle{position:absolute;right:2px;bottom:2px;width:18px;height:18px;border:2px solid #fff;border-radius:50%;background:#2563eb;cursor:nwse-resize;z-index:2;touch-action:none;scale:calc(1/var(--builder-zoom,1))}
.builder-handle::after{content:"";position:absolute;inset:-15px}
.builder-insert{position:absolute;left:50%;bottom:-22px;width:44px;height:44px;margin-inline-start:-22px;padding:0;border:0;background:none;color:#fff;font:600 20px/28px system-ui,sans-serif;opacity:0;z-index:3;cursor:pointer}
.builder-insert::before{content:"";position:absolute;inset:8px;z-index:-1;border-radius:50%;background:#2563eb}
:is(.builder-item:hover,.builder-item[aria-current=true])>.builder-insert,.builder-insert:focus-visible{opacity:1}
.builder-insert:focus-visible{outline:3px solid #2563eb}
@keyframes builder-flash{from{background:#2563eb55}to{background:transparent}}
.builder-added::after{animation:builder-flash 1.2s ease-out}
@media(prefers-reduced-motion:reduce){.builder-added::after{animation:none}}
`;
