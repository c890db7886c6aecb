import type { EmbedSettings } from '#contract/pages/embed-look.ts';
import { contactTexts } from '#contract/values/contact.ts';
import { element } from './elements.ts';

/** Links to privacy and terms of the tenant, in a window of their own so that the figures stay. Undefined where nothing is set. */
export function legalLinks({ privacyUrl, termsUrl }: EmbedSettings): HTMLElement | undefined {
  const links = [
    [contactTexts.privacy, privacyUrl],
    [contactTexts.terms, termsUrl],
  ] as const;
  const shown = links.flatMap(([label, href]) =>
    typeof href === 'string' ? [element('a', { href, target: '_blank', rel: 'noopener' }, label)] : [],
  );
  if (shown.length === 0) return undefined;
  return element('p', { class: 'legal' }, ...shown.flatMap((link, at) => (at === 0 ? [link] : [' · ', link])));
}
