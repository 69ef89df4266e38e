import { MAIL_TYPES, sendMail } from '#api/sign-in/mail';
import { type SmsProof, type SmsType, sendSmsCode } from '#api/sign-in/sms';
import { need, type Run } from '../run-calls';
import { passCaptcha } from './captchas';

const REDIRECTS_MAX = 5;

type Sms = { phone: string; type: SmsType; proof: SmsProof };

/** Requests an SMS code and returns it. */
export async function smsCodeOf(run: Run, sms: Sms): Promise<string> {
  await run.check('API-41', () => sendSmsCode(sms));
  const read = need(
    run.settings.smsCode,
    'the SMS code has to be read: run it in a terminal, or give smsCode',
  );
  return read(sms.phone);
}

/** Requests a mail with a link. */
export async function requestMail(run: Run, email: string, type: keyof typeof MAIL_TYPES): Promise<void> {
  const captcha = await passCaptcha(run);
  await run.check('API-42', () => sendMail({ email, type: MAIL_TYPES[type], captcha }));
}

/** Opens the link of the last mail to an address, and returns the address of the page to which it leads. */
export async function openLink(run: Run, email: string): Promise<URL> {
  const read = need(run.settings.mailLink, 'the link of a mail has to be read: run it in a terminal');
  let url = new URL(await read(email));
  for (let redirects = 0; redirects < REDIRECTS_MAX; redirects += 1) {
    const { headers } = await run.browser.request(url);
    const target = headers.get('location');
    if (target === null) break;
    url = new URL(target, url);
  }
  return url;
}
