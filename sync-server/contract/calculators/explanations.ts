import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';
import { AiAllowance } from './ai-usage.ts';

/** Longest explanation in characters. Text from the service beyond it is not read. */
export const longestExplanation = 8_000;

/** Characters of all lines together: several times those of the longest calculator. The service charges by length. */
const longestQuestion = 20_000;

export const explanationTexts = {
  off: t('Explanations are switched off: this installation has no AI service.'),
  offline: t('You are offline. An explanation needs the network.'),
  usedUp: t('The AI calls of your plan are used up for now. Ask your administrator about a larger plan.'),
  askedAlready: t('This explanation was asked for already. Ask again for a new one.'),
  nothing: t('Leave at least one figure in.'),
  tooLong: t('These figures are too long to be explained. Leave some of them out.'),
  failed: t('The AI service did not answer. Nothing was counted.'),
  cut: t('The explanation was cut off before its end.'),
  stopped: t('You stopped the explanation.'),
} as const;

/** Prompt sent to the AI service before the figures, word for word. It is never translated, because the server sends it in English. */
export const explanationInstruction =
  'You explain the result of a financial calculator to a client of a financial adviser. Use plain English, short sentences, and at most ' +
  '200 words. Use only the figures below and do not calculate new ones. Say what the result means and which inputs matter most. Give no ' +
  'advice, recommend no product, and make no promises. Answer in plain text without headings, tables, or Markdown.';

const line = z.strictObject({
  label: z.string().check(z.minLength(1), z.maxLength(200)),
  text: z.string().check(z.maxLength(500)),
});
const lines = z.array(line).check(z.maxLength(100));

/** The lines that a person has seen and confirmed. `id` lets the call be counted once. */
export const AskExplanation = z
  .strictObject({
    id: Id,
    tenant: z.optional(Id),
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    inputs: lines,
    results: lines.check(z.minLength(1, { error: explanationTexts.nothing })),
  })
  .check(z.refine(({ inputs, results }) => lengthOf([...inputs, ...results]) <= longestQuestion, { error: explanationTexts.tooLong }));
export type AskExplanation = z.output<typeof AskExplanation>;
export type ExplainedLine = z.output<typeof line>;

function lengthOf(all: readonly ExplainedLine[]): number {
  return all.reduce((sum, { label, text }) => sum + label.length + text.length, 0);
}

/** The message with the figures, identical on the screen and in the request to the AI service. */
export function explanationMessage({ title, inputs, results }: Pick<AskExplanation, 'title' | 'inputs' | 'results'>): string {
  const listed = (heading: string, shown: readonly ExplainedLine[]): readonly string[] =>
    shown.length === 0 ? [] : ['', heading, ...shown.map(({ label, text }) => `- ${label}: ${text}`)];
  return [`Calculator: ${title}`, ...listed('Inputs:', inputs), ...listed('Results:', results)].join('\n');
}

/** One line of the streamed answer. */
export const ExplanationPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('counted'), allowance: AiAllowance }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('done') }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type ExplanationPart = z.output<typeof ExplanationPart>;

/** Texts of the workbench about explanations. */
export const ExplanationTerms = named(
  'ExplanationTerms',
  z.object({
    service: described('Host of the AI service; absent: explanations are switched off.', z.nullable(z.string())),
    model: z.nullable(z.string()),
    allowance: AiAllowance,
  }),
);
export type ExplanationTerms = z.output<typeof ExplanationTerms>;
