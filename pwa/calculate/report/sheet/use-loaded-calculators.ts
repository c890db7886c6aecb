import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { withAssumptions } from '#app/calculate/assumptions/with-assumptions.ts';
import { readDetails } from '#app/calculate/workbench/calculation/use-calculator-details.ts';
import { loadCalculator } from '#app/device/catalog/load-calculator.ts';
import { assumptionsAtom } from '#app/session/state/session-atoms.ts';
import type { AnyCalculator, CalculatorDetails } from '#calculators/kit/definition/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/definition/define.ts';

export interface LoadedCalculator {
  readonly calculator: AnyCalculator;
  /** The declared inputs, with the tenant's assumptions applied. */
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
