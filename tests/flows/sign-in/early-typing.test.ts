import { expect, it } from 'vitest';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { ACCOUNT, PASSWORD } from '../../support/portal/demo-account';
import { LoginWidget } from '../../support/screen/login-widget';

const LOADS = 5;

const newVisitor = setUpVisitors({ isFirstVisit: true });

it(`keeps every text and throws nothing when a viewer types, submits and moves the focus at once, ${LOADS} times`, async () => {
  const visitor = await newVisitor();
  const page = await visitor.newTab();
  const login = new LoginWidget(page);
  await page.evaluateOnNewDocument(hurry, ACCOUNT, PASSWORD);
  for (let load = 0; load < LOADS; load += 1) {
    await page.goto(`${origin}/examples/login.html`, { waitUntil: 'domcontentloaded' });
    await login.find('[role=slider]');
    const typed = [await login.value('account'), await login.value('password')];
    expect([load, typed, visitor.record.pageErrors]).toEqual([load, [ACCOUNT, PASSWORD], []]);
  }
});

/** Runs in the page: fills in the prerender and submits it, then moves the focus in every task until the view is ready. */
function hurry(account: string, password: string): void {
  document.addEventListener('DOMContentLoaded', () => {
    const host = document.querySelector<HTMLElement>('cntv-login');
    const fields = [...(host?.shadowRoot?.querySelectorAll<HTMLInputElement>('#account,#password') ?? [])];
    for (const [index, field] of fields.entries()) {
      field.focus();
      field.value = [account, password][index] ?? '';
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }
    fields[0]?.form?.requestSubmit();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      for (const field of fields) field.focus();
      if (host?.matches(':state(loading)')) port2.postMessage(null);
    };
    port2.postMessage(null);
  });
}
