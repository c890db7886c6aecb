import { isSafeLink } from '#contract/pages/landing-page-values.ts';
import type { RichBlock, RichText, Span } from '#contract/pages/rich-text.ts';
import { node, type PageNode } from './page-node.ts';

/** Text with bold, italic, links, and lists. An address is checked again, because a stored page may be older than a rule. */
export function richView(rich: RichText): PageNode {
  return node('div', { className: 'lp-text lp-rich', field: 'content.rich' }, ...rich.map(blockView));
}

function blockView(block: RichBlock): PageNode {
  switch (block.kind) {
    case 'paragraph':
      return node('p', {}, ...block.spans.map(spanView));
    case 'bullets':
    case 'numbers':
      return node(block.kind === 'bullets' ? 'ul' : 'ol', {}, ...block.items.map((spans) => node('li', {}, ...spans.map(spanView))));
  }
}

function spanView({ text, bold, italic, link }: Span): PageNode | string {
  const slanted = italic === true ? node('em', {}, text) : text;
  const heavy = bold === true ? node('strong', {}, slanted) : slanted;
  if (link === undefined || link === '' || !isSafeLink(link)) return heavy;
  const isElsewhere = link.startsWith('https://');
  return node('a', { attributes: { href: link, ...(isElsewhere ? { rel: 'noopener noreferrer' } : {}) } }, heavy);
}
