import { TOAST_MS } from '../../config/limits';
import type { FormHandle } from '../../ui/forms/form';
import { useSubmission } from '../../ui/forms/use-submission';
import { useErrorText } from '../../ui/language';
import { useToast } from '../../ui/toast';
import { type Failure, useFailure } from '../failure/use-failure';
import { type FieldRules, fieldErrorOf } from './field-rules';

type Options<Values, Result> = {
  /** The toast of a success. */
  success?: string | ((values: Values) => string);
  /** Called after a success; the submit is busy until it is done. */
  onSuccess?(result: Result, values: Values, signal: AbortSignal): unknown;
  /** Under which fields refusals are shown; a function is asked when there is one. */
  fields?: FieldRules<keyof Values & string> | (() => FieldRules<keyof Values & string>);
  /** Codes that are shown by the form alone, besides those of ERR-04. */
  silent?: readonly number[];
  /** Called for a failure that the shared rules have reported. */
  onFailure?(failure: Failure, values: Values): void;
};

type Submit<Values> = {
  isBusy: boolean;
  submit(values: Values, form?: FormHandle): void;
  /** Reports what kept the form from submitting. */
  fail(cause: unknown): void;
};

/**
 * What a form or a button does: one call at a time, aborted when the screen goes. A failure is reported by the shared
 * rules (ERR-01 to ERR-07); a refusal is shown under the field that it concerns, which gets the focus. What was typed
 * stays. Toasts of the attempt before are removed.
 * @param call makes the call; null when the viewer cancelled it, for example by closing its captcha
 */
export function useSubmit<Values = void, Result = void>(
  call: (values: Values, signal: AbortSignal) => Promise<Result | null>,
  { success, onSuccess, fields = {}, silent = [], onFailure }: Options<Values, Result> = {},
): Submit<Values> {
  const failure = useFailure();
  const errorText = useErrorText();
  const toast = useToast();
  const { isBusy, run } = useSubmission();

  async function attempt(values: Values, form: FormHandle | undefined, signal: AbortSignal) {
    toast.clear();
    try {
      const result = await call(values, signal);
      if (result === null) return;
      const text = typeof success === 'function' ? success(values) : success;
      if (text) toast.show({ text, tone: 'success', durationMs: TOAST_MS });
      await onSuccess?.(result, values, signal);
    } catch (cause) {
      handleFailure(failure(cause, silent), values, form);
    }
  }
  function handleFailure(failed: Failure | null, values: Values, form: FormHandle | undefined) {
    if (!failed) return;
    onFailure?.(failed, values);
    if (failed.leaves) return;
    const rules = typeof fields === 'function' ? fields() : fields;
    const { inlineText, error } = failed;
    const isSilent = rules.inline !== undefined || silent.includes(error.code ?? 0);
    if (inlineText && !isSilent)
      toast.show({ text: inlineText, tone: 'error', durationMs: TOAST_MS, closable: true });
    const found = fieldErrorOf(rules, failed, errorText(error));
    if (found) form?.setError(found.field, found.error);
  }
  return {
    isBusy,
    submit: (values, form) => void run((signal) => attempt(values, form, signal)),
    fail: (cause) => void failure(cause),
  };
}
