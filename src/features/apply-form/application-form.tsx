import type { MouseEvent } from 'react';
import type { ApplicationName } from '#config/application-forms';
import { EVENTS } from '#config/events';
import { Button } from '#ui/button';
import { invalidSign } from '#ui/forms/fields/field.styles';
import { Form } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useIsHydrated } from '#ui/hooks/use-is-hydrated';
import { useHost } from '#ui/host';
import { MessageText } from '#ui/message-text';
import { Notice } from '#ui/notice';
import { css } from '#ui/styles/emotion';
import { HEADER_MARGIN } from '#ui/styles/header-margin';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';
import { useToast } from '#ui/toast/toast';
import { ApplicationFields } from './application-fields';
import type { Submitted } from './copy/copy-buttons';
import { useApplicationHandle } from './data/use-application-handle';
import { usePrefill } from './data/use-prefill';
import { useRepeatWhenSubscribed } from './data/use-repeat-when-subscribed';
import { RestoredText } from './draft/restored-text';
import { type DraftMode, useApplicationDraft } from './draft/use-application-draft';
import { firstLabels } from './first-labels';
import { ProgramTrap } from './submission/program-trap';
import { useApplicationSubmit } from './submission/use-application-submit';
import { useRefusal } from './submission/use-refusal';
import { TimesNotice } from './times/times-notice';
import type { Times } from './times/use-form-times';
import { useApplicationFields } from './use-application-fields';
import { useFormAlert } from './use-form-alert';
import { useResetUndo } from './use-reset-undo';

export type ApplicationFormProps = {
  form: ApplicationName;
  areDeclarationsOptional: boolean;
  /** Whether a sign replaces the message of each invalid field, and the alert names the first ones (OQ-79). */
  hidesMessages: boolean;
  draft: DraftMode;
  /** URL to which the application is sent; empty if the page sends it. */
  action: string;
  /** URL of the notice on personal data; empty if the form asks for no consent. */
  consent: string;
  /** Names of the fields that the query of the page fills in, separated by white space. */
  prefill: string;
  /** Whether an application that neither the page nor `action` takes is an error, not a success (OQ-81). */
  requiresListener: boolean;
  times: Times;
  onSuccess(submitted: Submitted): void;
  /** Called when the form takes no more applications. */
  onClosed(message: string): void;
};

