import { parseSync, Visitor } from 'vite';

interface Source {
  readonly file: string;
  readonly text: string;
}

interface Allowed {
  readonly file: RegExp;
  readonly word: RegExp;
  readonly because: string;
}

const anywhere = /./;

const allowed: readonly Allowed[] = [
  { file: anywhere, word: /^firmLanguage$/, because: 'a stored key of devices' },
  { file: anywhere, word: /^firmName$/, because: 'a field of the sign-up call, stored with its link' },
  { file: anywhere, word: /^(approve|refuse|Approve|Refuse)FirmName$/, because: 'operations that the API names so' },
  {
    file: /embed|landing-pages|abuse-reports/,
    word: /^_?firm$/,
    because: 'a field of the settings that embedded calculators load, and of the list of landing pages',
  },
  { file: /texts\.ts$|owner-subscription\.tsx$|assumptions-form\.tsx$/, word: /^firm$/, because: 'a text, or a value of a text' },
];

/** Comments in which a firm is any company, or in which a text is quoted. */
const otherFirms = /technology firms|Firm assumption|tax ID cannot|in another member state|Numbers of firms|number of a firm/;

/** Finds a name or a comment that says firm: code says tenant, and the texts that people read say firm. */
export function otherWordsForTenant(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ file, text }) => {
    if (!/\.tsx?$/.test(file) || /\.gen\.ts$/.test(file) || /^(calculators|tools\/boundaries)\//.test(file) || !/firm/i.test(text))
      return [];
    const found: { readonly start: number; readonly word: string }[] = [];
    const check = ({ name, start }: { readonly name: string; readonly start: number }) => {
      if (!/(?<![a-z])firm|Firm/.test(name)) return;
      if (!allowed.some((use) => use.file.test(file) && use.word.test(name))) found.push({ start, word: name });
    };
    const { program, comments } = parseSync(file, text);
    new Visitor({ Identifier: check, JSXIdentifier: check }).visit(program);
    for (const { value, start } of comments) {
      const word = /\bfirms?\b/i.exec(value)?.[0];
      if (word !== undefined && !otherFirms.test(value)) found.push({ start, word });
    }
    const sentences = found.map(
      ({ start, word }) => `${file}:${text.slice(0, start).split('\n').length} says "${word}": code says tenant.`,
    );
    // A shorthand property is both a key and a value at the same place.
    return [...new Set(sentences)];
  });
}
