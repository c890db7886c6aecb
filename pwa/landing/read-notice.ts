/** Keeps the name of a notice in the address. What it says is known to the screen that shows it. */
export function readNotice(search: Readonly<Record<string, unknown>>): { readonly notice?: string } {
  return typeof search.notice === 'string' && /^[a-z-]{1,40}$/.test(search.notice) ? { notice: search.notice } : {};
}
