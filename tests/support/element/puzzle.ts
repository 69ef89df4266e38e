import { type HostPage, until } from './host';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const CAPTCHA = '/openapi/v2/user/captcha/dynamic';

/** Responses of both captchas, which accept every solution, and `pass`, which solves the puzzle by keyboard. */
export const puzzle = {
  answers: {
    [`GET ${CAPTCHA}/puzzle`]: {
      data: { origin_image_data: PNG, block_image_data: PNG, token: 'tok-1', secret_key: '0123456789abcdef' },
    },
    [`POST ${CAPTCHA}/puzzle/check`]: { data: { captcha_checked_code: 'P4SS' } },
    [`GET ${CAPTCHA}/click`]: {
      data: { origin_image_data: PNG, token: 'tok-2', secret_key: '', word_list: ['甲', '乙', '丙'] },
    },
    [`POST ${CAPTCHA}/click/check`]: { data: { captcha_checked_code: 'W0RDS' } },
  },

  async pass(page: HostPage, widget: HTMLElement): Promise<void> {
    const slider = await until(
      () => widget.shadowRoot?.querySelector<HTMLElement>('[role=slider]:not([aria-disabled])'),
      'the puzzle is ready',
    );
    press(page, slider, 'PageUp');
    await until(() => slider.getAttribute('aria-valuenow') !== '0', 'the block moved');
    press(page, slider, 'Enter');
  },
};

export function press(page: HostPage, element: Element, key: string, more: KeyboardEventInit = {}): void {
  element.dispatchEvent(
    new page.window.KeyboardEvent('keydown', {
      key,
      bubbles: true,
      cancelable: true,
      composed: true,
      ...more,
    }),
  );
}
