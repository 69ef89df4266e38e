// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { Checkbox } from '../../../../src/ui/forms/checkbox';
import { mount } from '../mount';

it('is a native checkbox inside its label', () => {
  const { get } = mount(<Checkbox name="autoLogin" label="下次自动登录" part="remember" />);
  expect(get('label > input').getAttribute('type')).toBe('checkbox');
  expect(get('label > input').id).toBe('autoLogin');
  expect(get('label > input').getAttribute('part')).toBe('checkbox remember');
  expect(get('label').textContent).toBe('下次自动登录');
});

it('keeps a line for a message only where there can be one', () => {
  const { get, has, render } = mount(<Checkbox name="agree" label="我已阅读" />);
  expect(has('p')).toBe(false);
  expect(get('input').hasAttribute('aria-describedby')).toBe(false);

  render(<Checkbox name="agree" label="我已阅读" message="" />);
  expect(get('p').textContent).toBe('');

  render(<Checkbox name="agree" label="我已阅读" message="请先同意" />);
  expect(get('input').getAttribute('aria-describedby')).toBe('agree-message');
  expect(get('input').getAttribute('aria-invalid')).toBe('true');
});
