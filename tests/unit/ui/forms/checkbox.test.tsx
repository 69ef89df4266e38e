import { act } from 'react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Checkbox } from '#ui/forms/fields/checkbox';
import { mount } from '../../../support/unit/mount';
import { mountForm } from '../../../support/unit/mount-form';

const schema = z.object({ agree: z.literal(true, { error: 'required' }) });

it('is a native checkbox inside its label', () => {
  const { get } = mount(<Checkbox name="autoLogin" label="下次自动登录" />);
  expect(get('label > input').getAttribute('type')).toBe('checkbox');
  expect(get('label > input').id).toBe('autoLogin');
  expect(get('label > input').getAttribute('part')).toBe('checkbox');
  expect(get('label').textContent).toBe('下次自动登录');
});

it('has a line for a message only if it can have one', async () => {
  const { get, has } = mount(<Checkbox name="agree" label="我已阅读" />);
  expect(has('p')).toBe(false);
  expect(get('input').hasAttribute('aria-describedby')).toBe(false);

  const view = mountForm(<Checkbox name="agree" label="我已阅读" hasMessage />, { schema });
  expect(view.message('agree')).toBe('');
  await view.send();
  expect(view.message('agree')).toBe('required');
  expect(view.get('input').getAttribute('aria-describedby')).toBe('agree-message');
  expect(view.get('input').getAttribute('aria-invalid')).toBe('true');
  await act(async () => view.field('agree').click());
  await view.send();
  expect(view.values()).toEqual({ agree: true });
});
