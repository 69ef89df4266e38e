// @vitest-environment happy-dom
import { act } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { TextField } from '../../../../src/ui/forms/text-field';
import { mount, type } from '../mount';

it('derives its ids from its name, so that they are known before any script', () => {
  const { get } = mount(<TextField name="account" label="账号" />);
  expect(get('label').getAttribute('for')).toBe('account');
  expect(get('input').id).toBe('account');
  expect(get('p').id).toBe('account-message');
});

it('links the message to the field and announces its changes politely', () => {
  const { get, render } = mount(<TextField name="account" label="账号" />);
  const message = get('p');
  expect(message.textContent).toBe('');
  expect(message.getAttribute('aria-live')).toBe('polite');
  expect(get('input').getAttribute('aria-describedby')).toBe('account-message');
  expect(get('input').hasAttribute('aria-invalid')).toBe(false);

  render(<TextField name="account" label="账号" message="请输入账号" />);
  expect(get('p')).toBe(message);
  expect(message.textContent).toBe('请输入账号');
  expect(get('input').getAttribute('aria-invalid')).toBe('true');
});

it('names its parts', () => {
  const { all } = mount(<TextField name="account" label="账号" part="account" />);
  expect(all('[part]').map((element) => element.getAttribute('part'))).toEqual([
    'field',
    'label',
    'input account',
    'message',
  ]);
});

function Form({ onValid }: { onValid(values: { account: string }): void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { account: '' } });
  return (
    <form onSubmit={handleSubmit(onValid)}>
      <TextField label="账号" {...register('account', { required: true })} />
    </form>
  );
}

it('takes the spread of register(): a refused submit focuses it, and its value is read', async () => {
  const onValid = vi.fn();
  const { get, shadow } = mount(<Form onValid={onValid} />);
  const submit = () =>
    act(async () => void get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await submit();
  expect(onValid).not.toHaveBeenCalled();
  expect(shadow.activeElement).toBe(get('input'));

  type(get('input'), '13800138000');
  await submit();
  expect(onValid.mock.calls[0]?.[0]).toEqual({ account: '13800138000' });
});
