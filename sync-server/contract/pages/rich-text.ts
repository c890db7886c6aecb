import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { Link, plainText } from './landing-page-values.ts';

export const richTexts = { differs: t('The text and its formatted form do not say the same.') } as const;

/** A stretch of text with one look. The form itself is the safe subset: it has no markup, and a link obeys the rule of every link of a page. */
const Span = z.strictObject({
  text: plainText(5000),
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  link: z.optional(Link),
});
export type Span = z.infer<typeof Span>;

const Line = z.array(Span).check(z.maxLength(200));

const RichBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), spans: Line }),
  z.strictObject({ kind: z.literal('bullets'), items: z.array(Line).check(z.maxLength(100)) }),
  z.strictObject({ kind: z.literal('numbers'), items: z.array(Line).check(z.maxLength(100)) }),
]);
export type RichBlock = z.infer<typeof RichBlock>;

/** Paragraphs and lists. */
export const RichText = z.array(RichBlock).check(z.maxLength(100));
export type RichText = z.infer<typeof RichText>;

/** The same text without its look, one line for each paragraph and each item. */
export function plainOf(rich: RichText): string {
  return rich.flatMap((block) => (block.kind === 'paragraph' ? [lineOf(block.spans)] : block.items.map(lineOf))).join('\n');
}

/** Paragraphs of a text without a look. */
export function richOf(text: string): RichText {
  return text.split('\n').map((line) => ({ kind: 'paragraph', spans: line === '' ? [] : [{ text: line }] }));
}

/** True if a part of the text is bold, italic, a link, or a list. */
export function hasLook(rich: RichText): boolean {
  return rich.some(
    (block) =>
      block.kind !== 'paragraph' || block.spans.some(({ bold, italic, link }) => bold === true || italic === true || (link ?? '') !== ''),
  );
}

function lineOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}
