import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import type { FieldValues } from 'react-hook-form';
import { css } from '../emotion';
import type { FieldError, FieldErrors, FieldTexts } from './field-error';
import { focusField, selectField } from './focus-field';
import { FormProvider } from './form-context';
import { type Schema, useFormEngine } from './use-form-engine';

/** What a submission may do to the form that started it. */
export type FormHandle = {
  /** Shows an error that only the server can find, and focuses its field. */
  setError(name: string, error: FieldError): void;
};

/** What a form does with valid values; made by `useSubmit`. */
export type Submission<Values> = {
  isBusy: boolean;
  submit(values: Values, form: FormHandle): void;
  /** Reports that nothing could be submitted, because the form's engine or schema could not be loaded. */
  fail(cause: unknown): void;
};

export type FormProps<Values extends FieldValues> = Omit<
  ComponentProps<'form'>,
  'className' | 'onSubmit' | 'onChange' | 'onBlur' | 'onInvalid'
> & {
  /** The rules, with keys of `texts` as errors; or a function that loads them, the same in every render. */
  schema: Schema<Values> | (() => Promise<Schema<Values>>);
  submission: Submission<Values>;
  texts?: FieldTexts;
  defaultValues?: { readonly [Name in keyof Values]?: Values[Name] | undefined };
  /** Called after a submit that failed validation; the first wrong field has the focus. */
  onInvalid?(): void;
};

/**
 * A form whose rules are a schema. Its fields take value, error and busy state from its context. Its engine
 * (react-hook-form and the schema, 16 KB of heap) is loaded and started with the first focus or submit, because most
 * forms of a page are never used.
 */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { schema, submission, texts = {}, defaultValues = {}, onInvalid, onFocus, onReset, ...rest } = props;
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isStarting, setStarting] = useState(false);
  const engine = useFormEngine({ element, schema, onErrors: setErrors });
  const isBusy = isStarting || submission.isBusy;

  function handleFocus(event: FocusEvent<HTMLFormElement>) {
    // A failure is reported by the submit that needs it.
    engine.start().catch(() => {});
    onFocus?.(event);
  }
  function handleEvent({ type, target }: SyntheticEvent<HTMLFormElement>) {
    const { name } = target as unknown as HTMLInputElement;
    if (name) engine.starting.current?.then(({ handleEvent }) => handleEvent(type, name)).catch(() => {});
  }
  function handleReset(event: FormEvent<HTMLFormElement>) {
    engine.running.current?.reset();
    onReset?.(event);
  }
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!engine.running.current) setStarting(true);
    try {
      const { validate, setError } = await engine.start(true);
      const verdict = await validate();
      // The screen has gone while the engine was loaded.
      if (!element.current) return;
      if ('values' in verdict)
        submission.submit(verdict.values, {
          setError(name, error) {
            setError(name, error);
            selectField(element.current, name);
          },
        });
      else {
        focusField(element.current, verdict.wrong);
        onInvalid?.();
      }
    } catch (cause) {
      submission.fail(cause);
    }
    setStarting(false);
  }
  return (
    <FormProvider value={{ element, defaultValues, errors, texts, isBusy }}>
      <form
        method="post"
        noValidate
        {...rest}
        ref={element}
        className={stack}
        onFocus={handleFocus}
        onChange={handleEvent}
        onBlur={handleEvent}
        onReset={handleReset}
        onSubmit={(event) => void handleSubmit(event)}
      />
    </FormProvider>
  );
}

/** Fields bring the distance to what follows, their line for a message. */
const stack = css({ display: 'grid' });
