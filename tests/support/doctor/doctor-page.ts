import type { HTTPRequest, Page, ResponseForRequest } from 'puppeteer-core';
import { KEEPER } from '../browser/contexts';
import { minimalPage } from '../browser/minimal-page';
import { origin } from '../browser/test-environment';
import type { Visitor } from '../browser/visitor';
import { DoctorPanel } from './doctor-panel';

export type Answer = Partial<ResponseForRequest>;
export type Answers = Readonly<Record<string, Answer>>;

/** How a page differs from the portal's page with a login. */
export type DoctorPage = {
  body?: string;
  /** Changes the page. */
  change?: (html: string) => string;
  /** Changes the strict policy. */
  policy?: (strict: string) => string;
  /** Responses by URL, also of hosts that do not exist. */
  answers?: Answers;
  /** Query of the address that asks for the doctor, in place of its script. */
  search?: string;
  /** Whether the doctor is in the first frame of the page. */
  isFramed?: boolean;
  /** Changes the browser before the page is loaded. */
  prepare?: (page: Page) => Promise<unknown>;
};

/** Folder on a host that does not exist. */
export const CDN = 'https://cdn.example/1/';
const LOGIN = '<cntv-login><a href="/login.html">登录</a></cntv-login>';
export const DOCTOR = '<script type="module" src="/widgets/cntv-doctor.js"></script>';

/** Opens a page with the doctor under the strict policy. */
export async function openWithDoctor(
  visitor: Visitor,
  {
    body = LOGIN,
    change = (html) => html,
    policy = (strict) => strict,
    answers = {},
    search,
    isFramed = false,
    prepare = async () => {},
  }: DoctorPage = {},
): Promise<DoctorPanel> {
  const page = await visitor.newTab();
  const own = await minimalPage(search === undefined ? body + DOCTOR : body);
  const all: Answers = {
    [origin + own.path]: {
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy(own.policy) },
      body: change(own.html),
    },
    ...answers,
  };
  await page.setRequestInterception(true);
  page.on('request', (request: HTTPRequest) => {
    const answer = all[request.url().replace(/\?.*/, '')];
    if (answer) void request.respond(answer);
    else if (request.url().startsWith(CDN)) void request.abort();
    else void request.continue();
  });
  await prepare(page);
  await page.goto(origin + own.path + (search ?? ''));
  return new DoctorPanel((isFramed && page.frames()[1]) || page);
}

/** Forgets what the mistakes of the pages make the browser report, and closes them: the elements repeat their requests. */
export async function forgive({ context, record }: Visitor): Promise<void> {
  for (const page of await context.pages()) if (page.url() !== KEEPER) await page.close();
  for (const list of [record.violations, record.pageErrors, record.consoleErrors]) list.length = 0;
}

/** Adds keys to the configuration of a page. */
export function withConfig(more: string): (html: string) => string {
  return (html) =>
    html.replace(/(data-cntv-config>.*?)\}(?=<\/script>)/s, (_, json: string) => `${json},${more}}`);
}
