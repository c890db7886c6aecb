import { emptyMeeting, type Meeting } from './meeting.ts';

export function isEmptyMeeting({ client, notes, calculators, report, household, plan }: Meeting): boolean {
  const isUnknown =
    JSON.stringify(household) === JSON.stringify(emptyMeeting.household) && JSON.stringify(plan) === JSON.stringify(emptyMeeting.plan);
  return client === '' && notes === '' && calculators.length === 0 && report.length === 0 && isUnknown;
}
