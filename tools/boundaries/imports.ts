import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { brokenRules } from './rules.ts';

const aliases: Readonly<Record<string, string>> = {
  '#calculators/': 'calculators/',
  '#contract/': 'sync-server/contract/',
  '#server/': 'sync-server/',
  '#app/': 'pwa/',
  '#generated/': '.generated/',
};
const statement =
  /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g;

/** The imports of a source text, as they are written. */
export function importSpecifiers(text: string): readonly string[] {
  return [...text.matchAll(statement)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

/** The imports of a source text, as project-relative paths or package names. */
export function importsOf(file: string, text: string): readonly string[] {
  return importSpecifiers(text).map((specifier) => resolveImport(file, specifier));
}

function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  const alias = Object.keys(aliases).find((name) => specifier.startsWith(name));
  return alias === undefined ? specifier : `${aliases[alias]}${specifier.slice(alias.length)}`;
}

/** Every source file with its text. */
export function sourceFiles(): readonly { readonly file: string; readonly text: string }[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' });
  const sources = listed.split('\n').filter((file) => file !== '' && existsSync(file) && !file.startsWith('tools/boundaries/fixtures/'));
  return sources.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

/** Every import that breaks a boundary rule, one sentence each. */
export function brokenBoundaries(): readonly string[] {
  return sourceFiles().flatMap(({ file, text }) => brokenIn(file, text));
}

export function brokenIn(file: string, text: string): readonly string[] {
  return importsOf(file, text).flatMap((imported) =>
    brokenRules(file, imported).map((rule) => `${file} imports ${imported}: ${rule.name}, because ${rule.because}.`),
  );
}
