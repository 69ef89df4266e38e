import { devConsole } from './dev-console';

/** The code of the last SMS to a phone, as its owner reads it. */
export async function smsCodeTo(mobile: string): Promise<string> {
  const code = (await devConsole.outbox()).find(({ recipient }) => recipient === mobile)?.code;
  if (!code) throw new Error(`${mobile} got no code.`);
  return code;
}

/** The link of the last mail to an address; of the last about `subject`, where that is given. */
export async function linkTo(email: string, subject?: string): Promise<string> {
  const mails = await devConsole.outbox();
  const mail = mails.find((sent) => sent.to === email && (!subject || sent.subject === subject));
  if (!mail) throw new Error(`${email} got no mail.`);
  return mail.link;
}

/** The link to set a new password. */
export function resetLinkTo(email: string): Promise<string> {
  return linkTo(email, '重置您的密码');
}
