import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setUpVisitors } from '../../../support/browser/visitor';
import { expectSound, openRecipe, type RecipeSite, startRecipe } from '../../../support/hosts/recipe';
import { Widget } from '../../../support/screen/widget';

const folder = mkdtempSync(join(tmpdir(), 'campaign-'));
const file = join(folder, '.data/recipes/applications.jsonl');
const POEM = {
  name: '李白',
  phone: '010-12345678',
  email: 'li@example.com',
  city: '西安',
  writing: '床前明月光',
};
const newVisitor = setUpVisitors();
const stored = () =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).data);

let site: RecipeSite;
beforeAll(async () => {
  site = await startRecipe('campaign-backend', folder);
});
beforeEach(() => writeFileSync(file, ''));
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** Sends what the page sends, or what another client does. */
async function send(body: unknown, headers: Record<string, string> = {}, { addresses } = site) {
  const { origin } = new URL(`${addresses[0]}`);
  const response = await fetch(`${origin}/campaign/applications`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

it('a visitor corrects what the campaign’s own back end refuses, which stores the application', async () => {
  const visitor = await newVisitor();
  const page = await openRecipe(visitor, site.addresses[0]);
  const form = new Widget(page, 'cntv-apply-form');
  await form.find('button[type=submit]');
  for (const [name, text] of Object.entries({ ...POEM, phone: 'call me' }))
    if (name !== 'city') await form.type(name, text);
  await (await form.find('#city')).select(POEM.city);
  await form.press('button[type=submit]');
  await expect.poll(() => form.message('phone')).toBe('联系电话格式不正确，请检查后重试。');
  await expectSound(page, visitor);
  await form.type('phone', POEM.phone);
  await form.press('button[type=submit]');
  await expect.poll(() => form.text('[data-testid~=confirmation]')).toBe('提交成功！');
  expect(stored()).toEqual([POEM]);
});

describe('the back end of a campaign', () => {
  it('stores the same application once, sent twice at once or again later, and another one too', async () => {
    const poem = { ...POEM, name: '杜甫' };
    const answers = await Promise.all([send(poem), send(poem)]);
    answers.push(await send(poem), await send({ ...poem, city: '成都' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(stored()).toEqual([poem, { ...poem, city: '成都' }]);
  });

  it('stores it once also after a restart', async () => {
    const poem = { ...POEM, name: '王维' };
    await send(poem);
    const next = await startRecipe('campaign-backend', folder);
    const { status } = await send(poem, {}, next);
    await next.close();
    expect([status, stored()]).toEqual([200, [poem]]);
  });

  it('starts after a crash that has cut off its last line, and stores the next application', async () => {
    writeFileSync(file, '{"id":"a","data":{"name":"李商隐');
    const next = await startRecipe('campaign-backend', folder);
    const poem = { ...POEM, name: '杜牧' };
    const { status } = await send(poem, {}, next);
    await next.close();
    expect([
      status,
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => JSON.parse(line).data),
    ]).toEqual([200, [poem]]);
  });

  it.each([
    ['a page of another site', POEM, { origin: 'https://attacker.example' }, 403],
    ['a client without an origin', POEM, { origin: 'null' }, 403],
    ['a form of another site', POEM, { 'content-type': 'text/plain' }, 403],
    ['a text that is too long', { ...POEM, writing: '字'.repeat(20_000) }, {}, 413],
    ['no JSON', '{', {}, 422],
    ['null', null, {}, 422],
    ['fields of other types', { ...POEM, name: { toString: 1 }, city: ['西安'] }, {}, 422],
    ['a city that is not in the list', { ...POEM, city: '上海' }, {}, 422],
  ])('refuses %s, and stores nothing', async (_, body, headers, status) => {
    expect((await send(body, headers)).status).toBe(status);
    expect(stored()).toEqual([]);
  });

  it('names each field that it refuses, and stores no field that the form does not have', async () => {
    for (const name of [' ', '\u3164\u200b'])
      expect((await send({ ...POEM, name })).body.fields).toEqual({ name: '请填写此项。' });
    const { body } = await send({ ...POEM, name: ' ', email: 'li@' });
    expect(body.fields).toEqual({ name: '请填写此项。', email: '邮箱格式不正确，请检查后重试。' });
    await send({ ...POEM, name: '孟浩然', isWinner: true });
    expect(stored()).toEqual([{ ...POEM, name: '孟浩然' }]);
  });

  it('answers that it cannot store an application, and stores it when it is sent again', async () => {
    const poem = { ...POEM, name: '白居易' };
    renameSync(dirname(file), `${folder}/away`);
    const { status, body } = await send(poem);
    expect([status, body.message]).toEqual([500, '系统繁忙，请稍后再试。']);
    renameSync(`${folder}/away`, dirname(file));
    expect([(await send(poem)).status, stored()]).toEqual([200, [poem]]);
  });
});
