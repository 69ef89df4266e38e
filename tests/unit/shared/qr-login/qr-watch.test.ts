import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QR_NOTICE_MS } from '#config/limits';
import type { QrState } from '#shared/qr-login/qr-state';
import type { QrWatch } from '#shared/qr-login/qr-watch';
import { FakeXhr } from '../../../support/unit/fake-xhr';
import { freshBrowser } from '../../../support/unit/fresh-page';
import { setVisible } from '../../../support/unit/visibility';

const SECOND = 1_000;
type Answer = object | 'fail' | 'pending';

let told: QrState[];
let watch: QrWatch;
/** The responses to the next polls; the last one repeats. */
let answers: Answer[];
let madeAtMs: number[];

const polls = () => FakeXhr.sent.filter(({ url }) => url.pathname.endsWith('getQrcodeStatus'));
const codes = () => FakeXhr.sent.filter(({ url }) => url.pathname.endsWith('generationQRCode'));
const phases = () => told.map(({ phase }) => phase);
const last = () => told.at(-1);
const status = (value: number, url = '') => ({ code: 0, data: { status: value, url } });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function respond(request: FakeXhr): void {
  if (request.url.pathname.endsWith('generationQRCode')) {
    madeAtMs.push(Date.now());
    request.answer({ code: 0, data: `code-${codes().length}` });
    return;
  }
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (answer === 'fail') request.fail();
  else if (answer !== 'pending') request.answer(answer);
}

async function start(...given: Answer[]): Promise<void> {
  answers = given;
  const { watchQr } = await import('#shared/qr-login/qr-watch');
  watch = watchQr((state) => told.push(state));
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  freshBrowser();
  FakeXhr.reset();
  FakeXhr.autoAnswer = respond;
  told = [];
  madeAtMs = [];
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  setVisible(true);
});
afterEach(() => {
  watch.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the polling of a QR code', () => {
  it('polls once a second before the scan, and reports the state once (QR-03, CONST-28)', async () => {
    await start(status(1));
    expect(last()).toMatchObject({ phase: 'waiting', code: 'code-1' });
    await pass(5 * SECOND);
    expect(polls()).toHaveLength(5);
    expect(polls().every(({ url }) => url.searchParams.get('qrcode') === 'code-1')).toBe(true);
    expect(phases()).toEqual(['waiting']);
  });

  it('never has two polls at the same time (OQ-37)', async () => {
    await start('pending', status(1));
    await pass(3.5 * SECOND);
    expect(polls()).toHaveLength(1);
    polls()[0]?.answer(status(1));
    await pass(0.5 * SECOND);
    expect(polls()).toHaveLength(2);
  });

  it('reports the scan, and its withdrawal', async () => {
    await start(status(1), status(2), status(2), status(1));
    await pass(4 * SECOND);
    expect(phases()).toEqual(['waiting', 'scanned', 'waiting']);
    expect(last()?.code).toBe('code-1');
  });

  it('ends with status 0, and passes on the redirect target (QR-04)', async () => {
    await start(status(2), status(0, 'https://example.com/home'));
    await pass(10 * SECOND);
    expect(last()).toMatchObject({ phase: 'done', url: 'https://example.com/home', code: '' });
    expect(polls()).toHaveLength(2);
  });

  it.each([
    ['status -2 (QR-05)', status(1), status(-2), ['expired']],
    ['status -2 after the scan (QR-05)', status(2), status(-2), ['scanned', 'expired']],
    ['code -22001 (QR-06)', status(1), { code: -22001 }, ['expired']],
    ['code -22001 after the scan (QR-06, OQ-37)', status(2), { code: -22001 }, ['scanned', 'expired']],
  ])('requests a new code at once after %s', async (_, before, end, between) => {
    await start(before, end, status(1));
    await pass(2 * SECOND);
    expect(phases()).toEqual(['waiting', ...between, 'waiting']);
    expect(last()).toMatchObject({ code: 'code-2', hasExpired: true });
    await pass(SECOND);
    expect(polls().at(-1)?.url.searchParams.get('qrcode')).toBe('code-2');
    expect(told).toHaveLength(between.length + 2);
  });

  it.each([
    ['before', status(1)],
    ['after', status(2)],
  ])(
    'removes the notice that the previous code expired %s the scan a moment after the new code',
    async (_, before) => {
      await start(before, { code: -22001 }, status(1));
      await pass(2 * SECOND);
      expect(last()).toMatchObject({ phase: 'waiting', hasExpired: true });
      await pass(QR_NOTICE_MS - SECOND);
      expect(last()).toMatchObject({ phase: 'waiting', hasExpired: true });
      await pass(SECOND);
      expect(last()).toMatchObject({ phase: 'waiting', code: 'code-2', hasExpired: false });
    },
  );

  it('removes the notice although the service no longer responds', async () => {
    await start({ code: -22001 }, 'pending');
    await pass(SECOND + QR_NOTICE_MS);
    expect(last()).toMatchObject({ phase: 'waiting', code: 'code-2', hasExpired: false });
  });

  it('stops at -22002, with its message, until a new code is requested (QR-07, CODE-22002)', async () => {
    await start({ code: -22002 }, status(1));
    await pass(10 * SECOND);
    expect(polls()).toHaveLength(1);
    expect(last()).toMatchObject({ phase: 'refused', error: { code: -22002 } });
    watch.refresh();
    await pass(SECOND);
    expect(phases()).toEqual(['waiting', 'refused', 'loading', 'waiting']);
    expect(last()).toMatchObject({ code: 'code-2', hasExpired: false, error: null });
  });

  it('continues silently after -22003 (QR-08, CODE-22003) and with -10001 (OQ-37)', async () => {
    await start({ code: -22003 }, { code: -10001 }, status(2), { code: -10001 });
    await pass(8 * SECOND);
    expect(polls()).toHaveLength(8);
    expect(phases()).toEqual(['waiting', 'scanned']);
  });

  it('shows -22004 once and continues, until the state changes (QR-09, CODE-22004)', async () => {
    await start({ code: -22004 }, { code: -22004 }, { code: -22004 }, status(2));
    await pass(3 * SECOND);
    expect(told).toHaveLength(2);
    expect(last()).toMatchObject({ phase: 'waiting', code: 'code-1', error: { code: -22004 } });
    await pass(SECOND);
    expect(last()).toMatchObject({ phase: 'scanned', error: null });
  });
});

