import type { Mail } from './outbox';

export type SmtpOptions = {
  /** `smtp://user:password@host:port`, or `smtps:`. */
  url: string;
  /**
   * Where the links in mails lead. It is configured, never taken from a request: whoever asks for somebody else's
   * mail would otherwise choose, by the Host header, where its link goes.
   */
  publicOrigin: string;
  /** The sender; `no-reply@` the portal's host when absent. */
  from?: string | undefined;
};

const TIMES = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000 } as const;

/**
 * Sends mails by SMTP. The library is loaded with the first mail: most portals on a developer's machine send none.
 * @returns rejects when the mail was not accepted
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
      // As an object it is one address, whatever characters it is made of.
      to: { name: '', address: recipient },
      subject,
      text: `${body}\n\n${origin}${path}\n`,
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
