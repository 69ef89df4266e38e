import { expect, it } from 'vitest';
import { TextField } from '#ui/forms/fields/text-field';
import { mount } from '../../../support/unit/mount';

it('derives its IDs from its name, so that the prerender has the same IDs', () => {
  const { get } = mount(<TextField name="account" label="账号" />);
  expect(get('label').getAttribute('for')).toBe('account');
  expect(get('input').id).toBe('account');
  expect(get('p').id).toBe('account-message');
});

it('describes the field by its message, which is no live region', () => {
  const { get, render } = mount(<TextField name="account" label="账号" />);
  const message = get('p');
  expect(message.textContent).toBe('');
  expect([message.getAttribute('aria-live'), message.getAttribute('role')]).toEqual([null, null]);
  expect(get('input').getAttribute('aria-describedby')).toBe('account-message');
  expect(get('input').hasAttribute('aria-invalid')).toBe(false);

  render(<TextField name="account" label="账号" error={{ text: '请输入账号' }} />);
  expect(get('p')).toBe(message);
  expect(message.textContent).toBe('请输入账号');
  expect(get('input').getAttribute('aria-invalid')).toBe('true');
});

it('is not checked for spelling, because names, numbers and addresses are not prose', () => {
  const { get } = mount(<TextField name="account" label="账号" />);
  expect(get('input').getAttribute('spellcheck')).toBe('false');
});

it('names its parts', () => {
  const { all } = mount(<TextField name="account" label="账号" />);
  expect(all('[part]').map((element) => element.getAttribute('part'))).toEqual([
    'field',
    'label',
    'control',
    'message',
  ]);
});

it('can have a button beside it, and help after its message', () => {
  const field = (error?: { text: string }) => (
    <TextField
      name="code"
      label="验证码"
      beside={<button type="button">获取</button>}
      help={<i>?</i>}
      {...(error && { error })}
    />
  );
  const { get, has, render } = mount(<TextField name="code" label="验证码" />);
  const look = get('[part=field]').className;
  render(field());
  expect([get('button').textContent, has('i')]).toEqual(['获取', false]);
  expect(get('[part=field]').className).not.toBe(look);
  render(field({ text: '错误' }));
  expect(get('p').textContent).toBe('错误?');
});
