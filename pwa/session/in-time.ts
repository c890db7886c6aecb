/**
 * What is being opened, unless it takes longer than `patienceMs`: a storage that has not answered by then will not, and the app goes on
 * without it. What opens too late is closed again.
 */
export async function inTime<Opened extends { close(): unknown }>(opening: Promise<Opened>, patienceMs: number): Promise<Opened> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const opened = await Promise.race([opening, late]);
  if (opened !== undefined) return opened;
  opening.then((tooLate) => tooLate.close()).catch(() => undefined);
  throw new Error('The storage did not answer in time.');
}
