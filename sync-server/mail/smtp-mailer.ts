import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  /** Name and address as one header. */
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Local part of the Message-ID: a receiver that sees the same one again may drop it. */
  readonly id: string;
}

/** Sends mails; a failure is thrown. */
export interface Mailer {
  readonly send: (mail: OutgoingMail) => Promise<void>;
  readonly close: () => void;
}

/** Together shorter than the time after which another worker considers the mail abandoned. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async ({ from, to, subject, html, text, id }) => {
      const host = from.address.slice(from.address.lastIndexOf('@') + 1);
      await transport.sendMail({
        from: { ...from },
        // Passed as one address and never as a list: a comma in it must not create a second recipient.
        to: { name: '', address: to },
        subject,
        html,
        text,
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
