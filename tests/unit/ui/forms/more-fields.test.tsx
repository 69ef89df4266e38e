import { act } from 'react';
import { afterEach, describe, expect, it, type Mock, vi } from 'vitest';
import * as z from 'zod/mini';
import { CheckboxGroup } from '#ui/forms/fields/checkbox-group';
import { DateField } from '#ui/forms/fields/date-field';
import { FieldRows } from '#ui/forms/fields/field-rows';
import { FileField } from '#ui/forms/fields/file-field';
import { TextField } from '#ui/forms/fields/text-field';
import { TextareaField } from '#ui/forms/fields/textarea-field';
import { type } from '../../../support/unit/mount';
import { mountForm } from '../../../support/unit/mount-form';

let view: Omit<ReturnType<typeof mountForm>, 'render' | 'submit'> & { submit: Mock };
afterEach(() => view.unmount());

describe('a text area', () => {
  const schema = z.object({ about: z.string().check(z.minLength(3, { error: 'short' })) });

  it('submits what was typed, or written by a filler without an event', async () => {
    view = mountForm(<TextareaField name="about" label="About you" />, { schema });
    const area = view.get('textarea') as HTMLTextAreaElement;
    expect([String(area.rows), view.get('label[for=about]').textContent]).toEqual(['4', 'About you']);
    await view.send();
    expect(view.message('about')).toBe('short');
    expect(view.shadow.activeElement).toBe(area);
    area.value = 'line\nline';
    await view.send();
    expect(view.values()).toEqual({ about: 'line\nline' });
  });
});

describe('a date', () => {
  const schema = z.object({ day: z.string({ error: 'incomplete' }) });

  it('submits a day, or has an error while it is incomplete', async () => {
    view = mountForm(<DateField name="day" label="Day" />, { schema, defaultValues: { day: '2020-02-29' } });
    await view.send();
    expect(view.values()).toEqual({ day: '2020-02-29' });
    vi.spyOn(view.field('day'), 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState);
    await view.send();
    expect(view.message('day')).toBe('incomplete');
    expect(view.submit).toHaveBeenCalledOnce();
  });
});

describe('a checkbox group', () => {
  const schema = z.object({ topics: z.array(z.string()).check(z.minLength(1, { error: 'none' })) });
  const options = [
    { value: 'n,1', label: 'News' },
    { value: 's', label: 'Sports' },
  ];
  const group = <CheckboxGroup name="topics" legend="Topics" options={options} hasMessage />;

  it('submits the checked values as a list, also a single one', async () => {
    view = mountForm(group, { schema, defaultValues: { topics: ['s'] } });
    await view.send();
    expect(view.values()).toEqual({ topics: ['s'] });
    await act(async () => view.field('topics-0').click());
    await view.send();
    expect(view.values()).toEqual({ topics: ['n,1', 's'] });
  });

  it('shows its message, and focuses its first checkbox', async () => {
    view = mountForm(group, { schema });
    await view.send();
    expect(view.message('topics')).toBe('none');
    expect(view.get('fieldset').getAttribute('aria-describedby')).toBe('topics-message');
    expect(view.shadow.activeElement).toBe(view.field('topics-0'));
  });

  it('has parts, and a message only if it can have one', () => {
    view = mountForm(<CheckboxGroup name="topics" legend="Topics" options={options} data-testid="all" />, {
      schema,
    });
    const box = view.field('topics-1');
    expect([box.name, box.value, box.getAttribute('part'), box.checked]).toEqual([
      'topics',
      's',
      'checkbox',
      false,
    ]);
    expect(view.part('all').getAttribute('part')).toBe('field');
    expect(view.get('label').getAttribute('part')).toBe('label');
    expect(view.get('fieldset').hasAttribute('aria-describedby')).toBe(false);
    expect(view.has('p')).toBe(false);
  });

  it('shows a text without options', () => {
    view = mountForm(<CheckboxGroup name="topics" legend="Topics" options={[]} empty="Nothing yet" />, {
      schema,
    });
    expect(view.get('fieldset p').textContent).toBe('Nothing yet');
  });
});

