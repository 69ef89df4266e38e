import { afterEach, expect, it } from 'vitest';
import { openPanel } from '../../../../widgets/diagnostics/doctor/panel/open-panel';
import type { Result } from '../../../../widgets/diagnostics/doctor/report';
import type { Announce } from '../../../../widgets/diagnostics/doctor/requests';

const CLEAN: Result = { findings: [], requests: [], unread: [] };
const panel = () => document.querySelector('[data-cntv-doctor]')?.shadowRoot ?? document.body;
const status = () => panel().querySelector('.status')?.textContent;
const buttons = () => [...panel().querySelectorAll<HTMLButtonElement>('.buttons button')];
const requests = () => [...panel().querySelectorAll('li code')].map(({ textContent }) => textContent);

/** Runs that wait for the test. */
function heldRuns() {
  const runs: { announce: Announce; end(result: Result): void }[] = [];
  const run = (announce: Announce) => new Promise<Result>((end) => runs.push({ announce, end }));
  return { runs, run };
}

afterEach(() => document.querySelector('[data-cntv-doctor]')?.remove());

it('says why a check has failed, and can be started again', async () => {
  let isBroken = true;
  openPanel(async (announce) => {
    announce('GET /a');
    if (isBroken) throw new TypeError('no base');
    return CLEAN;
  });
  await expect.poll(status).toBe('检查没有完成：no base');
  expect(requests()).toEqual(['GET /a']);
  expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false, false]);
  isBroken = false;
  buttons().at(-1)?.click();
  await expect.poll(status).toBe('没有发现问题');
});

it('starts no second check while one is running', async () => {
  const { runs, run } = heldRuns();
  openPanel(run);
  openPanel(run);
  expect(runs).toHaveLength(1);
  expect(status()).toBe('正在检查');
  runs[0]?.end(CLEAN);
  await expect.poll(status).toBe('没有发现问题');
  openPanel(run);
  expect(runs).toHaveLength(2);
});

it('lets a check send nothing more after it was closed', () => {
  const { runs, run } = heldRuns();
  openPanel(run);
  runs[0]?.announce('GET /a');
  document.querySelector('[data-cntv-doctor]')?.remove();
  expect(() => runs[0]?.announce('GET /b')).toThrow('closed');
});

it('checks a pasted snippet', async () => {
  openPanel(async () => CLEAN);
  const field = panel().querySelector('textarea') as HTMLTextAreaElement;
  field.value = '<cntv-login backurl="/a" />';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const outcome = panel().querySelector('details [role=status]');
  expect(outcome?.textContent).toBe('');
  panel().querySelector<HTMLButtonElement>('details > button')?.click();
  const codes = () =>
    [...panel().querySelectorAll<HTMLElement>('details ol > li')].map(({ dataset }) => dataset.testid);
  await expect.poll(codes).toEqual(['noLoaderInSnippet', 'noConfigurationInSnippet', 'noEndTag']);
  expect(outcome?.textContent).toBe('发现 3 个问题');
});
