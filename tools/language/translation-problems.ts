import { readFileSync } from 'node:fs';
import { dataTexts } from './data-texts.ts';
import { textsIn } from './find-texts.ts';
import { keysIn } from './keys-in.ts';

interface Source {
  readonly file: string;
  readonly text: string;
}

export const catalogFile = 'pwa/frame/language/de.json';
const forms = new Intl.PluralRules('de').resolvedOptions().pluralCategories;
const translated = /^(?:pwa|sync-server)\//;

/** Texts outside the catalog, keys without a translation, translations without a key, and translations with other placeholders. */
export function translationProblems(sources: readonly Source[]): readonly string[] {
  const catalog: unknown = JSON.parse(readFileSync(catalogFile, 'utf8'));
  const shown = sources.filter(({ file }) => translated.test(file) && !/\.test\.tsx?$/.test(file));
  const keys = new Set([...dataTexts(), ...shown.flatMap(({ file, text }) => keysIn(file, text, forms))]);
  return [...shown.flatMap(untranslated), ...catalogProblems(keys, readCatalog(catalog))];
}

/** The differences between the keys in use and a catalog. */
export function catalogProblems(keys: ReadonlySet<string>, catalog: ReadonlyMap<string, string>): readonly string[] {
  const missing = [...keys].filter((key) => !catalog.has(key));
  const unused = [...catalog.keys()].filter((key) => !keys.has(key));
  const uneven = [...catalog].filter(([key, text]) => holesOf(key) !== holesOf(text));
  return [
    ...missing.map((key) => `${catalogFile} has no German for ${JSON.stringify(key)}.`),
    ...unused.map((key) => `${catalogFile} translates ${JSON.stringify(key)}, which no screen shows.`),
    ...uneven.map(([key]) => `${catalogFile}: the German for ${JSON.stringify(key)} has other placeholders, or other spaces at its ends.`),
  ];
}

function untranslated({ file, text }: Source): readonly string[] {
  if (!/^(?:pwa|sync-server\/contract)\//.test(file)) return [];
  return textsIn(file, text).map(({ nodes: [node] }) => {
    const start = node?.start ?? 0;
    const line = text.slice(0, start).split('\n').length;
    return `${file}:${line} shows a text that no catalog knows: wrap it in t('…') of contract/language, or list it in tools/language/not-texts.ts.`;
  });
}

/** The placeholders of a text, and the spaces by which it joins its neighbors. */
function holesOf(text: string): string {
  const names = [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join();
  return `${/^\s*/.exec(text)?.[0]}|${names}|${/\s*$/.exec(text)?.[0]}`;
}

function readCatalog(catalog: unknown): ReadonlyMap<string, string> {
  if (typeof catalog !== 'object' || catalog === null) throw new Error(`${catalogFile} is not a catalog.`);
  return new Map(Object.entries(catalog).map(([key, text]) => [key, String(text)]));
}
