/** The link to an address that a stranger has typed: encoded, because `?` in it would add recipients and a text to the mail. */
export function mailtoOf(address: string): string {
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
}
