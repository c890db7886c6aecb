import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import type { PlanForReport } from '#app/calculate/plan/report/plan-for-report.ts';

const householdAtom = atom((get) => get(meetingAtom).household);
const planAtom = atom((get) => get(meetingAtom).plan);

/** The household plan for a report that has it as a part. What follows it is loaded then. Undefined until it is followed. */
export function usePlanPart(isWanted: boolean): PlanForReport | undefined {
  const household = useAtomValue(householdAtom);
  const entries = useAtomValue(planAtom);
  const [planned, setPlanned] = useState<PlanForReport>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const follow = async () => {
      const { planForReport } = await import('#app/calculate/plan/report/plan-for-report.ts');
      const followed = await planForReport(household, entries);
      if (isCurrent) setPlanned(followed);
    };
    follow().catch((fault: unknown) => console.error('The plan of the report could not be followed.', fault));
    return () => {
      isCurrent = false;
    };
  }, [isWanted, household, entries]);
  return planned;
}
