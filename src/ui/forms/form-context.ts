import { createContext, type RefObject, useContext, useRef } from 'react';
import { type FieldError, type FieldErrors, type FieldTexts, fieldErrorText } from './field-error';
import { valueAt } from './field-values';
import { messageId } from './fields/field-message';
import type { GivenValues } from './restored-input';

type FormState = {
  element: RefObject<HTMLFormElement | null>;
  defaultValues: object;
  given: GivenValues;
  errors: FieldErrors;
  texts: FieldTexts;
  isBusy: boolean;
  /** Whether an input method composes in one of the fields. */
  isComposing: boolean;
  /** Whether a field must be filled in. */
  isRequired(name: string): boolean;
  /** Shows the error of a field, if it has one, and focuses the field. */
  check(name: string): Promise<void>;
  /** Tells screen readers a text until the next input. The text has to be visible elsewhere. */
  announce(text: string): void;
};

/** State of a field outside a form. */
const NO_FORM: FormState = {
  element: { current: null },
  defaultValues: {},
  given: { current: {} },
  errors: {},
  texts: {},
  isBusy: false,
  isComposing: false,
  isRequired: () => false,
  check: async () => {},
  announce: () => {},
};

const FormContext = createContext(NO_FORM);

export const FormProvider = FormContext.Provider;

export function useFormState(): FormState {
  return useContext(FormContext);
}

/**
 * Returns the state of a field from its form.
 * @param error takes precedence over the error from the form
 * @param id of the control
 */
export function useField(name: string, error?: FieldError, id = name) {
  const { defaultValues, texts, isRequired } = useContext(FormContext);
  const shown = useShownError(name, error);
  const message = shown && fieldErrorText(texts, name, shown);
  const linked = { 'aria-invalid': message ? true : undefined, 'aria-describedby': messageId(id) };
  return {
    /** Default value; undefined without one. */
    start: valueAt(defaultValues, name),
    message,
    isRequired: isRequired(name),
    /** Attributes that link a group of controls to its message. */
    linked,
    /** Attributes of a single control. */
    state: { ...linked, 'aria-required': isRequired(name) || undefined },
  };
}

/** Returns the result code of a field's error, for content beside the message. */
export function useErrorCode(name: string): number | undefined {
  const error = useShownError(name);
  return error && 'code' in error ? error.code : undefined;
}

/** An error does not change while an input method composes, because screen readers would announce the change. */
function useShownError(name: string, error?: FieldError): FieldError | undefined {
  const { errors, isComposing } = useContext(FormContext);
  const shown = useRef<FieldError>(undefined);
  if (!isComposing) shown.current = error ?? errors[name];
  return shown.current;
}
