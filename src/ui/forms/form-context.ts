import { createContext, type RefObject, useContext } from 'react';
import { type FieldError, type FieldErrors, type FieldTexts, fieldErrorText } from './field-error';
import { valueAt } from './field-values';
import { messageId } from './fields/field-message';

type FormState = {
  element: RefObject<HTMLFormElement | null>;
  defaultValues: object;
  errors: FieldErrors;
  texts: FieldTexts;
  isBusy: boolean;
  /** Whether a field must be filled in. */
  isRequired(name: string): boolean;
};

/** State of a field outside a form. */
const NO_FORM: FormState = {
  element: { current: null },
  defaultValues: {},
  errors: {},
  texts: {},
  isBusy: false,
  isRequired: () => false,
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
  const { defaultValues, errors, texts, isRequired } = useContext(FormContext);
  const shown = error ?? errors[name];
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

/** Returns the error of a field from its form, for content beside the message. */
export function useFieldError(name: string): FieldError | undefined {
  return useContext(FormContext).errors[name];
}
