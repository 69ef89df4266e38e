import { act, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#api/member/viewer';
import type { BindingInfo } from '#api/settings/bindings';
import { SecurityEmail } from '#features/settings/security-email/security-email';
import { VerifyPhone } from '#features/settings/verify-phone/verify-phone';
import { account } from '#i18n/zh-cn/account';
import { settings } from '#i18n/zh-cn/settings';
import { REFUSALS, ScreenUnderTest } from '../../../support/unit/refused-calls';

vi.mock('#shared/captcha/use-captcha', () => import('../../../support/unit/passed-captcha'));
const TEXTS = { account, settings };
vi.mock('#ui/hooks/use-area-texts', () => ({
  useAreaTexts: (area: keyof typeof TEXTS) => TEXTS[area],
}));

const CHANGE = '/modify/binding/email';
const info = { account: 'demo@example.com', isOauthOnly: false } as UserInfo;
const none: BindingInfo = { email: '', isEmailActive: false, phone: '', others: [] };
const active = { ...none, email: 'old@b.cn', isEmailActive: true };
const ADDRESSES = { email: 'old@b.cn', newEmail: 'new@b.cn' };

type Panel = typeof SecurityEmail;
type Ask = (set: (bindings: BindingInfo) => void) => void;
let screen: ScreenUnderTest;
afterEach(() => screen.close());

/** Renders a sub-tab with bindings that change optimistically, and then as `onChanged` returns instead of the server. */
function show(Sub: Panel, start: BindingInfo, onChanged: Ask = () => {}, query = '') {
  function Frame() {
    const [bindings, setBindings] = useState(start);
    const handleChanged = (change?: Partial<BindingInfo>) => {
      setBindings((before) => ({ ...before, ...change }));
      onChanged(setBindings);
    };
    return <Sub info={info} bindings={bindings} onChanged={handleChanged} onGoTo={() => {}} />;
  }
  screen = new ScreenUnderTest(<Frame />, { query: new URLSearchParams(query) });
  return screen.settle();
}
const view = () => screen.get('[data-step]').dataset.step;
const bound = () => screen.get('[data-testid~=bound]').textContent;

async function goToChange(onChanged?: Ask) {
  await show(SecurityEmail, active, onChanged);
  await screen.press('[data-testid~=change]');
  await screen.fill({ passwordForEmail: 'Demo123!' });
  await screen.submit('#passwordForEmail');
  expect(view()).toBe('change');
}

describe('a refused change of the address', () => {
  const OF_NEW = [-21004, -21005, -21006, -21009, -21022, -21034, -21002, -21018, -21023, -21025];
  const INLINE = [-21002, -21018, -21023, -21025];

  it('shows every code in its place and keeps the typed values (BIND-18, API-31, ERR-04, ERR-05, ERR-12)', async () => {
    await goToChange();
    await screen.fill(ADDRESSES);
    for (const { code, message = '', words } of REFUSALS.filter((row) => row.code !== -21003)) {
      screen.answers[CHANGE] = (request) => request.answer({ code, message });
      await screen.submit('#email');
      expect(screen.toasts(), String(code)).toEqual(INLINE.includes(code) ? [] : [words]);
      const { email, newEmail } = ADDRESSES;
      expect([screen.value('email'), screen.value('newEmail')]).toEqual([email, newEmail]);
      if (OF_NEW.includes(code)) expect(screen.message('newEmail')).toBe(words);
      if (code === -21049) expect(screen.message('email')).toBe(words);
      await screen.waitUntilToastsClose();
    }
  });

  it('is followed by a change with empty fields (BIND-18)', async () => {
    await goToChange();
    await screen.fill(ADDRESSES);
    await screen.submit('#email');
    expect(view()).toBe('active');
    await screen.press('[data-testid~=change]');
    await screen.fill({ passwordForEmail: 'Demo123!' });
    await screen.submit('#passwordForEmail');
    expect([screen.value('email'), screen.value('newEmail')]).toEqual(['', '']);
  });

  it('removes the error "same" when the current address is corrected (BIND-15)', async () => {
    await goToChange();
    await screen.fill({ email: 'new@b.cn', newEmail: 'new@b.cn' });
    await screen.submit('#email');
    expect(screen.message('newEmail')).toBe('新旧邮箱不能相同');
    await screen.fill({ email: 'old@b.cn' });
    expect(screen.message('newEmail')).toBe('');
  });
});

describe('until the bindings are loaded again, the tab shows', () => {
  it('the new address of a change, with the state from the server (BIND-18)', async () => {
    let tell: (bindings: BindingInfo) => void = () => {};
    await goToChange((set) => {
      tell = set;
    });
    await screen.fill(ADDRESSES);
    await screen.submit('#email');
    expect(screen.toasts()).toEqual(['修改密保邮箱成功！']);
    expect(bound()).toBe('new@b.cn');
    act(() => tell({ ...active, email: 'other@b.cn', isEmailActive: false }));
    await screen.settle();
    expect([view(), bound()]).toEqual(['pending', 'other@b.cn']);
  });

  it('a bound address as waiting for its link, also if the previous link had expired (BIND-07, BIND-11)', async () => {
    const pending = { ...active, isEmailActive: false };
    await show(SecurityEmail, pending, () => {}, 'emailQuery=failed');
    expect([view(), screen.get('[data-testid~=email-state]').textContent]).toEqual([
      'pending',
      '链接已过期，请重新发送激活邮件',
    ]);
    await screen.press('[data-testid~=edit]');
    expect(screen.value('email')).toBe('old@b.cn');
    await screen.fill({ email: 'new@b.cn' });
    await screen.submit('#email');
    expect([view(), bound()]).toEqual(['pending', 'new@b.cn']);
    expect(screen.get('[data-testid~=email-state]').textContent).toBe('激活邮件已发送，链接 12 小时内有效');
  });

  it('the phone that replaced another one (BIND-22)', async () => {
    await show(VerifyPhone, { ...none, phone: '13700137000' });
    expect(bound()).toBe('13700137000');
    await screen.press('[data-testid~=change]');
    await screen.fill({ passwordForPhone: 'Demo123!' });
    await screen.submit('#passwordForPhone');
    await screen.fill({ phone: '13900139000', smsCode: '123456' });
    await screen.submit('#phone');
    expect(screen.toasts()).toEqual(['验证手机成功！']);
    expect([view(), bound()]).toEqual(['bound', '13900139000']);
  });
});

describe('a step that replaces another one', () => {
  const focused = () => {
    const { activeElement } = screen.get('[data-step]').getRootNode() as ShadowRoot;
    return activeElement?.id || activeElement?.getAttribute('data-testid');
  };

  it('takes the focus of the previous one (BIND-16, BIND-17)', async () => {
    await show(SecurityEmail, none, (set) => set(active));
    expect(focused()).toBeUndefined();
    act(() => screen.get('#email').focus());
    await screen.fill({ email: 'old@b.cn' });
    await screen.submit('#email');
    expect([view(), focused()]).toEqual(['active', 'step-title']);
    act(() => screen.get('[data-testid~=change]').focus());
    await screen.press('[data-testid~=change]');
    expect([view(), focused()]).toEqual(['check', 'step-title']);
    act(() => screen.get('[data-testid~=cancel]').focus());
    await screen.press('[data-testid~=cancel]');
    expect([view(), focused()]).toEqual(['active', 'step-title']);
  });

  it.each(['inside', 'outside'])(
    'leaves the focus where the viewer has moved it, %s the widget',
    async (where) => {
      const elsewhere = document.createElement('input');
      await show(SecurityEmail, none, (set) => set(active));
      const root = screen.get('[data-step]').getRootNode() as ShadowRoot;
      if (where === 'inside') root.append(elsewhere);
      else document.body.append(elsewhere);
      await screen.fill({ email: 'old@b.cn' });
      act(() => elsewhere.focus());
      await screen.submit('#email');
      expect(view()).toBe('active');
      expect((elsewhere.getRootNode() as ShadowRoot).activeElement).toBe(elsewhere);
      elsewhere.remove();
    },
  );
});
