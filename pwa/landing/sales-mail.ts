import { t } from '#contract/language/t.ts';

interface SalesMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** A mail link that contains the message. The address is the sales desk of the visitor's host. */
export function salesMail({ name, email, message }: SalesMessage, host: string): string {
  const subject = encodeURIComponent(t('Enterprise plan: {name}', { name }));
  const body = encodeURIComponent(`${message}\n\n${name}\n${email}`);
  return `mailto:sales@${host.replace(/^www\./, '')}?subject=${subject}&body=${body}`;
}