describe('a file', () => {
  const schema = z.object({ photo: z.instanceof(File, { error: 'missing' }) });
  const field = <FileField name="photo" label="Choose" hint="JPEG" accept="image/jpeg" />;

  it('is submitted, and missing until one is chosen', async () => {
    view = mountForm(field, { schema });
    await view.send();
    expect(view.message('photo')).toBe('missing');
    expect(view.field('photo').getAttribute('aria-describedby')).toBe('photo-hint photo-message');
    const photo = new File(['x'], 'x.jpg');
    vi.spyOn(view.field('photo'), 'files', 'get').mockReturnValue([photo] as unknown as FileList);
    await view.send();
    expect(view.values()).toEqual({ photo });
  });

  it('can be chosen by a label that looks like a button', async () => {
    view = mountForm(field, { schema });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => void view.field('photo').dispatchEvent(click));
    expect(click.defaultPrevented).toBe(false);
    expect(view.field('photo').hasAttribute('aria-busy')).toBe(false);
    expect(view.get('label[for=photo]').innerHTML).toBe('Choose');
    expect(view.get('#photo-hint').textContent).toBe('JPEG');
  });

  it('has a busy state of its own, and a label that keeps its width meanwhile', () => {
    const fields = (
      <>
        <FileField name="photo" label="Choose" hint="JPEG" busy />
        <FileField name="other" label="Choose" hint="JPEG" busy={false} />
      </>
    );
    view = mountForm(fields, { schema, isBusy: true });
    expect(view.get('label[for=photo] span').textContent).toBe('Choose');
    expect(view.field('other').hasAttribute('aria-busy')).toBe(false);
    const [busy, idle] = view.all('label').map(({ className }) => className);
    expect(busy).not.toBe(idle);
  });

  it('cannot be chosen while its form is busy', async () => {
    view = mountForm(field, { schema, isBusy: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => void view.field('photo').dispatchEvent(click));
    expect(click.defaultPrevented).toBe(true);
    expect(view.field('photo').getAttribute('aria-busy')).toBe('true');
  });
});

describe('rows of fields', () => {
  const title = z.string().check(z.minLength(1, { error: 'untitled' }));
  const schema = z.object({
    works: z
      .array(z.object({ title }))
      .check(z.refine((works) => works[0]?.title !== 'x', { error: 'rows' })),
  });
  const rows = (
    <FieldRows name="works" legend="Works" count={2}>
      {(nameOf, index) => <TextField name={nameOf('title')} label={`Title ${index + 1}`} />}
    </FieldRows>
  );

  it('are submitted as a list, and start with the values of the form', async () => {
    view = mountForm(rows, { schema, defaultValues: { works: [{ title: 'one' }, { title: 'two' }] } });
    await view.send();
    expect(view.values()).toEqual({ works: [{ title: 'one' }, { title: 'two' }] });
  });

  it('show the error of a field in its row', async () => {
    view = mountForm(rows, { schema, defaultValues: { works: [{ title: 'one' }, { title: '' }] } });
    await view.send();
    expect([view.message('works.0.title'), view.message('works.1.title')]).toEqual(['', 'untitled']);
    expect(view.shadow.activeElement).toBe(view.field('works.1.title'));
  });

  it('keep the error of one row when another one is corrected', async () => {
    view = mountForm(rows, { schema, defaultValues: { works: [{ title: '' }, { title: '' }] } });
    await view.send();
    type(view.field('works.0.title'), 'one');
    await view.fire(view.field('works.0.title'), 'focusout');
    expect([view.message('works.0.title'), view.message('works.1.title')]).toEqual(['', 'untitled']);
    await view.send();
    expect(view.shadow.activeElement).toBe(view.field('works.1.title'));
  });

  it('have a legend, and a description for screen readers', () => {
    view = mountForm(rows, { schema });
    expect(view.get('legend').textContent).toBe('Works');
    expect(view.get('fieldset').getAttribute('aria-describedby')).toBe('works-message');
    expect(view.all('fieldset input').map(({ id }) => id)).toEqual(['works.0.title', 'works.1.title']);
  });

  it('show an error of their own after an event of one of them, too', async () => {
    view = mountForm(rows, { schema, defaultValues: { works: [{ title: '' }, { title: 'y' }] } });
    await view.fire(view.field('works.0.title'), 'focusin');
    type(view.field('works.0.title'), 'x');
    await view.send();
    expect([view.message('works'), view.message('works.0.title')]).toEqual(['rows', '']);
    type(view.field('works.0.title'), 'z');
    await view.send();
    expect([view.message('works'), view.values()]).toEqual(['', { works: [{ title: 'z' }, { title: 'y' }] }]);
  });

  it('show an error of their own below them', async () => {
    view = mountForm(rows, { schema, defaultValues: { works: [{ title: 'x' }, { title: 'y' }] } });
    await view.send();
    expect(view.message('works')).toBe('rows');
    expect(view.shadow.activeElement).toBe(view.field('works.0.title'));
  });
});
