/** Writes docs/figures.md: every figure of the product with its value in each set, its source, and how certain it is. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Citation, citations, citedFigures, type FigureTopic } from '#calculators/figures/citations/citations.ts';
import { type FigureSet, figureSetName, figureSets } from '#calculators/figures/set.ts';

const target = fileURLToPath(new URL('../docs/figures.md', import.meta.url));
/** A longer list is a table of its own in the code; the document shows only its first and last entries. */
const longList = 14;

type BySet = ReadonlyMap<FigureSet, Citation>;

export function figuresText(): string {
  const topics = Object.keys(citedFigures).filter((topic): topic is FigureTopic => topic in citedFigures);
  const rows = topics.map((topic) => [topic, rowsOf(topic)] as const);
  const every = rows.flatMap(([, ofTopic]) => ofTopic.flatMap(([, bySet]) => [...bySet.values()].slice(-1)));
  const parts = [
    '# Every figure and where it comes from',
    '<!-- Written by `npm run generate` from calculators/figures. Not edited by hand. -->',
    [
      'Enacted: a law, an agency or a lender set it. Measured: a survey or a statistic found it. Assumed: the product chose it, and the',
      'screen says so or takes another. Nothing is projected. Two models, one model: compared with open tax models; published: read on a',
      `public page. Without a name before it a value is that of each set: ${figureSets.map(figureSetName).join(', ')}.`,
    ].join('\n'),
    table(
      ['how sure', 'figures'],
      '|---|---:|',
      [...counted(every)].map(([name, times]) => [name, String(times)]),
    ),
    ...rows.flatMap(([topic, ofTopic]) => [
      `## ${topic}`,
      table(
        ['figure', 'value', 'source', 'status'],
        '|---|---|---|---|',
        ofTopic.map(([label, bySet]) => [label, cell(bySet, shownValue), cell(bySet, ({ source }) => source), sureness(bySet)]),
      ),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The figures of a topic by label, in the order of the code. */
function rowsOf(topic: FigureTopic): readonly (readonly [string, BySet])[] {
  const byLabel = new Map<string, Map<FigureSet, Citation>>();
  for (const set of figureSets) {
    for (const citation of citations(set, [topic])) {
      const bySet = byLabel.get(citation.label) ?? new Map<FigureSet, Citation>();
      byLabel.set(citation.label, bySet.set(set, citation));
    }
  }
  return [...byLabel];
}

/** One text where every set agrees, otherwise the text of each set. */
function cell(bySet: BySet, text: (citation: Citation) => string): string {
  const texts = [...bySet].map(([set, citation]) => [figureSetName(set), text(citation)] as const);
  const [first] = texts;
  if (first !== undefined && texts.every(([, one]) => one === first[1])) return first[1];
  return texts.map(([name, one]) => `${name}: ${one}`).join('<br>');
}

function shownValue({ value, note }: Citation): string {
  const items = value.split(', ');
  const shown = items.length < longList ? value : `${items.slice(0, 3).join(', ')} … ${items.slice(-1).join('')} (${items.length} values)`;
  return note === undefined ? shown : `${shown} (${note.replace(/\.$/, '')})`;
}

function sureness(bySet: BySet): string {
  return cell(bySet, ({ status, evidence }) => (status === 'assumed' ? evidence : `${status}, ${evidence}`));
}

function counted(every: readonly Citation[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { evidence } of every) times.set(evidence, (times.get(evidence) ?? 0) + 1);
  return times;
}

function table(header: readonly string[], rule: string, rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), rule, ...rows.map(line)].join('\n');
}

export function writeFigures(text: string): void {
  writeFileSync(target, text);
}

export function staleFigures(text: string): readonly string[] {
  try {
    return readFileSync(target, 'utf8') === text ? [] : ['docs/figures.md'];
  } catch {
    return ['docs/figures.md'];
  }
}
