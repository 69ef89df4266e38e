import type { Page } from 'puppeteer-core';
import { watch } from '../browser/record';
import { origin } from '../browser/test-environment';
import type { Visitor } from '../browser/visitor';
import { PASSWORD } from '../portal/demo-account';
import { devConsole } from '../portal/dev-console';
import { CONDITION_LIMIT_MS } from '../time-limits.mjs';
import { press, type } from './act';
import { Widget } from './widget';

export const BINDINGS = '/account/bindingAccount';

/** The binding accounts in a viewer's settings. */
export class BindingSection extends Widget {
  constructor(page: Page) {
    super(page, 'cntv-portal');
  }

  /** Opens the sub-tab with the third parties. */
  async showOthers(): Promise<this> {
    await this.press('#tab-others');
    await this.find('[data-testid~=others]');
    return this;
  }

  /** Text of a provider's row. */
  async stateOf(provider: string): Promise<string> {
    return (await this.text(`li[data-provider=${provider}]`)) ?? '';
  }

  /**
   * Presses and waits for the window of the provider.
   * @param press opens it
   */
  async windowOf({ context, record }: Visitor, press: () => Promise<unknown>): Promise<Page> {
    const [target] = await Promise.all([
      context.waitForTarget((one) => one.url().includes('/openapi/v2/user/oauth/'), {
        timeout: CONDITION_LIMIT_MS,
      }),
      press(),
    ]);
    const page = await target.page();
    if (!page) throw new Error('The new window shows no page.');
    page.setDefaultTimeout(CONDITION_LIMIT_MS);
    await watch(page, record);
    return page;
  }

  /** Waits for the page of the provider; enters the password on the page before it, if the session is an old one. */
  async consentIn(window: Page): Promise<void> {
    const first = await window.waitForSelector('button[name=user], input[type=password]');
    if (await first?.evaluate((element) => element.matches('button'))) return;
    await type(window, 'input[type=password]', PASSWORD);
    await press(window, 'button.main');
    await window.waitForSelector('button[name=user]');
  }

  /** Returns to this window and dispatches `focus`, which a headless engine does not. */
  async comeBack(): Promise<void> {
    await this.page.bringToFront();
    await this.page.evaluate(() => dispatchEvent(new Event('focus')));
  }

  /** How often the bindings were requested. */
  async questions(): Promise<number> {
    return (await devConsole.log('/binding/info')).length;
  }
}

export async function openBindings(
  visitor: Visitor,
  prepare = async (_: Page) => {},
): Promise<BindingSection> {
  const page = await visitor.newTab();
  await prepare(page);
  await page.goto(origin + BINDINGS);
  const section = new BindingSection(page);
  await section.find('[role=tab]');
  return section;
}
