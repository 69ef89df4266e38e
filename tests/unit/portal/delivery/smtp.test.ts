import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { delivery } from '../../../../examples/portal/server/delivery/delivery';
import { captchaFields, startPortal, type TestPortal, type Visitor } from '../../../support/portal/client';

const SEND = '/openapi/v2/user/send/mail';
const PUBLIC = 'https://portal.example';

/** Creates a minimal mail server that stores received mails. */
function newSink() {
  const envelopes: string[] = [];
  const mails: string[] = [];
  let isRefusing = false;
  const server: Server = createServer((socket) => {
    let text = '';
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 sink');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      text += chunk;
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (isData && line !== '.') {
          mails[mails.length - 1] += `${line}\n`;
        } else if (isData) {
          isData = false;
          say('250 kept');
        } else if (line === 'DATA') {
          isData = true;
          mails.push('');
          say('354 go on');
        } else if (line === 'QUIT') {
          say('221 bye');
          socket.end();
        } else {
          if (/^(MAIL|RCPT)/.test(line)) envelopes.push(line);
          say(isRefusing && line.startsWith('RCPT') ? '550 unknown' : '250 fine');
        }
      }
    });
  });
  return {
    envelopes,
    mails,
    refuse(value: boolean) {
      isRefusing = value;
    },
    async listen() {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const sink = newSink();
let site: TestPortal;
let visitor: Visitor;
beforeAll(async () => {
  site = await startPortal({ smtp: { url: await sink.listen(), publicOrigin: `${PUBLIC}/` } });
});
afterAll(async () => {
  await site.close();
  await sink.close();
});
beforeEach(async () => {
  sink.mails.length = 0;
  sink.envelopes.length = 0;
  sink.refuse(false);
  visitor = site.visitor();
  await visitor.devConsole('reset');
});
afterEach(() => vi.restoreAllMocks());

const send = async (fields: object) =>
  (await visitor.post(SEND, { ...captchaFields(await visitor.pass('puzzle')), ...fields })).code;
/** Decodes the text of a mail, which is quoted-printable or base64. */
const textOf = (mail = '') => {
  const [head = '', ...body] = mail.split('\n\n');
  const text = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  const bytes = text.replace(/=\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes);
};

describe('mails by SMTP', () => {
  it('are sent to their recipient with a link to the configured URL, and stored in the outbox (API-42)', async () => {
    expect(await send({ email: 'demo@example.com', send_type: '3' })).toBe(0);
    expect(sink.envelopes).toEqual([
      expect.stringContaining('FROM:<no-reply@portal.example>'),
      expect.stringContaining('TO:<demo@example.com>'),
    ]);
    expect(sink.mails).toHaveLength(1);
    const { link = '' } = (await visitor.mailTo('demo@example.com')) ?? {};
    const text = textOf(sink.mails[0]);
    expect(text).toContain(PUBLIC + new URL(link).pathname + new URL(link).search);
    expect(text.trim()).toMatch(/本邮件由系统自动发送，请勿回复。$/);
  });

  it('have the same links for any Host header of a request', async () => {
    const body = new URLSearchParams({
      appid: 'demo',
      email: 'inactive@example.com',
      send_type: '1',
      ...captchaFields(await visitor.pass('puzzle')),
    });
    const headers = { host: 'other.localhost', cookie: visitor.cookie() };
    const request = new Request(`http://other.localhost${SEND}`, { method: 'POST', body, headers });
    expect(await (await site.portal.fetch(request)).json()).toMatchObject({ code: 0 });
    expect(textOf(sink.mails[0])).toContain(`${PUBLIC}/activate?code=`);
    expect(textOf(sink.mails[0])).not.toContain('other.localhost');
  });

  it('are not sent for demo data or SMS codes', async () => {
    await visitor.sendSms('13700137000', '1');
    expect(sink.mails).toEqual([]);
  });

  it('return -1 without the message of the mail server when it refuses', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    sink.refuse(true);
    expect(await send({ email: 'demo@example.com', send_type: '3' })).toBe(-1);
    expect(logged).toHaveBeenCalled();
  });
});

describe('a portal without dev console and without mail server', () => {
  it('rejects messages and stores no links or codes', async () => {
    const query = vi.fn();
    const deliver = delivery({ isDevConsoleOn: false })({ query, script: query });
    const sms = { kind: 'sms', recipient: '13700137000', body: '', code: '', sentAt: new Date() } as const;
    await expect(deliver(sms)).rejects.toThrow('No sms can be sent');
    expect(query).not.toHaveBeenCalled();
  });
});
