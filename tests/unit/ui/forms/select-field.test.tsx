// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { SchemaForm } from '../../../../src/ui/forms/form';
import { SelectField } from '../../../../src/ui/forms/select-field';
import { mount } from '../mount';

const schema = z.object({
  fruit: z.string().check(z.minLength(1, { error: 'required' })),
  colour: z.string(),
});
const onValid = vi.fn(async (_values: z.infer<typeof schema>) => {});
let view: ReturnType<typeof mount>;

beforeEach(() => {
  onValid.mockReset();
  view = mount(<Form />);
});
afterEach(() => view.unmount());

/** The colours depend on the fruit. */
function Form() {
  const [fruit, setFruit] = useState('');
  return (
    <SchemaForm schema={schema} onValid={onValid}>
      {(messages) => (
        <>
          <SelectField
            name="fruit"
            label="Fruit"
            placeholder="Choose"
            options={['apple', 'plum']}
            message={messages.fruit}
            value={fruit}
            onChange={({ currentTarget }) => setFruit(currentTarget.value)}
          />
          <SelectField
            name="colour"
            label="Colour"
            placeholder="Choose"
            options={fruit === 'plum' ? ['blue'] : ['red', 'green']}
            defaultValue="red"
          />
          <button type="submit">Send</button>
        </>
      )}
    </SchemaForm>
  );
}

const select = (name: string) => view.get(`#${name}`) as HTMLSelectElement;
function choose(name: string, value: string) {
  act(() => {
    select(name).focus();
    select(name).value = value;
    select(name).dispatchEvent(new Event('change', { bubbles: true }));
  });
}
const submit = () =>
  act(async () => {
    view.get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

it('is named by its label and described by its message', async () => {
  expect(view.get('label[for=fruit]').textContent).toBe('Fruit');
  expect([...select('fruit').options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Choose'],
    ['apple', 'apple'],
    ['plum', 'plum'],
  ]);
  await submit();
  expect(select('fruit').getAttribute('aria-invalid')).toBe('true');
  expect(view.get(`#${select('fruit').getAttribute('aria-describedby')}`).textContent).toBe('required');
});

it('is read by a form like any other field, also when nobody touched it', async () => {
  choose('fruit', 'apple');
  await submit();
  expect(onValid.mock.calls[0]?.[0]).toEqual({ fruit: 'apple', colour: 'red' });
});

it('hands over what it shows, when a choice took its own away', async () => {
  choose('colour', 'green');
  choose('fruit', 'plum');
  await submit();
  expect(onValid.mock.calls[0]?.[0]).toEqual({ fruit: 'plum', colour: select('colour').value });
  expect(select('colour').value).not.toBe('green');
});
