// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { SchemaForm } from '../../../../src/ui/forms/form';
import { RadioGroup } from '../../../../src/ui/forms/radio-group';
import { mount } from '../mount';

const isWay = (raw: unknown): raw is '1' | '2' => raw === '1' || raw === '2';
const schema = z.object({ way: z.custom<'1' | '2'>(isWay, { error: 'required' }) });
const onValid = vi.fn(async (_values: z.infer<typeof schema>) => {});
let view: ReturnType<typeof mount>;

afterEach(() => {
  view.unmount();
  onValid.mockClear();
});

function show(defaultValue?: string): void {
  view = mount(
    <SchemaForm schema={schema} onValid={onValid}>
      {(messages) => (
        <RadioGroup
          name="way"
          legend="Way"
          message={messages.way}
          defaultValue={defaultValue}
          options={[
            { value: '1', label: 'One', hint: 'the first' },
            { value: '2', label: 'Two', disabled: true },
          ]}
        />
      )}
    </SchemaForm>,
  );
}
const radio = (value: string) => view.get(`#way-${value}`) as HTMLInputElement;
const submit = () =>
  act(async () => {
    view.get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

it('chooses nothing by itself, and says so when something is required (RECOV-09)', async () => {
  show();
  await submit();
  expect([radio('1').checked, radio('2').checked]).toEqual([false, false]);
  expect(view.get('#way-message').textContent).toBe('required');
  expect(view.part('radios').getAttribute('aria-invalid')).toBe('true');
  expect(onValid).not.toHaveBeenCalled();
});

it('hands over what was chosen', async () => {
  show();
  await act(async () => radio('1').click());
  await submit();
  expect(onValid.mock.calls[0]?.[0]).toEqual({ way: '1' });
});

it('may begin with a choice, but never with one that cannot be made (RECOV-07)', async () => {
  show('1');
  await submit();
  expect(onValid.mock.calls[0]?.[0]).toEqual({ way: '1' });
  view.unmount();
  show('2');
  expect(radio('2').checked).toBe(false);
});

it('is named and described for voices', () => {
  show();
  expect(view.part('radios').getAttribute('aria-labelledby')).toBe('way-legend');
  expect(radio('1').getAttribute('aria-describedby')).toBe('way-1-hint');
  expect(view.get('#way-1-hint').textContent).toBe('the first');
  expect(view.get('label[for=way-2]').textContent).toBe('Two');
});
