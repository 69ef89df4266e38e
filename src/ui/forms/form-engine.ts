import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type ChangeHandler,
  createFormControl,
  type FieldValues,
  get,
  type Path,
  type Resolver,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { VALIDATION_DELAY_MS } from '#config/limits';
import { type FieldError, type FieldErrors, WHOLE_FORM } from './field-error';
import { isEmptyField, readField, readValues } from './field-values';

export type FormEngine<Values> = {
  /**
   * Validates a field after a change or blur event. Its message appears 200 ms after input (REG-17). An empty field gets no
   * message before a submit, unless it has had one.
   */
  handleEvent(type: string, name: string): void;
  /** Validates a field at once, as a submit does. */
  check(name: string): Promise<unknown>;
  /** @returns the output of the schema and the values of the controls, or the names of the invalid fields */
  validate(): Promise<{ values: Values; sent: object } | { wrong: readonly string[] }>;
  /** Shows an error from the server. */
  setError(name: string, error: FieldError): void;
  reset(): void;
  stop(): void;
};

type Options<Values extends FieldValues> = {
  form: HTMLFormElement;
  /** Returns the current schema; it can change while the form is mounted. */
  schema(): ZodMiniType<Values, unknown>;
  onErrors(errors: FieldErrors): void;
};

const NO_ERRORS = { values: {}, errors: {} };

/** Type of an error from the server. */
const FROM_SERVER = 'server';

/**
 * Runs react-hook-form on a native form. Each validation reads the values from the controls, so it includes values that
 * were filled in without events and fields that were added later.
 */
export function startFormEngine<Values extends FieldValues>({ form, schema, onErrors }: Options<Values>) {
  const handlers = new Map<string, ChangeHandler>();
  const serverErrors = new Map<string, FieldError>();
  /** Fields that have had a message, or that were checked. */
  const checked = new Set<string>();
  let isSubmitted = false;
  let shown: readonly Shown[] = [];

  const isQuiet = (name: string) => !checked.has(name) && isEmptyField(form, name);
  const control = createFormControl<Values>({
    async resolver(_values, context, options) {
      const resolve = standardSchemaResolver(schema() as ZodMiniType<Values, Values>) as Resolver<Values>;
      const result = await resolve(readValues(form) as Values, context, options);
      // A change of one field can fix an error that is shown under another one.
      for (const { name, type } of shown)
        if (type === '' && !get(result.errors, name)) control.clearErrors(name as Path<Values>);
      return !isSubmitted && options.names?.every(isQuiet) ? NO_ERRORS : result;
    },
    mode: 'onTouched',
    delayError: VALIDATION_DELAY_MS,
    shouldFocusError: false,
  });
  const unsubscribe = control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => {
      shown = shownErrors(errors ?? {});
      for (const { name } of shown) checked.add(name);
      onErrors(
        Object.fromEntries(
          shown.map(({ name, type, message }) => [
            name,
            (type === FROM_SERVER && serverErrors.get(name)) || { key: message },
          ]),
        ),
      );
    },
  });
  function handlerOf(name: string): ChangeHandler {
    const handler = handlers.get(name) ?? control.register(name as Path<Values>).onChange;
    handlers.set(name, handler);
    return handler;
  }
  const engine: FormEngine<Values> = {
    handleEvent(type, name) {
      if (type === 'change') control.clearErrors(WHOLE_FORM);
      else if (!isSubmitted && isQuiet(name)) return;
      void handlerOf(name)({ type, target: { name, value: readField(form, name) } });
    },
    check(name) {
      checked.add(name);
      handlerOf(name);
      return control.trigger(name as Path<Values>, { shouldTouch: true });
    },
    async validate() {
      isSubmitted = true;
      let valid: { values: Values; sent: object } | undefined;
      await control.handleSubmit((values) => {
        valid = { values, sent: readValues(form) };
      })();
      return valid ?? { wrong: shown.map(({ name }) => name) };
    },
    setError(name, error) {
      serverErrors.set(name, error);
      control.setError(name as Path<Values>, { type: FROM_SERVER, message: name });
    },
    reset() {
      handlers.clear();
      checked.clear();
      isSubmitted = false;
      control.reset();
    },
    stop() {
      unsubscribe();
      // A reset clears the timers of delayed messages.
      control.reset();
    },
  };
  return engine;
}

type Shown = { name: string; type: string; message: string };

/**
 * Flattens the errors, which react-hook-form nests like the values. `root` is the error of a whole list, or of the whole
 * form.
 */
function shownErrors(errors: object, path: readonly string[] = []): Shown[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const at = key === 'root' && path.length > 0 ? path : [...path, key];
    if (typeof error !== 'object' || error === null) return [];
    const { type, message } = error as { type?: unknown; message?: unknown };
    if (typeof type === 'string' && typeof message === 'string')
      return [{ name: at.join('.'), type, message }];
    return shownErrors(error, at);
  });
}
