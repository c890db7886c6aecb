/**
 * The storage's answer, unless it takes longer than `patienceMs`. After that the storage is assumed to never answer, and the app continues
 * without it. A late answer is undone where necessary.
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
