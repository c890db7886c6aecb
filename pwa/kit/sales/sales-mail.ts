import { t } from '#contract/language/t.ts';

interface SalesMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** A mail link to the address of the sales desk that contains the message. */
export function salesMail({ name, email, message }: SalesMessage, salesEmail: string): string {
  const subject = encodeURIComponent(t('Enterprise plan: {name}', { name }));
  const body = encodeURIComponent(`${message}\n\n${name}\n${email}`);
  return `mailto:${salesEmail}?subject=${subject}&body=${body}`;
}
