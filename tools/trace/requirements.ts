/** The kind of proof of a requirement: by a call, a unit test, the schema, on a screen, or by reading. */
const levelNames = ['A', 'U', 'S', 'E', 'V'] as const;
export type Level = (typeof levelNames)[number];

export interface Requirement {
  readonly id: string;
  /** One sentence in plain words. */
  readonly sentence: string;
  readonly levels: readonly Level[];
  /** Title of the list that contains it. */
  readonly list: string;
}

const row = /^\| ((?:[A-Z]+-)*[A-Za-z]+-\d+) \| (.+) \| ([A-Z, ]+) \|$/;
const rule = /^- \*\*\[(S\d+)\]\*\* (.+)$/;

/** The rows of a list in docs/requirements/. A malformed row is an error, because otherwise no check would ask for its proof. */
export function readRequirements(markdown: string): readonly Requirement[] {
  const list = titleOf(markdown);
  return markdown.split('\n').flatMap((line) => {
    if (!line.startsWith('| ') || line.startsWith('| id |')) return [];
    const [, id, sentence, letters = ''] = row.exec(line) ?? [];
    const levels = levelNames.filter((level) => letters.split(', ').includes(level));
    if (id === undefined || sentence === undefined || levels.length !== letters.split(', ').length)
      throw new Error(`Not a requirement: ${line}`);
    return [{ id, sentence, levels, list }];
  });
}

/** The numbered rules of a specification such as sync-server/core/sync/SPEC.md, each by its first sentence. */
export function readRules(markdown: string): readonly Requirement[] {
  const list = titleOf(markdown);
  return markdown.split('\n').flatMap((line) => {
    const [, id, text = ''] = rule.exec(line) ?? [];
    return id === undefined ? [] : [{ id, sentence: text.split(/(?<=\.) /)[0] ?? text, levels: ['A'], list }];
  });
}

function titleOf(markdown: string): string {
  return /^# (.+)$/m.exec(markdown)?.[1] ?? '';
}
