/** Splits MAIL_FROM into the display name and the address that servers check. */
export function readSender(from: string): { readonly name: string; readonly address: string } {
  const match = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(from);
  const address = match?.[2] ?? from.trim();
  return { name: match?.[1] === undefined || match[1] === '' ? address : match[1], address };
}
