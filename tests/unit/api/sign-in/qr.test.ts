import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, FakeXhr, setUpFakeXhr } from '../../../support/unit/fake-xhr';

const PATH = '/openapi/v2/user/QRCode/login';
const load = async () => ({
  ...(await import('#api/sign-in/qr')),
  ...(await import('#session/session')),
});

setUpFakeXhr();

describe('a new QR code (API-21, QR-02, ENT-14)', () => {
  it('is the string of the response', async () => {
    answer({ code: 0, data: 'a/b+c=' });
    const { createQrCode } = await load();
    expect(await createQrCode()).toBe('a/b+c=');
    expect(FakeXhr.last.url.pathname).toBe(`${PATH}/generationQRCode`);
  });

  it('is requested when a sign-in has been answered, whose cookie its own would replace', async () => {
    const { createQrCode, noteSignIn } = { ...(await load()), ...(await import('#api/sign-in/signing-in')) };
    let refuse = () => {};
    noteSignIn(new Promise((_, reject) => (refuse = () => reject(new Error('refused')))));
    answer({ code: 0, data: 'a/b+c=' });
    const drawn = createQrCode();
    await new Promise((resolve) => setTimeout(resolve));
    expect(FakeXhr.sent).toEqual([]);
    refuse();
    expect(await drawn).toBe('a/b+c=');
  });

  it.each([null, '', 7, {}, ['a'], 'x'.repeat(501)])('is malformed as %j', async (data) => {
    answer({ code: 0, data });
    const { createQrCode } = await load();
    await expect(createQrCode()).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('the state of a QR code (API-22, QR-03, ENT-14)', () => {
  const ask = async () => (await load()).getQrStatus('a/b+c=');

  it('is requested with the code', async () => {
    answer({ code: 0, data: { status: 1 } });
    await ask();
    expect(FakeXhr.last.url.pathname).toBe(`${PATH}/getQrcodeStatus`);
    expect(FakeXhr.last.url.searchParams.get('qrcode')).toBe('a/b+c=');
  });

  it.each([
    [{ status: 1, url: '' }, { status: 'waiting' }],
    [{ status: '1', url: null }, { status: 'waiting' }],
    [{ status: 2 }, { status: 'scanned' }],
    [{ status: 9 }, { status: 'waiting' }],
    [{ status: -2, url: 'https://example.com/' }, { status: 'expired' }],
    [{ status: '-2' }, { status: 'expired' }],
    [
      { status: 0, url: 'https://example.com/a?b=c' },
      { status: 'confirmed', url: 'https://example.com/a?b=c' },
    ],
    [{ status: '0' }, { status: 'confirmed', url: '' }],
  ])('%j', async (data, status) => {
    answer({ code: 0, data });
    expect(await ask()).toEqual(status);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com/', 7, {}])(
    'has no redirect target for the address %j (OQ-39)',
    async (url) => {
      answer({ code: 0, data: { status: 0, url } });
      expect(await ask()).toEqual({ status: 'confirmed', url: '' });
    },
  );

  it.each([null, undefined, '', ' ', false, [], {}, 'x', '0x0', 0.5, -1, -3, '1e3'])(
    'is malformed, and no sign-in, for the status %j',
    async (status) => {
      answer({ code: 0, data: { status, url: 'https://example.com/' } });
      await expect(ask()).rejects.toMatchObject({ kind: 'malformed' });
    },
  );

  it('is a sign-in for 0 only, whatever is sent', async () => {
    const { getQrStatus } = await load();
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (status) => {
        // An object may have a `toString` that is not a function.
        fc.pre(typeof status === 'object' || !/^-?0+$/.test(String(status)));
        answer({ code: 0, data: { status } });
        const found = await getQrStatus('x').catch(() => ({ status: 'malformed' }));
        expect(found.status).not.toBe('confirmed');
      }),
    );
  });

  it.each([-22001, -22002, -22003, -22004])('reports %i as a refusal (QR-06 to QR-09)', async (code) => {
    answer({ code });
    await expect(ask()).rejects.toMatchObject({ kind: 'refused', code });
  });

  it('is not retried: the next poll follows a failed one (OQ-37)', async () => {
    FakeXhr.autoAnswer = (request) => request.fail();
    await expect(ask()).rejects.toMatchObject({ kind: 'network' });
    expect(FakeXhr.sent).toHaveLength(1);
  });

  it('does not sign the viewer out on -10001, which is expected before the scan (OQ-37)', async () => {
    answer({ code: -10001 });
    const { getQrStatus, session, recordSignIn } = await load();
    recordSignIn({ operatorName: '甲' });
    await expect(getQrStatus('x')).rejects.toMatchObject({ code: -10001 });
    expect(session.getState().status).toBe('signed-in');
  });
});
