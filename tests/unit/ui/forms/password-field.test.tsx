import Eye from 'lucide/dist/esm/icons/eye.mjs';
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { PasswordField } from '#ui/forms/fields/password-field';
import { mount, press } from '../../../support/unit/mount';

const field = <PasswordField name="password" label="密码" />;

function capsLock(isOn: boolean, type = 'keydown'): KeyboardEvent {
  const event = new KeyboardEvent(type, { key: 'a', bubbles: true });
  Object.defineProperty(event, 'getModifierState', { value: (key: string) => key === 'CapsLock' && isOn });
  return event;
}

it('shows and hides what was typed, with the icon of what a press does', () => {
  const { get, part } = mount(field);
  const shapes = () =>
    [...part('toggle').querySelectorAll('svg > *')].map((shape) => shape.getAttribute('d'));
  const shapesOf = (icon: typeof Eye) => icon.map(([, { d = null }]) => d);
  const input = get('input') as HTMLInputElement;
  input.value = 'secret';
  expect(input.type).toBe('password');
  expect(shapes()).toEqual(shapesOf(Eye));

  press(part('toggle'));
  expect(input.type).toBe('text');
  expect(input.value).toBe('secret');
  expect(shapes()).toEqual(shapesOf(EyeOff));

  press(part('toggle'));
  expect(input.type).toBe('password');
});

it('names the toggle by its action; the icon has no name', () => {
  const { part } = mount(field);
  expect(part('toggle').getAttribute('aria-label')).toBe('显示密码');
  expect(part('toggle').getAttribute('aria-controls')).toBe('password');
  expect(part('toggle').querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('names the toggles of two fields by their labels', () => {
  const { all } = mount(
    <>
      <PasswordField name="password" label="新密码" />
      <PasswordField name="confirmPassword" label="确认密码" />
    </>,
  );
  const names = () =>
    all('[data-testid~=toggle]').map((toggle) => {
      press(toggle);
      return toggle.getAttribute('aria-label');
    });
  expect(names()).toEqual(['隐藏新密码', '隐藏确认密码']);
  expect(names()).toEqual(['显示新密码', '显示确认密码']);
});

it('hides the password on submit', () => {
  const { get, part } = mount(<form onSubmit={(event) => event.preventDefault()}>{field}</form>);
  press(part('toggle'));
  act(() => {
    get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  expect((get('input') as HTMLInputElement).type).toBe('password');
});

it('is empty and hidden when the page is left, because Back can restore it', () => {
  const { get, part } = mount(field);
  const input = get('input') as HTMLInputElement;
  input.value = 'secret';
  press(part('toggle'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(input.value).toBe('');
  expect(input.type).toBe('password');
});

it('shows that caps lock is on, until it is off or the field loses the focus', () => {
  const onBlur = vi.fn();
  const { get } = mount(<PasswordField name="password" label="密码" onBlur={onBlur} />);
  const hint = get('[role=status]');
  expect(hint.textContent).toBe('');

  act(() => void get('input').dispatchEvent(capsLock(true)));
  expect(hint.textContent).toBe('大写锁定已开启');
  act(() => void get('input').dispatchEvent(capsLock(false)));
  expect(hint.textContent).toBe('');

  act(() => void get('input').dispatchEvent(capsLock(true)));
  act(() => void get('input').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(hint.textContent).toBe('');
  expect(onBlur).toHaveBeenCalledOnce();
});

it('links its message like any field', () => {
  const { get } = mount(<PasswordField name="password" label="密码" error={{ text: '请输入密码' }} />);
  expect(get('input').getAttribute('aria-describedby')).toBe('password-message');
  expect(get('#password-message').textContent).toBe('请输入密码');
  expect(get('input').getAttribute('aria-invalid')).toBe('true');
});

it('shows a hint until there is an error', () => {
  const { get, has, render } = mount(<PasswordField name="password" label="密码" hint="至少 6 位" />);
  expect(get('input').getAttribute('aria-describedby')).toBe('password-message password-hint');
  expect(get('#password-hint').textContent).toBe('至少 6 位');
  render(<PasswordField name="password" label="密码" hint="至少 6 位" error={{ text: '请输入密码' }} />);
  expect(has('#password-hint')).toBe(false);
  render(field);
  expect(has('#password-hint')).toBe(false);
});

it('is neither capitalised nor spell-checked, and its name and parts are those of a field', () => {
  const { get, all } = mount(<PasswordField name="password" label="密码" remark={<i>忘记密码？</i>} />);
  const input = get('input');
  expect([input.getAttribute('autocapitalize'), input.getAttribute('spellcheck'), input.id]).toEqual([
    'none',
    'false',
    'password',
  ]);
  expect(get('label[for=password]').textContent).toBe('密码');
  expect(all('[part]').map((element) => element.getAttribute('part'))).toEqual([
    'field',
    'label',
    'control',
    'message',
  ]);
  expect(get('i').textContent).toBe('忘记密码？');
});

it('checks caps lock when a key is released, too', () => {
  const { get } = mount(field);
  const up = capsLock(true, 'keyup');
  act(() => void get('input').dispatchEvent(up));
  expect(get('[role=status]').textContent).toBe('大写锁定已开启');
});

it('shows the password again after a submit only when the viewer asks for it', () => {
  const { get, part, unmount } = mount(<form onSubmit={(event) => event.preventDefault()}>{field}</form>);
  const form = get('form');
  const remove = vi.spyOn(form, 'removeEventListener');
  press(part('toggle'));
  expect(part('toggle').getAttribute('aria-label')).toBe('隐藏密码');
  unmount();
  expect(remove.mock.calls.filter(([type]) => type === 'submit')).toHaveLength(1);
});
