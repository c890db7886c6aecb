import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { loadCalculator } from '#app/catalog/load-calculator.ts';
import { readDetails } from '#app/workbench/use-calculator-details.ts';
import type { AnyCalculator, CalculatorDetails } from '#calculators/kit/definition/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/definition/define.ts';
import { withAssumptions } from '../assumptions/with-assumptions.ts';
import { assumptionsAtom } from '../session/session-atoms.ts';

export interface LoadedCalculator {
  readonly calculator: AnyCalculator;
  /** The declared inputs, with the firm's assumptions applied. */
  readonly inputs: InputRecord;
  readonly details: CalculatorDetails;
}

/** The calculators with these ids, as far as they have loaded. Ids that this version does not have stay away. */
export function useLoadedCalculators(ids: readonly string[]): ReadonlyMap<string, LoadedCalculator> {
  const assumptions = useAtomValue(assumptionsAtom);
  const [loaded, setLoaded] = useState<ReadonlyMap<string, LoadedCalculator>>(new Map());
  const wanted = [...new Set(ids)].sort().join(' ');
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const found = await Promise.all(wanted.split(' ').map(async (id) => [id, await loadCalculator(id), await readDetails(id)] as const));
      if (!isCurrent) return;
      const known = found.flatMap(([id, calculator, details]) =>
        calculator === undefined || details === undefined
          ? []
          : [[id, { calculator, details, inputs: withAssumptions(calculator.inputs, assumptions).inputs }] as const],
      );
      setLoaded(new Map(known));
    };
    load().catch((fault) => console.error('The calculators of the meeting could not be loaded.', fault));
    return () => {
      isCurrent = false;
    };
  }, [wanted, assumptions]);
  return loaded;
}
