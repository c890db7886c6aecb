/** Keeps the name of a notice in the address. The screen that shows the notice has its text. */
export function readNotice(search: Readonly<Record<string, unknown>>): { readonly notice?: string } {
  return typeof search.notice === 'string' && /^[a-z-]{1,40}$/.test(search.notice) ? { notice: search.notice } : {};
}
