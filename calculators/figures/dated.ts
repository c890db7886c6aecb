/** Values with the day from which each is in force, the newest first. */
export type Dated<T> = readonly [InForce<T>, ...InForce<T>[]];

interface InForce<T> {
  readonly from: string;
  readonly value: T;
}

export function newest<T>(dated: Dated<T>): T {
  return dated[0].value;
}
