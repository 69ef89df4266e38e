import { mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpVisitors } from '../browser/visitor';
import { Widget } from '../screen/widget';
import { expectSound, openRecipe, type RecipeSite, startRecipe } from './recipe';

const POEM = {
  name: '李白',
  phone: '010-12345678',
  email: 'li@example.com',
  city: '西安',
  writing: '床前明月光',
};
const CONSENT = {
  consent: 'true',
  consentUrl: 'https://example.com/privacy.html',
  consentTime: '2026-11-27T05:40:00.000Z',
};
const AGREED = Object.values(CONSENT)
  .map((text) => `"${text}"`)
  .join();
const ID = '0123456789abcdef0123456789abcdef';
const HEADER =
  '\ufeff"time","name","phone","email","city","writing","consent","consentUrl","consentTime","submissionId"\r\n';

const SECONDS_OF_PEOPLE = 2;
const now = (page: Page) => page.evaluate(() => performance.now());

type Campaign = {
  /** Path to which the form sends. */
  action: string;
  /** What the form shows at a phone number that is none. */
  wrongPhone: string;
};

/** A recipe whose form `poetry` sends itself to a back end, which writes a table for Excel. */
export function setUpCampaign(recipe: string, action: string) {
  const folder = mkdtempSync(join(tmpdir(), `${recipe}-`));
  const file = join(folder, '.data/recipes/applications.csv');
  const newVisitor = setUpVisitors();
  let site: RecipeSite;
  beforeAll(async () => {
    site = await startRecipe(recipe, folder);
  });
  afterAll(async () => {
    await site.close();
    rmSync(folder, { recursive: true });
  });

  const written = () => readFileSync(file, 'utf8');
  return {
    file,
    written,
    /** The rows of the table, without its header and the times. */
    rows: () =>
      written()
        .replace(HEADER, '')
        .replace(/(^|\r\n)"20[^"]+",/g, '$1'),
    restart: () => startRecipe(recipe, folder),
    /** Sends what the element sends, or what another client does. */
    async send(
      fields: Record<string, string> = {},
      headers: Record<string, string> = {},
      { addresses } = site,
    ) {
      const { origin } = new URL(`${addresses[0]}`);
      const sent = {
        form: 'poetry',
        ...POEM,
        ...CONSENT,
        submissionId: ID,
        homepageUrl: '',
        secondsOpen: '30',
      };
      const body = new URLSearchParams({ ...sent, ...fields });
      const response = await fetch(origin + action, {
        method: 'POST',
        headers: { origin, ...headers },
        body,
      });
      return { status: response.status, text: await response.text() };
    },
    /** Fills in the form as a visitor does, and returns it with its page. */
    async fillIn(phone: string = POEM.phone) {
      const visitor = await newVisitor();
      const page = await openRecipe(visitor, site.addresses[0]);
      const form = new Widget(page, 'cntv-apply-form');
      await form.find('button[type=submit]');
      const opened = await now(page);
      for (const [name, text] of Object.entries({ ...POEM, phone }))
        if (name !== 'city') await form.type(name, text);
      await form.select('city', POEM.city);
      // The back end takes a faster visitor for a program.
      await expect.poll(() => now(page)).toBeGreaterThan(opened + SECONDS_OF_PEOPLE * 1000);
      return { visitor, page, form, notice: new URL('privacy.html', site.addresses[0]).href };
    },
  };
}

