import { describe, expect, it } from 'vitest';
import { APPID } from '../../../examples/portal/server/config/settings';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import {
  type Answer,
  type Answers,
  CDN,
  type DoctorPage,
  forgive,
  openWithDoctor,
  withConfig,
} from '../../support/doctor/doctor-page';
import { devConsole } from '../../support/portal/dev-console';

const newVisitor = setUpVisitors();

const SCRIPT = `${CDN}cntv-widgets.js`;
const CORS = { 'access-control-allow-origin': '*' };
const CREDENTIALS = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
const API = 'https://api.example';
const CALL = '/openapi/v2/user/checkLogin';
const SIGNED_OUT = { contentType: 'application/json', body: '{"code": -10001}' };

const fromCdn = (html: string) => html.replace('"/widgets/cntv-widgets.js', `"${SCRIPT}`);
const allow = (source: string) => (strict: string) =>
  strict.replace(/(?<=(script|connect)-src 'self')/g, ` ${source}`);
const onCdn = (answers: Answers): DoctorPage => ({
  change: fromCdn,
  policy: allow('https://cdn.example'),
  answers,
});
const script = (answer: Answer): DoctorPage =>
  onCdn({ [SCRIPT]: { contentType: 'text/javascript', headers: CORS, ...answer } });
const onApi = (answer: Answer): DoctorPage => ({
  change: withConfig(`"apiBase": "${API}"`),
  policy: allow(API),
  answers: { [API + CALL]: { ...SIGNED_OUT, ...answer } },
});
/** The API allows the page, at another path. */
const onWrongPath = (answer: Answer): DoctorPage => ({
  change: withConfig(`"apiBase": "${API}/a"`),
  policy: allow(API),
  answers: {
    [`${API}/a${CALL}`]: answer,
    [API + CALL]: { ...SIGNED_OUT, headers: CREDENTIALS },
  },
});
const ownApi = (answer: Answer): DoctorPage => ({ answers: { [origin + CALL]: answer } });
const POST = '/openapi/v2/user/captcha/dynamic/puzzle/check';
/** A script without the names of other files. */
const body = 'export {};';

describe('the doctor', () => {
  it.each<[code: string, page: DoctorPage]>([
    ['fileWithoutCors', script({ headers: {}, body })],
    ['fileIsHtml', script({ contentType: 'text/html', body: '<h1>Busy</h1>' })],
    ['fileType', script({ contentType: 'text/plain', body })],
    ['fileMissing', script({ status: 404, body: '' })],
    ['fileRefused', script({ status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' })],
    ['fileUnreachable', onCdn({})],
    ['otherVersion', script({ body })],
    ['apiWithoutCors', onApi({})],
    ['apiWithoutCredentials', onApi({ headers: CORS })],
    ['apiWrongPath', onWrongPath({ status: 404, contentType: 'text/html', headers: CREDENTIALS, body: '' })],
    ['apiRefusesAppid', ownApi({ ...SIGNED_OUT, body: '{"code": -10003}' })],
    ['apiNotJson', ownApi({ contentType: 'text/html', body: '<h1>News</h1>' })],
    ['apiNotJson', ownApi({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' })],
    ['apiForbidden', ownApi({ status: 403, contentType: 'application/json', body: '{}' })],
    ['apiForbidden', ownApi({ status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' })],
    ['apiFails', ownApi({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })],
  ])('finds only %s', async (code, page) => {
    const visitor = await newVisitor();
    const panel = await openWithDoctor(visitor, page);
    expect(Object.keys(await panel.findings())).toEqual([code]);
    await forgive(visitor);
  });

  it('finds a file of c/ that was not uploaded', async () => {
    const visitor = await newVisitor();
    const text = await (await fetch(`${origin}/widgets/cntv-widgets.js`)).text();
    const panel = await openWithDoctor(visitor, script({ body: text }));
    expect(Object.keys(await panel.findings())).toEqual(['fileUnreachable']);
    expect(await panel.text('ol code')).toMatch(/^https:\/\/cdn\.example\/1\/c\/.+\.js$/);
    await forgive(visitor);
  });

  it('finds an API that fails', async () => {
    await devConsole.setFault(`GET ${CALL}`, { effect: 'http-500' });
    const visitor = await newVisitor();
    const panel = await openWithDoctor(visitor);
    expect(Object.keys(await panel.findings())[0]).toBe('apiFails');
    await forgive(visitor);
  });

  it('finds a proxy that changes Host, by a POST that changes nothing, or by one that the page has sent', async () => {
    const refused: DoctorPage = { answers: { [origin + POST]: { status: 403, body: 'Forbidden' } } };
    const visitor = await newVisitor();
    const panel = await openWithDoctor(visitor, refused);
    expect(await panel.findings()).toEqual({});
    await panel.post();
    await expect.poll(() => panel.texts('section li code')).toContain(`POST ${origin}${POST}`);
    expect(Object.keys(await panel.findings())).toEqual(['apiForbidden']);

    const page = (await visitor.context.pages()).find((one) => one.url().startsWith(origin));
    await page?.evaluate((url) => fetch(url, { method: 'POST' }).then(() => {}), POST);
    await panel.again();
    await expect.poll(() => panel.texts('section li code')).not.toContain(`POST ${origin}${POST}`);
    expect(await panel.findings()).toEqual({ apiForbidden: 'proxy_set_header Host $http_host;' });
    await forgive(visitor);
  });

  it('names each repeat of a request that fails', async () => {
    const visitor = await newVisitor();
    const panel = await openWithDoctor(visitor, onApi({}));
    await panel.findings();
    const isCall = (line: string) => line.startsWith(`GET ${API}`);
    expect((await panel.texts('section li code')).filter(isCall)).toEqual([
      `GET ${API}${CALL}?appid=${APPID}`,
      `GET ${API}${CALL}?appid=${APPID} (credentials: omit)`,
      `GET ${API}${CALL}?appid=${APPID} (mode: no-cors)`,
    ]);
    await forgive(visitor);
  });

  it.each<[line: string, page: DoctorPage]>([
    ["script-src 'self' https://cdn.example", { change: fromCdn }],
    ["connect-src 'self'", { policy: (strict) => strict.replace("connect-src 'self'; ", '') }],
    ["img-src 'self' data:", { policy: (strict) => strict.replace(' data:', '') }],
    ["connect-src 'self' https://api.example", { change: withConfig(`"apiBase": "${API}"`) }],
  ])('finds that the policy lacks a source of %s', async (line, page) => {
    const visitor = await newVisitor();
    const panel = await openWithDoctor(visitor, page);
    expect((await panel.findings()).policyBlocks).toBe(line);
    await forgive(visitor);
  });
});
