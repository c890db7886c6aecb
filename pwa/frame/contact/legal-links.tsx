import { contactTexts } from '#contract/values/contact.ts';
import { useContact } from './use-contact.ts';

/** Links to support, privacy, and terms below a page. Nothing is shown of what is not set. */
export function LegalLinks() {
  const { supportEmail, privacyUrl, termsUrl } = useContact();
  const links = [
    { label: contactTexts.support, address: supportEmail === null ? null : `mailto:${supportEmail}` },
    { label: contactTexts.privacy, address: privacyUrl },
    { label: contactTexts.terms, address: termsUrl },
  ].flatMap(({ label, address }) => (address === null ? [] : [{ label, address }]));
  if (links.length === 0) return null;
  return (
    <footer className="page__legal">
      {links.map(({ label, address }) => (
        <a key={label} href={address} rel="noreferrer">
          {label}
        </a>
      ))}
    </footer>
  );
}
