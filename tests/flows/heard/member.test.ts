import { it } from 'vitest';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { Transcript } from '../../support/heard/transcript';
import { ACCOUNT } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();

async function listen(account = ACCOUNT) {
  const visitor = await newVisitor();
  await visitor.startSession(account);
  const heard = await Transcript.of(visitor);
  const portal = new Widget(heard.page, 'cntv-portal');
  return {
    visitor,
    heard,
    page: heard.page,
    portal,
    go: (path: string) => heard.page.goto(origin + path),
    remove: (nth = 1) => portal.press(`[data-testid~=record]:nth-child(${nth}) [data-testid~=remove]`),
    confirm: () => portal.press('[data-testid~=confirm]'),
  };
}

it('the home', async () => {
  const { heard, page, portal, go } = await listen();
  await heard.step('opens the page, which loads', () => go('/index.html'), { isLoading: true });
  await heard.step('it has loaded', async () => {});
  await heard.step('the title blinks', () => heard.pass(1));
  await heard.step('goes to the check-in', () => portal.focus('[data-testid~=check-in-button]'));
  await heard.step('checks in', () => page.keyboard.press('Space'));
  await heard.step('opens the messages', () => portal.press('a[href$="/message/system"]'));
  await heard.matches('home');
});

it('the history', async () => {
  const { heard, page, portal, go, remove, confirm } = await listen('few@example.com');
  await devConsole.setHistory('few@example.com', 11);
  await heard.step('opens the page, which loads', () => go('/account/history'), { isLoading: true });
  await heard.step('it has loaded', async () => {});
  await heard.step('opens the second page by keyboard', async () => {
    await portal.focus('[data-testid~=next]');
    await page.keyboard.press('Enter');
  });
  await heard.step('wants to delete its only record', () => remove());
  await heard.step('leaves the dialog', () => page.keyboard.press('Escape'));
  await heard.step('wants to delete it again', () => remove());
  await heard.step('confirms', confirm);
  await heard.step('wants to delete everything', () => portal.press('[data-testid~=clear]'));
  await heard.step('confirms', confirm);
  await heard.matches('history');
});

it('the messages', async () => {
  const { visitor, heard, portal, go, confirm } = await listen();
  await heard.step('opens the reminders', () => go('/account/message/subscribe'));
  await heard.step('opens the system messages, third page', () => go('/account/message/system?page=3'));
  await heard.step('selects one', () => portal.press('[data-testid~=record] input'));
  await heard.step('selects all of the page', () => portal.press('[data-testid~=select-all]'));
  await heard.step('wants to delete them', () => portal.press('[data-testid~=remove-selected]'));
  await heard.step('confirms', confirm);
  await heard.step('shows the whole text of a message', () => portal.press('[data-testid~=message-expand]'));
  await heard.step('wants to delete all', () => portal.press('[data-testid~=clear]'));
  await heard.step('the deletion fails', async () => {
    await devConsole.setFault('DELETE /openapi/v2/user/message/clear', { effect: 'http-500' });
    await confirm();
  });
  await heard.step('goes to the reminders after the session has ended', async () => {
    await devConsole.clearFaults();
    await visitor.expireSession();
    await portal.press('[data-testid=route-tabs] a');
  });
  await heard.step('three seconds later', () => heard.pass(3));
  await heard.matches('messages');
});