describe('codes that expire before they can be scanned (OQ-37)', () => {
  const EXPIRED = { code: -22001 };
  /** Whole seconds between the requests of codes. */
  const gaps = () => madeAtMs.slice(1).map((ms, index) => Math.round((ms - (madeAtMs[index] ?? 0)) / SECOND));

  it('are renewed with a delay that grows to a minute, and then on request only', async () => {
    await start(EXPIRED);
    await pass(3600 * SECOND);
    expect(gaps()).toEqual([1, 2, 3, 5, 9, 17, 33, 61]);
    expect(last()).toMatchObject({ phase: 'expired', code: '', isPaused: true });
    watch.refresh();
    await pass(3600 * SECOND);
    expect(codes()).toHaveLength(10);
    answers = [status(1)];
    watch.refresh();
    await pass(SECOND);
    expect(last()).toMatchObject({ phase: 'waiting', code: 'code-11' });
  });

  it('can be renewed during the delay', async () => {
    await start(EXPIRED);
    await pass(15 * SECOND);
    expect(last()).toMatchObject({ phase: 'expired', isPaused: true });
    const before = codes().length;
    watch.refresh();
    await pass(0);
    expect(last()).toMatchObject({ phase: 'waiting', isPaused: false });
    expect(codes()).toHaveLength(before + 1);
  });

  it('do not delay the renewal of a code that could be scanned', async () => {
    await start(...Array<Answer>(4).fill(EXPIRED), ...Array<Answer>(15).fill(status(1)), EXPIRED);
    await pass(40 * SECOND);
    expect(gaps()).toEqual([1, 2, 3, 5, 16, 1, 2, 3, 5]);
  });
});

describe('codes beside another way to sign in', () => {
  /** A code that could be scanned, and has expired. */
  const lifetime = (seconds: number, before = status(1)): Answer[] => [
    ...Array<Answer>(seconds).fill(before),
    { code: -22001 },
  ];

  async function startBeside(...given: Answer[]): Promise<void> {
    answers = given;
    const { watchQr } = await import('#shared/qr-login/qr-watch');
    watch = watchQr((state) => told.push(state), { maxCodes: 3 });
    await pass(0);
  }

  it('are three, and then wait for a request, which brings three more', async () => {
    await startBeside(...Array.from({ length: 9 }, () => lifetime(15)).flat());
    await pass(3600 * SECOND);
    expect(codes()).toHaveLength(3);
    expect(last()).toMatchObject({ phase: 'expired', code: '', isPaused: true });
    watch.refresh();
    await pass(3600 * SECOND);
    expect(codes()).toHaveLength(6);
    expect(last()).toMatchObject({ phase: 'expired', isPaused: true });
  });

  it('are counted anew from one that was scanned', async () => {
    const scanned = lifetime(15, status(2));
    await startBeside(...lifetime(15), ...scanned, ...lifetime(15), ...lifetime(15), ...lifetime(15));
    await pass(3600 * SECOND);
    expect(codes()).toHaveLength(5);
  });
});

