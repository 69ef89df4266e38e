import { useLayoutEffect, useRef } from 'react';
import { TOAST_MS } from '#config/limits';
import { useProve } from '#data/prove';
import type { FormHandle, Submission } from '#ui/forms/form';
import { useToast } from '#ui/toast/toast';
import type { FieldRules } from '../failure/field-rules';
import type { Reaction } from '../failure/reaction';
import { useReportFailure } from '../failure/use-report-failure';
import { useExclusiveTask } from './use-exclusive-task';

type Options<Values, Result> = {
  /** Text of the toast after a success. */
  success?: string | ((values: Values) => string);
  /** Called after a success; `isBusy` stays true until its promise settles. */
  onSuccess?(result: Result, values: Values, signal: AbortSignal): unknown;
  /** Fields that show refusals; a function is called for each failure. */
  fields?: FieldRules<keyof Values & string> | (() => FieldRules<keyof Values & string>);
  /** Codes without a toast, in addition to those of ERR-04. */
  silent?: readonly number[];
  /** Whether a notice of the screen is announced for a failure, so that its toast is not. */
  isNoticed?(): boolean;
  /** Called after the failure was reported. */
  onFailure?(reaction: Reaction, values: Values): void;
};

/**
 * Submits a form or runs a button's action: one request at a time, aborted on unmount. Failures are reported
 * by the shared rules (ERR-01 to ERR-07); a refusal is shown under its field, which gets the focus. Field
 * values are kept. Toasts of the previous attempt are removed.
 * @param call makes the request, and again after a proof of the viewer (OQ-92); resolves to null when the viewer cancels, for example by closing the captcha, or when
 * it has shown the failure itself
 */
export function useSubmission<Values = void, Result = void>(
  call: (values: Values, signal: AbortSignal, form?: FormHandle) => Promise<Result | null>,
  options: Options<Values, Result> = {},
): Submission<Values> & { cancel(): void } {
  const reportFailure = useReportFailure();
  const toast = useToast();
  const prove = useProve();
  const { isBusy, run, cancel } = useExclusiveTask();
  // A call that began before the hydration, or in another language, ends as the latest render asks.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  async function attempt(values: Values, form: FormHandle | undefined, signal: AbortSignal) {
    toast.clear();
    try {
      const result = await prove(() => call(values, signal, form), { signal });
      if (result === null) return;
      const { success, onSuccess } = latest.current;
      const text = typeof success === 'function' ? success(values) : success;
      if (text) toast.show({ text, tone: 'success', durationMs: TOAST_MS });
      form?.setSaved();
      await onSuccess?.(result, values, signal);
    } catch (cause) {
      handleFailure(cause, values, form);
    }
  }
  function handleFailure(cause: unknown, values: Values, form: FormHandle | undefined) {
    const { fields = {}, silent = [], isNoticed, onFailure } = latest.current;
    const rules = typeof fields === 'function' ? fields() : fields;
    const reaction = reportFailure(cause, { fields: rules, silent, isNoticed: isNoticed?.() ?? false });
    if (!reaction) return;
    onFailure?.(reaction, values);
    const { field } = reaction;
    if (field) form?.setErrors({ [field.name]: field.error }, field.select);
  }
  return {
    isBusy,
    cancel,
    submit: (values, form) => void run((signal) => attempt(values, form, signal)),
    fail: (cause) => void reportFailure(cause),
  };
}
