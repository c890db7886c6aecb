import { builder } from '#contract/pages/landing-page-values.ts';

/** Styles of the marks on a page while it is edited: the grid, the selection, and its handle. */
export const builderSheet = `
.builder-page{min-height:60vh}
.builder-page .lp-page{min-height:60vh}
.builder-grid .lp-page::before{content:"";position:absolute;inset:0;pointer-events:none;z-index:0;background-image:linear-gradient(to right,#8883 1px,transparent 1px),linear-gradient(to bottom,#8883 1px,transparent 1px);background-size:${builder.gridPx}px ${builder.gridPx}px}
.builder-page .lp-page{position:relative}
.builder-item{cursor:grab;user-select:none}
.builder-item :is(a,button,input,textarea,select,video,img){pointer-events:none}
.builder-item:hover{outline:1px dashed #2563eb;outline-offset:1px}
.builder-item[aria-current=true]{outline:2px solid #2563eb;outline-offset:1px}
.builder-item:focus-visible{outline:3px solid #2563eb}
.builder-handle{position:absolute;right:-9px;bottom:-9px;width:18px;height:18px;border:2px solid #fff;border-radius:50%;background:#2563eb;cursor:nwse-resize;z-index:2;touch-action:none;scale:calc(1/var(--builder-zoom,1))}
.builder-handle::after{content:"";position:absolute;inset:-15px}
`;
