/**
 * The origin of a website from typed text, as browsers write it: in lower case, with Unicode letters of the host in Punycode, and without
 * the usual port. An address with more than an origin stays as it is typed, so that it is refused instead of being cut.
 */
export function originFromTyped(typed: string): string {
  const text = typed.trim();
  if (!URL.canParse(text)) return text;
  const { origin, href } = new URL(text);
  return href === `${origin}/` ? origin : text;
}
