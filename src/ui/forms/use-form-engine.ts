import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { loadChunk, retryChunk } from '#lib/chunk';
import type { FieldErrors } from './field-error';
import type { FormEngine } from './form-engine';

/** A schema whose input is the values of the controls. */
export type Schema<Values> = ZodMiniType<Values, unknown>;

type Options<Values> = {
  element: RefObject<HTMLFormElement | null>;
  schema: Schema<Values> | (() => Promise<Schema<Values>>);
  onErrors(errors: FieldErrors): void;
};

export const loadFormEngine = () => import('./form-engine');

/** Loads the engine and schema of a form on demand, and stops the engine when the form unmounts. */
export function useFormEngine<Values extends FieldValues>({ element, schema, onErrors }: Options<Values>) {
  const starting = useRef<Promise<FormEngine<Values>>>(undefined);
  const running = useRef<FormEngine<Values>>(undefined);
  const latest = useRef(schema);
  useLayoutEffect(() => {
    latest.current = schema;
  }, [schema]);
  useEffect(() => () => running.current?.stop(), []);

  async function load(form: HTMLFormElement, request: typeof loadChunk): Promise<FormEngine<Values>> {
    const [{ startFormEngine }, rules] = await Promise.all([
      request(loadFormEngine),
      typeof schema === 'function' ? request(schema) : schema,
    ]);
    running.current = startFormEngine({
      form,
      schema: () => (typeof latest.current === 'function' ? rules : latest.current),
      onErrors,
    });
    return running.current;
  }
  /**
   * Starts the engine once per form.
   * @param isRetry requests chunks again that failed to load before
   */
  function start(isRetry = false): Promise<FormEngine<Values>> {
    if (!starting.current) {
      starting.current = load(element.current as HTMLFormElement, isRetry ? retryChunk : loadChunk);
      starting.current.catch(() => {
        starting.current = undefined;
      });
    }
    return starting.current;
  }
  return { start, starting, running };
}
