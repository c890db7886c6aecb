/** The reason a calculation cannot be done, in words, with the input that causes it. */
export interface Refusal<Field extends string = string> {
  readonly refused: string;
  readonly field?: Field;
  /** All matching rates, as fractions, if one was requested and several match. */
  readonly rates?: readonly number[];
}

/** Refuses a calculation. The field, if any, is the input beside which the sentence is shown. */
export function refuse<const Field extends string>(message: string, field?: Field): Refusal<Field> {
  return field === undefined ? { refused: message } : { refused: message, field };
}

export function isRefusal(outcome: object): outcome is Refusal {
  return 'refused' in outcome;
}
