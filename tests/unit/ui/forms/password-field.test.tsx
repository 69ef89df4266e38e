// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { PasswordField } from '../../../../src/ui/forms/fields/password-field';
import { mount, press } from '../mount';

const field = <PasswordField name="password" label="密码" />;

function capsLock(isOn: boolean): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true });
  Object.defineProperty(event, 'getModifierState', { value: (key: string) => key === 'CapsLock' && isOn });
  return event;
}

it('shows and hides what was typed', () => {
  const { get, part } = mount(field);
  const input = get('input') as HTMLInputElement;
  input.value = 'secret';
  expect(input.type).toBe('password');
  expect(part('toggle').textContent).toBe('显示');

  press(part('toggle'));
  expect(input.type).toBe('text');
  expect(input.value).toBe('secret');
  expect(part('toggle').textContent).toBe('隐藏');

  press(part('toggle'));
  expect(input.type).toBe('password');
});

it('names the toggle by its action, with the visible text in the name', () => {
  const { part } = mount(field);
  expect(part('toggle').getAttribute('aria-label')).toBe('显示密码');
  expect(part('toggle').getAttribute('aria-controls')).toBe('password');
});

it('hides the password on submit', () => {
  const { get, part } = mount(<form onSubmit={(event) => event.preventDefault()}>{field}</form>);
  press(part('toggle'));
  act(() => {
    get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  expect((get('input') as HTMLInputElement).type).toBe('password');
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
