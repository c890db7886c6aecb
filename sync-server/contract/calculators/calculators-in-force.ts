interface Chosen {
  readonly calculatorId: string;
  /** A number is milliseconds since 1970. */
  readonly addedAt: string | Date | number;
}

/**
 * The calculators that the members of a tenant see. If more are selected than the plan allows, they are the earliest added ones (by id
 * among those added at the same moment), until an administrator chooses.
 */
export function calculatorsInForce(chosen: readonly Chosen[], limit: number | null): readonly string[] {
  const ids = (list: readonly Chosen[]) => list.map(({ calculatorId }) => calculatorId);
  if (limit === null || chosen.length <= limit) return ids(chosen);
  const timeOf = ({ addedAt }: Chosen) => new Date(addedAt).getTime();
  const inOrder = [...chosen].sort((a, b) => timeOf(a) - timeOf(b) || (a.calculatorId < b.calculatorId ? -1 : 1));
  return ids(inOrder.slice(0, limit));
}
