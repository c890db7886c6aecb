import { emptyHousehold } from './household/household.ts';
import type { Meeting } from './meeting.ts';

export function isEmptyMeeting({ client, notes, calculators, report, household }: Meeting): boolean {
  const isUnknown = JSON.stringify(household) === JSON.stringify(emptyHousehold);
  return client === '' && notes === '' && calculators.length === 0 && report.length === 0 && isUnknown;
}
