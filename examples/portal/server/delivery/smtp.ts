import type { Mail } from '../db/outbox';

export type SmtpOptions = {
  /** `smtp://user:password@host:port`, or `smtps:`. */
  url: string;
  /**
   * Origin of the links in mails. Never taken from a request, because the Host header would let a sender
   * redirect the links in another viewer's mail.
   */
  publicOrigin: string;
  /** Sender address; `no-reply@` the portal's host by default. */
  from?: string | undefined;
};

const TIMES = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000 } as const;

/**
 * Sends mails by SMTP. Loads the library with the first mail, because most development portals send none.
 * @returns a function that rejects when the server does not accept the mail
 */
export function openSmtp({ url, publicOrigin, from }: SmtpOptions): (mail: Mail) => Promise<void> {
  const { origin, hostname } = new URL(publicOrigin);
  const transport = lazily(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, ...TIMES, disableFileAccess: true, disableUrlAccess: true });
  });
  return async ({ recipient, subject, body, path }) => {
    await (await transport()).sendMail({
      from: from ?? `no-reply@${hostname}`,
      // An object is always one address; a string could be parsed as several.
      to: { name: '', address: recipient },
      subject,
      text: `${body}\n\n${origin}${path}\n\n本邮件由系统自动发送，请勿回复。\n`,
    });
  };
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
