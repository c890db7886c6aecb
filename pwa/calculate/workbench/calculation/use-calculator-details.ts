import { useCallback, useEffect, useState } from 'react';
import type { CalculatorDetails } from '#calculators/kit/definition/any-calculator.ts';

const loaded = new Map<string, CalculatorDetails>();

/** Details that were loaded ahead, so that the browser's own Print has them at once. */
export async function readDetails(id: string): Promise<CalculatorDetails | undefined> {
  const details = loaded.get(id) ?? (await loadAfterAnswer(id));
  if (details !== undefined) loaded.set(id, details);
  return details;
}

/** The loader is not part of the first screen, which shows none of the details. */
async function loadAfterAnswer(id: string): Promise<CalculatorDetails | undefined> {
  const { loadDetails } = await import('#app/device/catalog/load-details.ts');
  return loadDetails(id);
}

export interface DetailsLoad {
  /** Undefined until the details have loaded. */
  readonly details: CalculatorDetails | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Chart, explanation, and sources of a calculator. */
export function useDetailsLoad(id: string): DetailsLoad {
  const [details, setDetails] = useState(() => loaded.get(id));
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the details again
  useEffect(() => {
    let isWanted = true;
    setHasFailed(false);
    readDetails(id).then(
      (found) => {
        if (isWanted) setDetails(found);
      },
      (fault) => {
        console.error(`${id}: no chart and no explanation`, fault);
        if (isWanted) setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { details, hasFailed, retry };
}

/** Chart, explanation, and sources of a calculator. Undefined until they have loaded. */
export function useCalculatorDetails(id: string): CalculatorDetails | undefined {
  return useDetailsLoad(id).details;
}
