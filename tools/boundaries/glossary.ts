import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type GlossaryRow, glossary } from './glossary-words.ts';

interface Source {
  readonly file: string;
  readonly text: string;
}

const kinds = ['*.ts', '*.tsx', '*.mjs', '*.md', '*.prisma', '*.graphql', '*.yml'];

/** Generated files repeat the sources; a migration is never edited; the glossary and its test hold the words themselves. */
const notInspected = /\.gen\.ts$|^docs\/(requirements|correctness|figures)\.md$|^prisma\/migrations\/|^tools\/boundaries\/glossary/;

/** Every written source and document of the project. */
export function writtenFiles(): readonly Source[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...kinds], { encoding: 'utf8' });
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(file) && !notInspected.test(file));
  return files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

/** A sentence for each line with a word that the glossary replaces, and for each allowed use that no line needs any more. */
export function glossarySentences(sources: readonly Source[], rows: readonly GlossaryRow[] = glossary): readonly string[] {
  return rows.flatMap((row) => {
    const patterns = row.not.map(patternOf);
    const needed = new Set<number>();
    const wrong = sources.flatMap(({ file, text }) =>
      linesWith(text, patterns).flatMap(({ line, at, word }) => {
        const allowed = row.allowed.findIndex((use) => use.file.test(file) && use.text.test(line));
        needed.add(allowed);
        return allowed < 0 ? [`${file}:${at} says "${word}": say ${row.say}, or allow it in tools/boundaries/glossary-words.ts.`] : [];
      }),
    );
    const unneeded = row.allowed.flatMap(({ because }, at) =>
      needed.has(at) ? [] : [`No line needs the use of "${row.not[0]}" for ${because}: delete it in tools/boundaries/glossary-words.ts.`],
    );
    return [...wrong, ...unneeded];
  });
}

function linesWith(text: string, patterns: readonly RegExp[]) {
  if (!patterns.some((pattern) => pattern.test(text))) return [];
  return text.split('\n').flatMap((line, index) => {
    const word = patterns.map((pattern) => pattern.exec(line)?.[0]).find((found) => found !== undefined);
    return word === undefined ? [] : [{ line, at: index + 1, word }];
  });
}

/** Matches the word alone, capitalized, or as a part of an identifier: `room`, `leftRoom`, `room_left`, but not `bathroom`. */
function patternOf(words: string | RegExp): RegExp {
  if (typeof words !== 'string') return words;
  const parts = words.split(' ');
  const spaced = parts.map((part) => `[${part.charAt(0)}${part.charAt(0).toUpperCase()}]${part.slice(1)}`).join('[ _-]?');
  const inside = parts.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`).join('');
  return new RegExp(`(?<![A-Za-z])${spaced}(?![a-z])|(?<=[a-z])${inside}(?![a-z])`);
}
