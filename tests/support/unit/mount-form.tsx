import { act, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { vi } from 'vitest';
import { Form, type FormHandle, type FormProps } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { mount } from './mount';

type Options<Values extends FieldValues> = Omit<FormProps<Values>, 'submission' | 'children'> & {
  isBusy?: boolean;
};

/** Renders a form with these fields and a submit button; `submit` receives the valid values. */
export function mountForm<Values extends FieldValues>(fields: ReactNode, options: Options<Values>) {
  const submit = vi.fn<(values: Values, form: FormHandle) => void>();
  const fail = vi.fn<(cause: unknown) => void>();
  const view = mount(null);
  let current = fields;
  let settings = options;
  const render = (nextFields = current, nextOptions: Partial<Options<Values>> = {}) => {
    current = nextFields;
    settings = { ...settings, ...nextOptions };
    const { isBusy = false, ...props } = settings;
    view.render(
      <Form {...props} submission={{ isBusy, submit, fail }}>
        {current}
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
  };
  render();
  const form = () => view.get('form') as HTMLFormElement;
  return {
    ...view,
    render,
    submit,
    fail,
    form,
    field: (name: string) => view.get(`[id="${name}"]`) as HTMLInputElement,
    message: (name: string) => view.get(`[id="${name}-message"]`).textContent,
    values: () => submit.mock.lastCall?.[0],
    fire: (element: Element, type: string) =>
      act(async () => void element.dispatchEvent(new FocusEvent(type, { bubbles: true }))),
    send: () =>
      act(async () => void form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))),
  };
}
