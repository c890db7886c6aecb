import type { MailLook } from './mail-look.ts';
import type { MailContent } from './render-mail.ts';

export interface WrittenContent extends Omit<MailContent, 'button'> {
  /** A path of the app. The host is put before it, and the secret behind it, when the mail is rendered. */
  readonly button?: { readonly label: string; readonly path: string };
}

/** A mail before it is rendered: its writer names a path and never a host. */
export interface WrittenMail {
  readonly to: string;
  readonly tenantId: string | null;
  readonly look: MailLook;
  readonly content: WrittenContent;
  /** Ends the address behind the button, and stands nowhere else. */
  readonly secret: string | undefined;
}

/**
 * Completes the address behind the button. A link with a secret leads to the platform's own host: a tenant decides where its domain points,
 * and would read the secret there. Any other link leads to the tenant's live domain.
 */
export function completeContent({ content, secret, look }: WrittenMail, publicUrl: string): MailContent {
  const { button, ...rest } = content;
  if (button === undefined) return rest;
  const url = secret === undefined ? `${look.origin}${button.path}` : `${publicUrl}${button.path}${secret}`;
  return { ...rest, button: { label: button.label, url } };
}
