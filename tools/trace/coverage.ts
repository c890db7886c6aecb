import type { Requirement } from './requirements.ts';
import { idsIn, titlesIn } from './titles.ts';

export interface TestFile {
  readonly file: string;
  readonly text: string;
}

/** Files by the ids in their test titles. */
export type Proofs = ReadonlyMap<string, readonly string[]>;

export interface Covered extends Requirement {
  readonly files: readonly string[];
  /** No title names the row, although a call, a unit test, or the schema could prove it. */
  readonly lacksTest: boolean;
  /** No title of a browser test names the row, although it is about a screen. */
  readonly lacksBrowser: boolean;
}

export function proofsIn(tests: readonly TestFile[]): Proofs {
  const proofs = new Map<string, string[]>();
  for (const { file, text } of tests) {
    for (const id of new Set(titlesIn(text, file).flatMap(idsIn))) proofs.set(id, [...(proofs.get(id) ?? []), file]);
  }
  return proofs;
}

export function coverageOf(requirements: readonly Requirement[], proofs: Proofs): readonly Covered[] {
  return requirements.map((requirement) => {
    const files = [...(proofs.get(requirement.id) ?? [])].sort();
    return {
      ...requirement,
      files,
      lacksTest: hasTestLevel(requirement) && files.length === 0,
      lacksBrowser: hasScreenLevel(requirement) && !files.some(runsInBrowser),
    };
  });
}

export function hasTestLevel({ levels }: Requirement): boolean {
  return levels.some((level) => level === 'A' || level === 'U' || level === 'S');
}

export function hasScreenLevel({ levels }: Requirement): boolean {
  return levels.includes('E');
}

/** Titles with an id that no list contains, and rows listed twice: one sentence each. */
export function wrongIds(requirements: readonly Requirement[], proofs: Proofs): readonly string[] {
  const known = new Set(requirements.map(({ id }) => id));
  const twice = requirements.filter(({ id }, at) => requirements.findIndex((other) => other.id === id) < at);
  return [
    ...[...proofs].filter(([id]) => !known.has(id)).map(([id, files]) => `${files.join(', ')}: docs/requirements/ has no row ${id}.`),
    ...twice.map(({ id }) => `docs/requirements/: the row ${id} stands twice.`),
  ];
}

function runsInBrowser(file: string): boolean {
  return /\.(journey|browser\.test)\.tsx?$/.test(file);
}
