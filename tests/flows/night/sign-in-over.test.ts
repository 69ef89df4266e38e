import { describe, it } from 'vitest';
import { LANGUAGE_NAMES } from '#i18n/languages';
import { setUpVisitors } from '../../support/browser/visitor';
import { signingInOver } from '../../support/faults/screens';
import { MEMBER } from '../../support/faults/sections/member';
import { SETTINGS } from '../../support/faults/sections/settings';
import { expectRepeated, prepared, refused, signedIn } from '../../support/faults/sign-in-over';
import { BINDINGS } from '../../support/screen/binding-section';

const newVisitor = setUpVisitors();
/** All forms and lists; those on pages of their own show the dialog itself. */
const SCREENS = [...MEMBER.screens, ...SETTINGS.screens].filter(({ html }) => !html);
const CASES = SCREENS.flatMap((screen) => (screen.acts ?? []).map((act) => ({ screen, act }))).map(
  (one, index) => ({ ...one, lang: LANGUAGE_NAMES[index % LANGUAGE_NAMES.length] }),
);
/**
 * What two tabs can do: not what ends the session of both, and nothing of the bindings, which a tab reads again when it is shown,
 * so that it asks for the sign-in by itself.
 */
const IN_TWO_TABS = CASES.filter(
  ({ screen, act }) => screen.at !== BINDINGS && !/password|cancellation/.test(act.call),
);

async function signedInVisitor(account = '') {
  const visitor = await newVisitor();
  await visitor.startSession(account);
  return visitor;
}

describe('a session that ends on a page with "reauth": "dialog"', () => {
  it.each(CASES)(
    'before a viewer $act.what on $screen.title ($lang) is begun again by keyboard over the screen, and the call is made again once (ERR-03, OQ-40)',
    async (one) => {
      const screen = signingInOver(one.screen, one.lang);
      const visitor = await signedInVisitor(screen.account);
      const stage = await prepared(visitor, screen, one.act);
      await visitor.expireSession();
      await refused(stage, visitor, one.act);
      await signedIn(stage, screen, one.act);
    },
  );

  it.each(IN_TWO_TABS)(
    'before a viewer $act.what in two tabs on $screen.title ($lang) is begun again by one sign-in, and each makes its call again once (ERR-03, OQ-40)',
    async (one) => {
      const screen = signingInOver(one.screen, one.lang);
      const visitor = await signedInVisitor(screen.account);
      const first = await prepared(visitor, screen, one.act);
      const second = await prepared(visitor, screen, one.act);
      await visitor.expireSession();
      for (const stage of [first, second]) await refused(stage, visitor, one.act);
      await first.act(() => signedIn(second, screen, one.act), one.act.call);
      expectRepeated(first, one.act);
    },
  );
});
