import { useEffect, useState } from 'react';
import type { Words } from '#calculators/kit/any-calculator.ts';
import { loadWords } from '../browser/load-calculator.ts';

const loaded = new Map<string, Words>();

/** Loaded ahead, so that the browser's own Print finds them at once. */
export async function readWords(id: string): Promise<Words | undefined> {
  const words = loaded.get(id) ?? (await loadWords(id));
  if (words !== undefined) loaded.set(id, words);
  return words;
}

/** What a calculator says about itself; undefined until it is here. */
export function useWords(id: string): Words | undefined {
  const [words, setWords] = useState(() => loaded.get(id));
  useEffect(() => {
    let isWanted = true;
    readWords(id).then(
      (found) => {
        if (isWanted) setWords(found);
      },
      (fault) => console.error(`${id}: no explanation`, fault),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return words;
}
