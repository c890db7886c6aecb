/**
 * What the storage answers, unless it takes longer than `patienceMs`: one that has not answered by then will not, and the app goes on
 * without it. What comes too late is undone, where it has to be.
 */
export async function inTime<Answer>(
  asked: Promise<Answer>,
  patienceMs: number,
  undo: (late: Answer) => unknown = () => {},
): Promise<Answer> {
  const tooLate = Symbol();
  const late = new Promise<typeof tooLate>((resolve) => setTimeout(resolve, patienceMs, tooLate));
  const answer = await Promise.race([asked, late]);
  if (answer !== tooLate) return answer;
  asked.then(undo).catch(() => undefined);
  throw new Error('The storage did not answer in time.');
}
