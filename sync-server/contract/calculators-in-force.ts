interface Chosen {
  readonly calculatorId: string;
  readonly addedAt: string | Date;
}

/**
 * The calculators that the people of a tenant see. Where more are chosen than the plan allows, these are the ones that were added first,
 * and of several added at the same moment the first by id, until an administrator chooses.
 */
export function calculatorsInForce(chosen: readonly Chosen[], limit: number | null): readonly string[] {
  const ids = (list: readonly Chosen[]) => list.map(({ calculatorId }) => calculatorId);
  if (limit === null || chosen.length <= limit) return ids(chosen);
  const timeOf = ({ addedAt }: Chosen) => new Date(addedAt).getTime();
  const inOrder = [...chosen].sort((a, b) => timeOf(a) - timeOf(b) || (a.calculatorId < b.calculatorId ? -1 : 1));
  return ids(inOrder.slice(0, limit));
}