/** What each back end of a campaign does. */
export function describeCampaign(recipe: string, { action, wrongPhone }: Campaign): void {
  const { file, written, rows, send, fillIn } = setUpCampaign(recipe, action);
  const row = (fields: Partial<typeof POEM>, id = ID) =>
    `${Object.values({ ...POEM, ...fields })
      .map((text) => `"${text}"`)
      .join()},${AGREED},"${id}"\r\n`;
  /** Each test has IDs of its own, because the table stays. */
  let count = 0;
  const newId = () => ID.replace('01234567', `${10_000_000 + count++}`);

  it('a visitor corrects what the back end refuses, which then writes a row', async () => {
    const { visitor, page, form, notice } = await fillIn('call me');
    await form.press('button[type=submit]');
    await expect.poll(() => form.message('consent')).toBe('请阅读并同意《个人信息处理规则》');
    await form.press('#consent');
    await form.press('button[type=submit]');
    await expect.poll(() => form.message('phone')).toBe(wrongPhone);
    await expectSound(page, visitor);
    await form.type('phone', POEM.phone);
    await form.press('button[type=submit]');
    await expect.poll(() => form.text('[data-testid~=confirmation]')).toBe('提交成功！');
    const stored = `"李白","010-12345678","li@example.com","西安","床前明月光","true","${notice}"`;
    expect(rows()).toMatch(new RegExp(`${stored},"20[^"]+Z","[\\da-f]{32}"\r\n$`));
    expect((await fetch(notice)).status).toBe(200);
  });

  describe('the back end of the campaign', () => {
    it('begins the table with the mark of UTF-8 and the names, and lets only its owner read it', async () => {
      await send();
      expect(written().startsWith(HEADER)).toBe(true);
      expect(statSync(file).mode & 0o777).toBe(0o600);
    });

    it('stores a submission once, sent twice at once or again later, and another one too', async () => {
      const [first, second] = [newId(), newId()];
      const sent = await Promise.all([send({ submissionId: first }), send({ submissionId: first })]);
      sent.push(await send({ submissionId: first }), await send({ submissionId: second }));
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(rows().endsWith(row({}, first) + row({}, second))).toBe(true);
      expect(rows().split(first)).toHaveLength(2);
    });

    it('writes no cell that Excel calculates, and quotes in full', async () => {
      const submissionId = newId();
      await send({ name: '=1+1', writing: 'a "quoted"\n=2, text', phone: '+86 10 123', submissionId });
      const cells = { name: "'=1+1", phone: "'+86 10 123", writing: 'a ""quoted""\n=2, text' };
      expect(rows().endsWith(row(cells, submissionId))).toBe(true);
    });

    it('takes no text of a visitor for the ID of a submission that is stored', async () => {
      const [first, second] = [newId(), newId()];
      await send({ writing: `x"${second}"\r\n`, submissionId: first });
      await send({ submissionId: second });
      expect(rows().endsWith(row({}, second))).toBe(true);
    });

    it.each([
      ['has filled the field that people do not see', { homepageUrl: 'https://spam.example' }],
      ['has sent the form at once', { secondsOpen: '1' }],
      ['has not said how long the form was open', { secondsOpen: '' }],
    ])('answers a program that %s like a visitor, and stores nothing', async (_, fields) => {
      const submissionId = newId();
      const { status } = await send({ ...fields, submissionId });
      expect([status, written().includes(submissionId)]).toEqual([200, false]);
    });

    it.each([
      ['a page of another site', {}, { origin: 'https://attacker.example' }, 403],
      ['a client without an origin', {}, { origin: 'null' }, 403],
      ['a text that is too long', { writing: '字'.repeat(20_000) }, {}, 413],
      ['an ID that is none', { submissionId: '../../etc' }, {}, 422],
      ['a city that is not in the list', { city: '上海' }, {}, 422],
      ['an application without consent', { consent: '' }, {}, 422],
      ['a line after a phone number', { phone: '010-12345678\n' }, {}, 422],
      ['a name that nobody sees', { name: ' \u200b\u3164' }, {}, 422],
    ])('refuses %s, and stores nothing', async (_, fields, headers, status) => {
      const before = written();
      expect((await send({ submissionId: newId(), ...fields }, headers)).status).toBe(status);
      expect(written()).toBe(before);
    });

    it('answers that it cannot store an application, and stores it when it is sent again', async () => {
      const submissionId = newId();
      renameSync(dirname(file), `${dirname(file)}-away`);
      expect((await send({ submissionId })).status).toBe(500);
      renameSync(`${dirname(file)}-away`, dirname(file));
      expect((await send({ submissionId })).status).toBe(200);
      expect(rows().endsWith(row({}, submissionId))).toBe(true);
    });
  });
}
