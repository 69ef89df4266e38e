import { expect } from 'vitest';
import { axeFindingsAsShown } from '../browser/checks/axe-findings';
import type { Visitor } from '../browser/visitor';
import { PASSWORD } from '../portal/demo-account';
import type { Act, Screen } from './screens';
import { Stage } from './stage';

/** How often a call is made again after the sign-in, where that is not once. */
const REPEATED: Readonly<Record<string, number>> = {
  // Videos, and then channels.
  'GET /openapi/v2/collect/records': 2,
  // The proof of the captcha is that of the session that has ended: the server refuses it, and the call has another one.
  'POST /openapi/v2/user/send/mail': 2,
  'POST /openapi/v2/user/verification/sms/code': 2,
};

const DIALOG = '[data-testid~=sign-in-dialog]';

/** Opens a screen, and does what comes before the call of an action. */
export async function prepared(visitor: Visitor, screen: Screen, act: Act): Promise<Stage> {
  const stage = await Stage.open(visitor, screen);
  await stage.show();
  await stage.act(async () => {
    await act.prepare?.(stage.widget, visitor);
    for (const [field, text] of Object.entries(act.typed ?? {})) await stage.widget.type(field, text);
    await stage.widget.closeToasts();
  });
  return stage;
}

/** Does what the session, which has ended, no longer allows; the dialog then has the focus, and no axe finding. */
export async function refused(stage: Stage, visitor: Visitor, act: Act): Promise<void> {
  const { page, widget } = stage;
  await page.bringToFront();
  // Answers the captcha that some calls come after.
  await stage.act(() => act.press(widget, visitor));
  await widget.find(`${DIALOG} #account`);
  await expect.poll(() => widget.focused()).toBe('account');
  expect(await axeFindingsAsShown(page)).toEqual([]);
}

/** Signs in there with the keyboard alone. The call is made again, and succeeds. */
export async function signedIn(stage: Stage, { account }: Screen, act: Act): Promise<void> {
  const { page, widget } = stage;
  const before = await valuesOf(stage, act);
  const outcome = await stage.act(async () => {
    await page.keyboard.type(account ?? '');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
  }, act.call);
  expectRepeated(stage, act);
  expect(outcome.toasts.filter(({ isError }) => isError)).toEqual([]);
  expect(await widget.texts(DIALOG)).toEqual([]);
  expect(before).toEqual(act.typed ?? {});
}

export function expectRepeated({ calls }: Stage, { call }: Act): void {
  expect(calls.get(call)).toBe(REPEATED[call] ?? 1);
}

async function valuesOf({ widget }: Stage, { typed = {} }: Act): Promise<object> {
  const values = Object.keys(typed).map(async (field) => [field, await widget.value(field)]);
  return Object.fromEntries(await Promise.all(values));
}