describe('a place that is out of sight', () => {
  let show: (isIntersecting: boolean) => void;
  beforeEach(() => {
    let isSeen = false;
    const observers = new Set<IntersectionObserverCallback>();
    const tell = (told: IntersectionObserverCallback) =>
      told([{ isIntersecting: isSeen } as IntersectionObserverEntry], {} as IntersectionObserver);
    show = (isIntersecting) => {
      isSeen = isIntersecting;
      for (const observer of [...observers]) tell(observer);
    };
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly callback: IntersectionObserverCallback) {}
        observe() {
          observers.add(this.callback);
          tell(this.callback);
        }
        disconnect() {
          observers.delete(this.callback);
        }
      },
    );
  });

  it('gets no code, and its code is polled only while it and the page are in sight', async () => {
    answers = [status(1)];
    const { watchQr } = await import('#shared/qr-login/qr-watch');
    watch = watchQr((state) => told.push(state), { place: document.createElement('div') });
    await pass(10 * SECOND);
    expect(codes()).toHaveLength(0);
    show(true);
    await pass(3.5 * SECOND);
    expect(codes()).toHaveLength(1);
    expect(polls()).toHaveLength(3);
    show(false);
    await pass(60 * SECOND);
    expect(polls()).toHaveLength(3);
    setVisible(false);
    show(true);
    await pass(60 * SECOND);
    expect(polls()).toHaveLength(3);
    setVisible(true);
    await pass(0);
    expect(polls()).toHaveLength(4);
  });
});

describe('failures of the polling (OQ-37)', () => {
  it.each([
    ['no answer', 'fail' as const, 'network'],
    ['an answer that cannot be understood', { code: 0, data: [] }, 'malformed'],
    ['another negative code', { code: -1 }, 'refused'],
  ])('%s: five in a row stop the polling, which can be retried', async (_, answer, kind) => {
    await start(answer);
    await pass(4 * SECOND);
    expect(phases()).toEqual(['waiting']);
    await pass(10 * SECOND);
    expect(polls()).toHaveLength(5);
    expect(last()).toMatchObject({ phase: 'failed', code: '', error: { kind } });
    answers = [status(1)];
    watch.refresh();
    await pass(SECOND);
    expect(last()).toMatchObject({ phase: 'waiting', code: 'code-2', error: null });
  });

  it('counts only failures in a row', async () => {
    await start('fail', 'fail', 'fail', 'fail', status(1), 'fail', 'fail', 'fail', 'fail', { code: -22003 });
    await pass(12 * SECOND);
    expect(phases()).toEqual(['waiting']);
  });

  it('waits for the Retry-After of a busy server', async () => {
    await start(status(1));
    FakeXhr.autoAnswer = (request) => request.answer('', 429, { 'Retry-After': '30' });
    await pass(SECOND);
    FakeXhr.autoAnswer = respond;
    await pass(29 * SECOND);
    expect(polls()).toHaveLength(1);
    await pass(1.5 * SECOND);
    expect(polls()).toHaveLength(2);
  });

  it('reports that no code could be created, and creates one on retry', async () => {
    FakeXhr.autoAnswer = (request) => request.answer({ code: -1 });
    await start(status(1));
    await pass(SECOND);
    expect(last()).toMatchObject({ phase: 'failed', error: { code: -1 } });
    FakeXhr.autoAnswer = respond;
    watch.refresh();
    await pass(0);
    expect(phases()).toEqual(['failed', 'loading', 'waiting']);
  });
});

describe('the polling and its page', () => {
  it('pauses while the page is hidden, and polls at once when it is visible', async () => {
    await start(status(1));
    await pass(SECOND);
    setVisible(false);
    await pass(60 * SECOND);
    expect(polls()).toHaveLength(1);
    setVisible(true);
    await pass(0);
    expect(polls()).toHaveLength(2);
  });

  it('requests no code on a page that was never visible', async () => {
    setVisible(false);
    await start(status(1));
    await pass(10 * SECOND);
    expect(FakeXhr.sent).toHaveLength(0);
    setVisible(true);
    await pass(0);
    expect(last()).toMatchObject({ phase: 'waiting' });
  });

  it.each([
    ['while it waits', 0.5, status(1), []],
    ['while a question is under way', 1.5, 'pending' as const, [true]],
  ])(
    'stops %s when the widget is disconnected: no timer, listener or request is left (QR-10)',
    async (_, seconds, answer, aborted) => {
      await start(answer);
      await pass(seconds * SECOND);
      watch.stop();
      await pass(0);
      expect(vi.getTimerCount()).toBe(0);
      expect(polls().map(({ isAborted }) => isAborted)).toEqual(aborted);
      setVisible(false);
      setVisible(true);
      await pass(10 * SECOND);
      expect(polls()).toHaveLength(aborted.length);
      expect(phases()).toEqual(['waiting']);
    },
  );

  it('can be stopped while the page is hidden', async () => {
    await start(status(1));
    setVisible(false);
    await pass(2 * SECOND);
    watch.stop();
    setVisible(true);
    await pass(10 * SECOND);
    expect(polls()).toHaveLength(0);
  });

  it('requests one code for repeated requests of a new one', async () => {
    await start(status(1));
    for (let pressed = 0; pressed < 5; pressed += 1) watch.refresh();
    await pass(0);
    expect(codes()).toHaveLength(2);
    expect(phases()).toEqual(['waiting', 'loading', 'waiting']);
    await pass(SECOND);
    expect(polls()).toHaveLength(1);
  });
});
