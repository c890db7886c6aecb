/**
 * True if the server no longer has the build that this tab runs. Then no more of its files can be loaded, and only a reload helps. A file
 * that is missing only for lack of a network does not count.
 */
export async function isVersionGone(fetchIt: typeof fetch = fetch): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (entry === undefined) return false;
  try {
    return (await fetchIt(entry, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}
