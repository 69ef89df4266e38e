import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { RadioGroup } from '#ui/forms/fields/radio-group';
import { mountForm } from '../../../support/unit/mount-form';

type Way = '1' | '2';
const isWay = (raw: unknown): raw is Way => raw === '1' || raw === '2';
const schema = z.object({ way: z.custom<Way>(isWay, { error: 'required' }) });
let view: ReturnType<typeof mountForm<z.infer<typeof schema>>>;

afterEach(() => view.unmount());

function show(way?: Way): void {
  const options = [
    { value: '1', label: 'One', hint: 'the first' },
    { value: '2', label: 'Two', disabled: true },
  ];
  view = mountForm(<RadioGroup name="way" legend="Way" options={options} />, {
    schema,
    defaultValues: { way },
  });
}
const radio = (value: string) => view.get(`#way-${value}`) as HTMLInputElement;

it('has no default choice, and shows an error if one is required (RECOV-09)', async () => {
  show();
  await view.send();
  expect([radio('1').checked, radio('2').checked]).toEqual([false, false]);
  expect(view.message('way')).toBe('required');
  expect(view.get('[role=radiogroup]').getAttribute('aria-invalid')).toBe('true');
  expect(view.shadow.activeElement).toBe(radio('1'));
  expect(view.submit).not.toHaveBeenCalled();
});

it('submits the choice', async () => {
  show();
  await act(async () => radio('1').click());
  await view.send();
  expect(view.values()).toEqual({ way: '1' });
});

it('submits the choice of a filler without an event', async () => {
  show();
  await view.fire(radio('1'), 'focusin');
  radio('1').checked = true;
  await view.send();
  expect(view.values()).toEqual({ way: '1' });
});

it('may have an initial choice, but never a disabled one (RECOV-07)', async () => {
  show('1');
  await view.send();
  expect(view.values()).toEqual({ way: '1' });
  view.unmount();
  show('2');
  expect(radio('2').checked).toBe(false);
});

it('is named and described for screen readers', () => {
  show();
  expect(view.get('[role=radiogroup]').getAttribute('aria-labelledby')).toBe('way-legend');
  expect(radio('1').getAttribute('aria-describedby')).toBe('way-1-hint');
  expect(view.get('#way-1-hint').textContent).toBe('the first');
  expect(view.get('label[for=way-2]').textContent).toBe('Two');
});

it('can be one line, with the same parts', () => {
  show();
  const looks = () => view.all('[role=radiogroup],[role=radiogroup] > div').map(({ className }) => className);
  const before = looks();
  const parts = view.all('[role=radiogroup] [part]').map((element) => element.getAttribute('part'));
  expect(parts).toEqual(['radio', 'label', 'radio', 'label', 'message']);
  expect(radio('2').hasAttribute('aria-describedby')).toBe(false);
  expect(view.has('#way-2-hint')).toBe(false);
  view.render(<RadioGroup name="way" legend="Way" options={[{ value: '1', label: 'One' }]} isInline />);
  expect(looks()).toHaveLength(2);
  for (const look of looks()) expect([...before, '']).not.toContain(look);
});
