/** In the order in which every table of this folder lists them. */
export const filingStatuses = ['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold'] as const;
export type FilingStatus = (typeof filingStatuses)[number];
export type ByStatus<T> = Readonly<Record<FilingStatus, T>>;

export const filingStatusInput = {
  type: 'select',
  label: 'Filing status',
  tooltip: 'The status on the federal return. A qualifying surviving spouse uses the joint figures.',
  defaultValue: 'single',
  options: [
    { value: 'single', label: 'Single' },
    { value: 'marriedJoint', label: 'Married filing jointly' },
    { value: 'marriedSeparate', label: 'Married filing separately' },
    { value: 'headOfHousehold', label: 'Head of household' },
  ],
} as const;

/** One value for each status, in the order single, joint, separate, head of household. */
export function byStatus<T>(single: T, marriedJoint: T, marriedSeparate: T, headOfHousehold: T): ByStatus<T> {
  return { single, marriedJoint, marriedSeparate, headOfHousehold };
}

/** A figure of joint returns, and another one for all other statuses. */
export function jointOrOther<T>(joint: T, other: T): ByStatus<T> {
  return byStatus(other, joint, other, other);
}

/** A figure that is halved only for separate returns. */
export function separateOrOther<T>(separate: T, other: T): ByStatus<T> {
  return byStatus(other, other, separate, other);
}

/** "single", "married filing jointly": for use inside a sentence. */
export function filingStatusName(status: FilingStatus): string {
  return filingStatusInput.options[filingStatuses.indexOf(status)]?.label.toLowerCase() ?? status;
}
