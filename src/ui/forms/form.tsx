import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { css } from '../emotion';
import { type FieldMessages, FormEngine } from './form-engine';
import { useSubmission } from './use-submission';

export type SchemaFormProps<Values extends FieldValues> = Omit<
  ComponentProps<'form'>,
  'children' | 'className' | 'onSubmit' | 'onChange' | 'onBlur'
> & {
  schema: ZodMiniType<Values, Values>;
  /**
   * Called with valid values only, and not again until it is done. `form` takes errors that the server found
   * (`setError`, `setFocus`); `signal` ends with the form.
   */
  onValid(values: Values, form: UseFormReturn<Values>, signal: AbortSignal): Promise<unknown>;
  /** The fields, by their `name`; each shows its message. `isBusy` while a submit is under way. */
  children(messages: FieldMessages<Values>, isBusy: boolean): ReactNode;
};

/**
 * A form whose rules are a schema. Its fields are plain: the form listens for all of them, and its engine
 * (react-hook-form, 16 KB of heap) starts with the first focus, because most forms of a page are never used.
 */
export function SchemaForm<Values extends FieldValues>(props: SchemaFormProps<Values>) {
  const { schema, onValid, onFocus, children, ...rest } = props;
  const element = useRef<HTMLFormElement>(null);
  const engine = useRef<UseFormReturn<Values>>(undefined);
  const [isInUse, setInUse] = useState(false);
  const [messages, setMessages] = useState<FieldMessages<Values>>({});
  const { isBusy, run } = useSubmission();

  function handleFocus(event: FocusEvent<HTMLFormElement>) {
    setInUse(true);
    onFocus?.(event);
  }
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Sent without a focus: a password filler pressed the button.
    flushSync(() => setInUse(true));
    const form = engine.current;
    if (!form) return;
    readFields(event.currentTarget, form);
    await form.handleSubmit((values) => run((signal) => onValid(values, form, signal)))(event);
  }
  /** Fields that came after the engine are registered when they are used. */
  function fieldOf({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as unknown as HTMLInputElement;
    const field = name ? engine.current?.register(name as never) : undefined;
    field?.ref(target);
    return field;
  }
  return (
    <form
      method="post"
      noValidate
      {...rest}
      ref={element}
      className={stack}
      onFocus={handleFocus}
      onChange={(event) => void fieldOf(event)?.onChange(event)}
      onBlur={(event) => void fieldOf(event)?.onBlur(event)}
      onSubmit={(event) => void handleSubmit(event)}
    >
      {children(messages, isBusy)}
      {isInUse && <FormEngine element={element} engine={engine} schema={schema} onMessages={setMessages} />}
    </form>
  );
}

/** Fields bring the distance to what follows, their line for a message. */
const stack = css({ display: 'grid' });

/** A submit believes the fields themselves: some password fillers write values without an event. */
function readFields<Values extends FieldValues>(element: HTMLFormElement, form: UseFormReturn<Values>): void {
  for (const [name, value] of new FormData(element)) {
    const current: unknown = form.getValues(name as never);
    if (typeof current === 'string' && current !== value) form.setValue(name as never, value as never);
  }
}
