import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type ChangeHandler,
  createFormControl,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  set,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { VALIDATION_DELAY_MS } from '../../config/limits';
import type { FieldError, FieldErrors } from './field-error';
import { controlsOf, readField } from './field-values';

export type FormEngine<Values> = {
  /** Validates a field after it was changed or left; its message appears 200 ms after input (REG-17). */
  handleEvent(type: string, name: string): void;
  /** @returns what the schema made of the values, or the names of the fields that are wrong */
  validate(): Promise<{ values: Values } | { wrong: readonly string[] }>;
  /** Shows an error that only the server can find. */
  setError(name: string, error: FieldError): void;
  reset(): void;
  stop(): void;
};

type Options<Values extends FieldValues> = {
  form: HTMLFormElement;
  schema: ZodMiniType<Values, unknown>;
  onErrors(errors: FieldErrors): void;
};

/** Types of errors that do not come from the schema. */
const SERVER_KEY = 'server-key';
const SERVER_TEXT = 'server-text';

/**
 * react-hook-form for a form whose values are those of its controls: the schema judges what is in them at the time,
 * so that values written without events count, and so do fields that came after the start.
 */
export function startFormEngine<Values extends FieldValues>({ form, schema, onErrors }: Options<Values>) {
  const judge = standardSchemaResolver(schema as ZodMiniType<Values, Values>) as Resolver<Values>;
  const handlers = new Map<string, ChangeHandler>();
  let shown: readonly Shown[] = [];

  const control = createFormControl<Values>({
    async resolver(_values, context, options) {
      const verdict = await judge(valuesOf<Values>(form), context, options);
      // An error of two fields is also mended by a change of the other one.
      for (const { name, type } of shown)
        if (type === '' && !get(verdict.errors, name)) control.clearErrors(name as Path<Values>);
      return verdict;
    },
    mode: 'onTouched',
    delayError: VALIDATION_DELAY_MS,
    shouldFocusError: false,
  });
  const unsubscribe = control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => {
      shown = shownErrors(errors ?? {});
      onErrors(Object.fromEntries(shown.map(({ name, type, message }) => [name, fieldError(type, message)])));
    },
  });
  function handlerOf(name: string): ChangeHandler {
    const handler = handlers.get(name) ?? control.register(name as Path<Values>).onChange;
    handlers.set(name, handler);
    return handler;
  }
  const engine: FormEngine<Values> = {
    handleEvent(type, name) {
      void handlerOf(name)({ type, target: { name, value: readField(form, name) } });
    },
    async validate() {
      let valid: { values: Values } | undefined;
      await control.handleSubmit((values) => {
        valid = { values };
      })();
      return valid ?? { wrong: shown.map(({ name }) => name) };
    },
    setError(name, error) {
      const isKey = 'key' in error;
      control.setError(name as Path<Values>, {
        type: isKey ? SERVER_KEY : SERVER_TEXT,
        message: isKey ? error.key : error.text,
      });
    },
    reset() {
      handlers.clear();
      control.reset();
    },
    stop() {
      unsubscribe();
      // Its timers of delayed messages end with a reset.
      control.reset();
    },
  };
  return engine;
}

/** The values of all controls that can be used, nested by the dots of their names. */
function valuesOf<Values>(form: HTMLFormElement): Values {
  const values = {};
  const enabled = controlsOf(form).filter((control) => !control.matches(':disabled'));
  for (const name of new Set(enabled.map((control) => control.name)))
    set(values, name, readField(form, name));
  return values as Values;
}

type Shown = { name: string; type: string; message: string };

/** The library's errors are nested like the values; `root` is the error of a list as a whole. */
function shownErrors(errors: object, path: readonly string[] = []): Shown[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const at = key === 'root' ? path : [...path, key];
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const { type, message } = error as { type?: unknown; message?: unknown };
    if (typeof type === 'string' && typeof message === 'string')
      return [{ name: at.join('.'), type, message }];
    return shownErrors(error, at);
  });
}

function fieldError(type: string, message: string): FieldError {
  return type === SERVER_TEXT ? { text: message } : { key: message };
}
