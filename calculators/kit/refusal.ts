/** A calculation that cannot be done, in words, with the input that causes it. */
export interface Refusal<Field extends string = string> {
  readonly refused: string;
  readonly field?: Field;
  /** All rates that fit, as fractions, where one was asked for and several do. */
  readonly rates?: readonly number[];
}

/** Refuses a calculation. The field, where there is one, is the input beside which the sentence is shown. */
export function refuse<const Field extends string>(message: string, field?: Field): Refusal<Field> {
  return field === undefined ? { refused: message } : { refused: message, field };
}

export function isRefusal(outcome: object): outcome is Refusal {
  return 'refused' in outcome;
}
