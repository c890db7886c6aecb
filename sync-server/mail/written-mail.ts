import type { MailLook } from './mail-look.ts';
import type { MailContent } from './render-mail.ts';

export interface WrittenContent extends Omit<MailContent, 'button'> {
  /** A path of the app. The host is prepended, and the secret appended, when the mail is rendered. */
  readonly button?: { readonly label: string; readonly path: string };
}

/** A mail before rendering: its writer gives a path and never a host. */
export interface WrittenMail {
  readonly to: string;
  readonly tenantId: string | null;
  readonly look: MailLook;
  readonly content: WrittenContent;
  /** Appended to the button's address, and used nowhere else. */
  readonly secret: string | undefined;
}

/**
 * Completes the address of the button. A link with a secret uses the platform's own host: a tenant decides where its domain points, and
 * could read the secret there. Other links use the tenant's live domain.
 */
export function completeContent({ content, secret, look }: WrittenMail, publicUrl: string): MailContent {
  const { button, ...rest } = content;
  if (button === undefined) return rest;
  const url = secret === undefined ? `${look.origin}${button.path}` : `${publicUrl}${button.path}${secret}`;
  return { ...rest, button: { label: button.label, url } };
}
