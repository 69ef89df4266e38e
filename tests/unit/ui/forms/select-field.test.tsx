import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SelectField } from '#ui/forms/fields/select-field';
import { useFieldText } from '#ui/forms/use-field-value';
import { mountForm } from '../../../support/unit/mount-form';

const schema = z.object({
  fruit: z.string().check(z.minLength(1, { error: 'required' })),
  colour: z.string(),
});
let view: ReturnType<typeof mountForm<z.infer<typeof schema>>>;

beforeEach(() => {
  view = mountForm(<Fields />, { schema, defaultValues: { colour: 'red' } });
});
afterEach(() => view.unmount());

/** The colours depend on the fruit. */
function Fields() {
  const fruit = useFieldText('fruit');
  return (
    <>
      <SelectField name="fruit" label="Fruit" placeholder="Choose" options={['apple', 'plum']} />
      <SelectField
        name="colour"
        label="Colour"
        placeholder="Choose"
        options={fruit === 'plum' ? ['blue'] : ['red', 'green']}
      />
    </>
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

it('is named by its label and described by its message', async () => {
  expect(view.get('label[for=fruit]').textContent).toBe('Fruit');
  expect([...select('fruit').options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Choose'],
    ['apple', 'apple'],
    ['plum', 'plum'],
  ]);
  await view.send();
  expect(select('fruit').getAttribute('aria-invalid')).toBe('true');
  expect(view.get(`#${select('fruit').getAttribute('aria-describedby')}`).textContent).toBe('required');
});

it('is submitted like any other field, also if it was not touched', async () => {
  choose('fruit', 'apple');
  await view.send();
  expect(view.values()).toEqual({ fruit: 'apple', colour: 'red' });
});

it('submits what a filler wrote without an event', async () => {
  select('fruit').value = 'apple';
  select('colour').value = 'green';
  await view.send();
  expect(view.values()).toEqual({ fruit: 'apple', colour: 'green' });
});

it('submits what it shows, after its option was removed', async () => {
  choose('colour', 'green');
  choose('fruit', 'plum');
  await view.send();
  expect(view.values()).toEqual({ fruit: 'plum', colour: select('colour').value });
  expect(select('colour').value).not.toBe('green');
});

it('has options with a text of their own, an arrow that is hidden from screen readers, and a first choice', () => {
  const options = [{ value: 'a', label: 'Apple' }, 'plum'];
  view.render(
    <SelectField name="fruit" label="Fruit" placeholder="Choose" options={options} defaultValue="plum" />,
  );
  expect([...select('fruit').options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Choose'],
    ['a', 'Apple'],
    ['plum', 'plum'],
  ]);
  expect(select('fruit').value).toBe('plum');
  expect(view.get('svg').getAttribute('aria-hidden')).toBe('true');
  expect(view.all('[part]').map((element) => element.getAttribute('part'))).toEqual([
    'field',
    'label',
    'control',
    'message',
    'button',
  ]);
});
