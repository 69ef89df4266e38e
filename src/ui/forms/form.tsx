import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type SyntheticEvent,
  useCallback,
  useRef,
  useState,
} from 'react';
import type { FieldValues } from 'react-hook-form';
import { fill } from '#i18n/fill';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import { useWrongText } from '../language';
import { css } from '../styles/emotion';
import { visuallyHidden } from '../styles/visually-hidden.styles';
import type { FieldErrors, FieldTexts } from './field-error';
import { focusField, selectField } from './focus-field';
import { FormProvider } from './form-context';
import { useEarlierInput } from './restored-input';
import { useComposition } from './use-composition';
import { type Schema, useFormEngine } from './use-form-engine';

/** The form, as far as its submission may change it. */
export type FormHandle = {
  /** Shows errors from the server, and selects a field: the first of theirs by default. */
  setErrors(errors: FieldErrors, select?: string): void;
  /** Makes the submitted values those that the form was given, so that they no longer count as typed. */
  setSaved(): void;
};

/** Handles the valid values of a form, or the press of a button; created by `useSubmission`. */
export type Submission<Values> = {
  isBusy: boolean;
  submit(values: Values, form?: FormHandle): void;
  /** Reports an error that prevented the submit: the form's engine or schema failed to load. */
  fail(cause: unknown): void;
};

export type FormProps<Values extends FieldValues> = Omit<
  ComponentProps<'form'>,
  'className' | 'onSubmit' | 'onChange' | 'onBlur' | 'onInvalid' | 'onCompositionStart' | 'onCompositionEnd'
> & {
  /** Schema with keys of `texts` as error messages, or a stable function that loads it. */
  schema: Schema<Values> | (() => Promise<Schema<Values>>);
  submission: Submission<Values>;
  texts?: FieldTexts;
  defaultValues?: { readonly [Name in keyof Values]?: Values[Name] | undefined };
  /** Names of the fields that can be left empty. */
  optional?: readonly string[];
  /**
   * Called with the names of the invalid fields after a submit, when the first of them has focus. Replaces the form's own
   * alert.
   */
  onInvalid?(wrong: readonly string[]): void;
};

/**
 * A form validated by a schema. Its fields read value, error and busy state from context. The engine (react-hook-form
 * and the schema, 16 KB of heap) is loaded and started on the first focus or submit, because most forms of a page are
 * never used.
 */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const {
    schema,
    submission,
    texts = {},
    defaultValues = {},
    optional = [],
    onInvalid,
    onFocus,
    onReset,
    children,
    ...rest
  } = props;
  const element = useRef<HTMLFormElement>(null);
  const given = useRef<object>(defaultValues);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [alert, setAlert] = useState(NO_ALERT);
  const [isStarting, setStarting] = useState(false);
  const { isComposing, ...composition } = useComposition();
  const engine = useFormEngine({ element, schema, onErrors: setErrors });
  const wrongText = useWrongText();
  // A print needs no alert.
  const isHydrated = useIsHydrated();
  const announce = useCallback((text: string) => setAlert(({ id }) => ({ id: id + 1, text })), []);
  const isBusy = isStarting || submission.isBusy;
  useEarlierInput(element, given);

  function handleFocus(event: FocusEvent<HTMLFormElement>) {
    // A field that was removed has dispatched no end of its composition.
    composition.follow(event);
    // Submitting reports a load failure.
    engine.start().catch(() => {});
    onFocus?.(event);
  }
  function handleEvent(event: SyntheticEvent<HTMLFormElement>) {
    const wasComposing = composition.isActive();
    composition.follow(event);
    const { name } = event.target as unknown as HTMLInputElement;
    // The text of an input method is validated when its composition has ended.
    if (!name || composition.isActive()) return;
    if (event.type === 'change') setAlert(NO_ALERT);
    const isEnd = event.type === 'compositionend';
    const notifyEngine = (type: string) =>
      engine.starting.current?.then(({ handleEvent }) => handleEvent(type, name)).catch(() => {});
    // Not every browser dispatches an `input` event after the composition, and its end may be lost with the focus.
    if (isEnd || wasComposing) notifyEngine('change');
    if (!isEnd) notifyEngine(event.type);
  }
  async function check(name: string) {
    try {
      await (await engine.start(true)).check(name);
      focusField(element.current, [name]);
    } catch (cause) {
      submission.fail(cause);
    }
  }
  function handleReset(event: FormEvent<HTMLFormElement>) {
    engine.running.current?.reset();
    given.current = defaultValues;
    setAlert(NO_ALERT);
    onReset?.(event);
  }
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Software keyboards submit in the middle of a composition.
    composition.follow(event);
    if (!engine.running.current) setStarting(true);
    try {
      const { validate, setError } = await engine.start(true);
      const verdict = await validate();
      // The screen has gone while the engine was loaded.
      if (!element.current) return;
      if ('values' in verdict)
        submission.submit(verdict.values, {
          setErrors(errors, select) {
            for (const [name, error] of Object.entries(errors)) setError(name, error);
            // Moving the focus would end a composition.
            if (!composition.isActive())
              selectField(element.current, select ? [select] : Object.keys(errors));
          },
          setSaved() {
            given.current = { ...given.current, ...verdict.sent };
          },
        });
      else {
        focusField(element.current, verdict.wrong);
        if (onInvalid) onInvalid(verdict.wrong);
        else announce(fill(wrongText, { n: verdict.wrong.length }));
      }
    } catch (cause) {
      submission.fail(cause);
    }
    setStarting(false);
  }
  const isRequired = (name: string) =>
    !optional.some((field) => name === field || name.startsWith(`${field}.`));
  return (
    <FormProvider
      value={{
        element,
        defaultValues,
        given,
        errors,
        texts,
        isBusy,
        isComposing,
        isRequired,
        check,
        announce,
      }}
    >
      <form
        method="post"
        noValidate
        {...rest}
        ref={element}
        className={stack}
        onFocus={handleFocus}
        onChange={handleEvent}
        onBlur={handleEvent}
        onCompositionStart={composition.follow}
        onCompositionEnd={handleEvent}
        onReset={handleReset}
        onSubmit={(event) => void handleSubmit(event)}
      >
        {children}
        {isHydrated && (
          <span role="alert" className={visuallyHidden}>
            {/* A new element for each alert, so that a repeated text is announced again. */}
            {alert.text && <span key={alert.id}>{alert.text}</span>}
          </span>
        )}
      </form>
    </FormProvider>
  );
}

const NO_ALERT = { id: 0, text: '' };

/** Needs no gap: the message line of each field separates it from the next. */
const stack = css({ display: 'grid' });
