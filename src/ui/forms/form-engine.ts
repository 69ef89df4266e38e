import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { safeParse, type ZodMiniType } from 'zod/mini';
import { VALIDATION_DELAY_MS } from '../../config/limits';

/** What is wrong, by field: the schema's own words, or the server's. */
export type FieldMessages<Values> = { [Name in keyof Values]?: string };

type Props<Values extends FieldValues> = {
  element: RefObject<HTMLFormElement | null>;
  engine: RefObject<UseFormReturn<Values> | undefined>;
  schema: ZodMiniType<Values, Values>;
  onMessages(messages: FieldMessages<Values>): void;
};

/** Watches the fields of a form in use; messages appear 200 ms after input (REG-17). Draws nothing. */
export function FormEngine<Values extends FieldValues>({
  element,
  engine,
  schema,
  onMessages,
}: Props<Values>) {
  const [defaultValues] = useState(() => valuesOf<Values>(element.current));
  const form = useForm<Values>({
    resolver: resolverOf(schema),
    defaultValues,
    mode: 'onTouched',
    delayError: VALIDATION_DELAY_MS,
  });
  const { errors } = form.formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what useForm answers stays the same inside
  useLayoutEffect(() => {
    engine.current = form;
    for (const field of fieldsOf(element.current)) form.register(field.name as never).ref(field);
    return () => {
      engine.current = undefined;
    };
  }, []);
  useEffect(() => {
    const entries = Object.entries(errors).map(([name, error]) => [name, error?.message]);
    onMessages(Object.fromEntries(entries));
  }, [errors, onMessages]);
  return null;
}

/** The first complaint of each field. The resolver of the library's own package speaks five dialects and weighs 1 KB. */
function resolverOf<Values extends FieldValues>(schema: ZodMiniType<Values, Values>): Resolver<Values> {
  return (values) => {
    const result = safeParse(schema, values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, code, message } of [...result.error.issues].reverse()) {
      set(errors, path.join('.'), { type: code, message });
    }
    return { values: {}, errors };
  };
}

/** What the fields hold when the engine starts is what it starts from: it may have been typed before React was there. */
function valuesOf<Values>(form: HTMLFormElement | null): DefaultValues<Values> {
  const entries = fieldsOf(form)
    .filter((field) => field.type !== 'radio' || field.checked)
    .map((field) => [field.name, field.type === 'checkbox' ? field.checked : field.value]);
  return Object.fromEntries(entries) as DefaultValues<Values>;
}

/** A select is read like an input of one text. */
function fieldsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input[name],select[name]') ?? [])];
}
