import { readFileSync, writeFileSync } from 'node:fs';
import { catalog } from '../calculators/catalog.gen.ts';

/** Documents that state the number of calculators. */
const documents = ['README.md', 'CHANGELOG.md'] as const;
/** The first statement in a document is that of the present; later ones may be of earlier versions. */
const stated = /\b\d+ calculators\b/;

/** Each document with its present text, and the text with the number of calculators that there are. */
export function statedCounts(): readonly { readonly path: string; readonly text: string; readonly right: string }[] {
  return documents.map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path, text, right: text.replace(stated, `${catalog.length} calculators`) };
  });
}

export function writeStatedCounts(): void {
  for (const { path, text, right } of statedCounts()) if (text !== right) writeFileSync(path, right);
}
