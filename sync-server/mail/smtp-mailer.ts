import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  /** Name and address as one header. */
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Left part of the Message-ID: a receiver that sees the same one again may drop it. */
  readonly id: string;
}

/** Sends mails; a failure is thrown. */
export interface Mailer {
  readonly send: (mail: OutgoingMail) => Promise<void>;
  readonly close: () => void;
}

/** All three together stay below the time after which another worker takes the mail for abandoned. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async ({ from, to, subject, html, text, id }) => {
      const host = from.address.slice(from.address.lastIndexOf('@') + 1);
      await transport.sendMail({
        from: { ...from },
        // As an address and never as a list: a comma in it must not become a second receiver.
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