/** The fields and buttons of an application form (APPLY-17, APPLY-57 to APPLY-61, CAMP-21). */
export function ApplicationForm({
  form,
  areDeclarationsOptional,
  hidesMessages,
  draft,
  action,
  consent,
  prefill,
  requiresListener,
  times,
  onSuccess,
  onClosed,
}: ApplicationFormProps) {
  const texts = useAreaTexts('application');
  // A print has no field that people do not see.
  const isHydrated = useIsHydrated();
  const host = useHost();
  const toast = useToast();
  const { fields, schema, optional, labelOf, errors } = useApplicationFields(
    form,
    areDeclarationsOptional,
    consent,
  );
  // Before the draft, which replaces what the page has set.
  const repeatWhenSubscribed = useRepeatWhenSubscribed(fields);
  const { isRestored, wasUnsent, notKept, remove, withoutSaving, markUnsent } = useApplicationDraft(
    form,
    fields,
    draft,
  );
  const undo = useResetUndo();
  usePrefill({ prefill, fields, withoutSaving, repeatWhenSubscribed });
  useApplicationHandle({ fields, schema, isOpen: !times.isKept, withoutSaving, repeatWhenSubscribed });
  const showAlert = useFormAlert();
  const onRefusal = useRefusal({ fields, labelOf, hidesMessages, showAlert });
  const { submission, ignored, forgetIgnored, repeated } = useApplicationSubmit({
    form,
    action,
    consent,
    requiresListener,
    onSuccess(values) {
      remove();
      onSuccess({ form, fields, labelOf, values });
    },
    onRefusal,
    onUnsent: markUnsent,
    onClosed,
  });
  function handleInvalid(wrong: readonly string[]) {
    const lines = [texts.incomplete];
    if (hidesMessages) lines.push(firstLabels(wrong, fields, labelOf, texts));
    showAlert(lines.join('\n'));
  }
  function handlePress(event: MouseEvent) {
    if (!times.isKept) return;
    event.preventDefault();
    showAlert(texts.times.kept);
  }
  function handleReset() {
    remove();
    forgetIgnored();
    repeated.forget();
    toast.clear();
    host.emit(EVENTS.reset, { form });
  }
  function handleInput() {
    toast.clear();
    repeated.forget();
    undo.drop();
  }
  const clearedNotice = <ClearedNotice onUndo={undo.undo} />;
  return (
    <div className={names(whole, hidesMessages && quiet)}>
      <Form
        schema={schema}
        submission={submission}
        texts={errors}
        optional={optional}
        onInvalid={handleInvalid}
        onInput={handleInput}
        onReset={handleReset}
      >
        {isRestored && (
          <div className={above}>
            <Notice
              data-testid="restored"
              action={
                <Button type="reset" variant="link" data-testid="discard" onClick={() => undo.keep('above')}>
                  {texts.discard}
                </Button>
              }
            >
              <RestoredText wasUnsent={wasUnsent} notKept={notKept} labelOf={labelOf} />
            </Notice>
          </div>
        )}
        {undo.place === 'above' && clearedNotice}
        {fields.some(({ name }) => name === 'guardianConsent') && (
          <div className={above}>
            <Notice isStanding>
              <span>{texts.guardian}</span>
            </Notice>
          </div>
        )}
        <ApplicationFields fields={fields} labelOf={labelOf} />
        {action && isHydrated && <ProgramTrap />}
        {ignored > 0 && (
          // A new element for each attempt, so that screen readers announce it again.
          <div key={ignored} className={above}>
            <Notice tone="error" data-testid="unsent">
              <MessageText text={texts.notConnected} />
            </Notice>
          </div>
        )}
        {repeated.isWaiting && (
          <div className={above}>
            <Notice tone="error" data-testid="waiting">
              {texts.waiting}
            </Notice>
          </div>
        )}
        {undo.place === 'below' && clearedNotice}
        <TimesNotice times={times} isStanding={!times.isKept} />
        <div className={buttons}>
          <SubmitButton off={times.isKept} onClick={handlePress}>
            {texts.submit}
          </SubmitButton>
          <Button
            ref={undo.resetButton}
            type="reset"
            variant="quiet"
            data-testid="reset"
            onClick={() => undo.keep('below')}
          >
            {texts.reset}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function ClearedNotice({ onUndo }: { onUndo(): void }) {
  const { cleared, undo } = useAreaTexts('application');
  return (
    <div className={above}>
      <Notice
        data-testid="cleared"
        action={
          <Button variant="link" data-testid="undo" onClick={onUndo}>
            {undo}
          </Button>
        }
      >
        {cleared}
      </Notice>
    </div>
  );
}

/** The focused field, with its label, stays below the alert. */
const whole = css({ '& :is(input,select,textarea)': { scrollMarginTop: HEADER_MARGIN } });
/**
 * Keeps the message lines, which are the gaps between fields, but hides their texts visually. The sign of an invalid
 * field is at the end of its label line (OQ-79).
 */
const quiet = css({
  '& [part~=field]': { position: 'relative' },
  '& [part~=message]': { height: 32, overflow: 'hidden', whiteSpace: 'nowrap', textIndent: '100%' },
  '& [part~=message]:not(:empty)::before': {
    ...invalidSign,
    position: 'absolute',
    insetInlineEnd: 0,
    top: 0,
    margin: 0,
    background: token('color-danger'),
    color: token('color-on-brand'),
    textIndent: 0,
  },
});
const above = css({ marginBottom: 20 });
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 8,
  // Both buttons are in one line on a phone.
  '& [type=submit]': { flex: '1 1 96px', maxWidth: 240 },
});
