import type { JSONContent } from '@tiptap/core';
import type { RichBlock, RichText, Span } from '#contract/pages/rich-text.ts';

/** A formatted text as the document of the editor. */
export function documentOf(rich: RichText): JSONContent {
  const blocks = rich.map(blockOf);
  return { type: 'doc', content: blocks.length === 0 ? [paragraphOf([])] : blocks };
}

/** The document of the editor as a formatted text. Anything else that it might hold is left out. */
export function richOfDocument({ content = [] }: JSONContent): RichText {
  return content.flatMap((block): readonly RichBlock[] => {
    if (block.type === 'paragraph') return [{ kind: 'paragraph', spans: [...spansOf(block)] }];
    if (block.type !== 'bulletList' && block.type !== 'orderedList') return [];
    const items = (block.content ?? []).map((item) => (item.content ?? []).flatMap(spansOf));
    return [{ kind: block.type === 'bulletList' ? 'bullets' : 'numbers', items }];
  });
}

function blockOf(block: RichBlock): JSONContent {
  if (block.kind === 'paragraph') return paragraphOf(block.spans);
  const content = block.items.map((spans) => ({ type: 'listItem', content: [paragraphOf(spans)] }));
  return { type: block.kind === 'bullets' ? 'bulletList' : 'orderedList', content };
}

function paragraphOf(spans: readonly Span[]): JSONContent {
  return { type: 'paragraph', content: spans.filter(({ text }) => text !== '').map(textOf) };
}

function textOf({ text, bold, italic, link }: Span): JSONContent {
  const marks = [
    ...(bold === true ? [{ type: 'bold' }] : []),
    ...(italic === true ? [{ type: 'italic' }] : []),
    ...(link === undefined ? [] : [{ type: 'link', attrs: { href: link } }]),
  ];
  return { type: 'text', text, ...(marks.length === 0 ? {} : { marks }) };
}

function spansOf({ content = [] }: JSONContent): readonly Span[] {
  return content.flatMap(({ text, marks = [] }): readonly Span[] => {
    if (text === undefined || text === '') return [];
    const has = (type: string) => marks.some((mark) => mark.type === type);
    const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.href;
    return [
      {
        text,
        ...(has('bold') ? { bold: true } : {}),
        ...(has('italic') ? { italic: true } : {}),
        ...(typeof href === 'string' ? { link: href } : {}),
      },
    ];
  });
}
