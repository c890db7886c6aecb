import { useEffect, useState } from 'react';
import { loadDetails } from '#app/catalog/load-calculator.ts';
import type { CalculatorDetails } from '#calculators/kit/definition/any-calculator.ts';

const loaded = new Map<string, CalculatorDetails>();

/** Details that were loaded ahead, so that the browser's own Print has them at once. */
export async function readDetails(id: string): Promise<CalculatorDetails | undefined> {
  const details = loaded.get(id) ?? (await loadDetails(id));
  if (details !== undefined) loaded.set(id, details);
  return details;
}

/** Chart, explanation, and sources of a calculator. Undefined until they have loaded. */
export function useCalculatorDetails(id: string): CalculatorDetails | undefined {
  const [details, setDetails] = useState(() => loaded.get(id));
  useEffect(() => {
    let isWanted = true;
    readDetails(id).then(
      (found) => {
        if (isWanted) setDetails(found);
      },
      (fault) => console.error(`${id}: no chart and no explanation`, fault),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return details;
}
