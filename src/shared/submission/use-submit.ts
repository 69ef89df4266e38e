import { TOAST_MS } from '../../config/limits';
import type { FormHandle } from '../../ui/forms/form';
import { useSubmission } from '../../ui/forms/use-submission';
import { useToast } from '../../ui/toast/toast';
import { type Failure, useReportFailure } from '../failure/use-report-failure';
import { type FieldRules, fieldErrorOf } from './field-rules';

type Options<Values, Result> = {
  /** Text of the toast after a success. */
  success?: string | ((values: Values) => string);
  /** Called after a success; `isBusy` stays true until its promise settles. */
  onSuccess?(result: Result, values: Values, signal: AbortSignal): unknown;
  /** Fields that show refusals; a function is called for each failure. */
  fields?: FieldRules<keyof Values & string> | (() => FieldRules<keyof Values & string>);
  /** Codes without a toast, in addition to those of ERR-04. */
  silent?: readonly number[];
  /** Called after the shared rules have reported a failure. */
  onFailure?(failure: Failure, values: Values): void;
};

type Submit<Values> = {
  isBusy: boolean;
  submit(values: Values, form?: FormHandle): void;
  /** Reports an error that prevented the submit. */
  fail(cause: unknown): void;
};

/**
 * Submits a form or runs a button's action: one request at a time, aborted on unmount. Failures are reported
 * by the shared rules (ERR-01 to ERR-07); a refusal is shown under its field, which gets the focus. Field
 * values are kept. Toasts of the previous attempt are removed.
 * @param call makes the request; resolves to null when the viewer cancels, for example by closing the captcha, or when
 * it has shown the failure itself
 */
export function useSubmit<Values = void, Result = void>(
  call: (values: Values, signal: AbortSignal, form?: FormHandle) => Promise<Result | null>,
  { success, onSuccess, fields = {}, silent = [], onFailure }: Options<Values, Result> = {},
): Submit<Values> {
  const reportFailure = useReportFailure();
  const toast = useToast();
  const { isBusy, run } = useSubmission();

  async function attempt(values: Values, form: FormHandle | undefined, signal: AbortSignal) {
    toast.clear();
    try {
      const result = await call(values, signal, form);
      if (result === null) return;
      const text = typeof success === 'function' ? success(values) : success;
      if (text) toast.show({ text, tone: 'success', durationMs: TOAST_MS });
      await onSuccess?.(result, values, signal);
    } catch (cause) {
      handleFailure(reportFailure(cause, silent), values, form);
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
    const found = fieldErrorOf(rules, failed);
    if (found) form?.setErrors({ [found.field]: found.error });
  }
  return {
    isBusy,
    submit: (values, form) => void run((signal) => attempt(values, form, signal)),
    fail: (cause) => void reportFailure(cause),
  };
}
