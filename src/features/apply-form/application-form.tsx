import type { ApplicationName } from '#config/application-forms';
import { EVENTS } from '#config/events';
import { Button } from '#ui/button';
import { Form } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useHost } from '#ui/host';
import { Notice } from '#ui/notice';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';
import { useToast } from '#ui/toast/toast';
import { ApplicationFields } from './application-fields';
import { useApplicationHandle } from './data/use-application-handle';
import { useRepeatWhenSubscribed } from './data/use-repeat-when-subscribed';
import { type DraftMode, useApplicationDraft } from './draft/use-application-draft';
import { firstLabels } from './first-labels';
import { useApplicationSubmit } from './submission/use-application-submit';
import { useRefusal } from './submission/use-refusal';
import { useApplicationFields } from './use-application-fields';
import { useFormAlert } from './use-form-alert';
import { useResetUndo } from './use-reset-undo';

export type ApplicationFormProps = {
  form: ApplicationName;
  areDeclarationsOptional: boolean;
  /** Whether a sign replaces the message of each invalid field, and the alert names the first ones (OQ-79). */
  hidesMessages: boolean;
  draft: DraftMode;
  /** Whether an application that no listener of the page takes is an error, not a success (OQ-81). */
  requiresListener: boolean;
  onSuccess(): void;
};

/** The fields and buttons of an application form (APPLY-17, APPLY-57 to APPLY-61, CAMP-21). */
export function ApplicationForm({
  form,
  areDeclarationsOptional,
  hidesMessages,
  draft,
  requiresListener,
  onSuccess,
}: ApplicationFormProps) {
  const texts = useAreaTexts('application');
  const host = useHost();
  const toast = useToast();
  const { fields, schema, optional, labelOf, errors } = useApplicationFields(form, areDeclarationsOptional);
  // Before the draft, which replaces what the page has set.
  const repeatWhenSubscribed = useRepeatWhenSubscribed(fields);
  const { isRestored, remove, withoutSaving } = useApplicationDraft(form, fields, draft);
  const undo = useResetUndo();
  useApplicationHandle({ fields, schema, withoutSaving, repeatWhenSubscribed });
  const showAlert = useFormAlert();
  const onRefusal = useRefusal({ fields, labelOf, hidesMessages, showAlert });
  const { submission, ignored, forget } = useApplicationSubmit({
    form,
    requiresListener,
    onSuccess() {
      remove();
      onSuccess();
    },
    onRefusal,
  });
  function handleInvalid(wrong: readonly string[]) {
    const lines = [texts.incomplete];
    if (hidesMessages) lines.push(firstLabels(wrong, fields, labelOf, texts.separator));
    showAlert(lines.join('\n'));
  }
  function handleReset() {
    remove();
    forget();
    toast.clear();
    host.emit(EVENTS.reset, { form });
  }
  function handleInput() {
    toast.clear();
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
            <Notice data-testid="restored">
              <span>{texts.restored}</span>
              <Button type="reset" variant="link" data-testid="discard" onClick={() => undo.keep('above')}>
                {texts.discard}
              </Button>
            </Notice>
          </div>
        )}
        {undo.place === 'above' && clearedNotice}
        <ApplicationFields fields={fields} labelOf={labelOf} />
        {ignored > 0 && (
          // A new element for each attempt, so that screen readers announce it again.
          <div key={ignored} className={above}>
            <Notice tone="error" data-testid="unsent">
              {texts.notConnected}
            </Notice>
          </div>
        )}
        {undo.place === 'below' && clearedNotice}
        <div className={buttons}>
          <SubmitButton>{texts.submit}</SubmitButton>
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
      <Notice data-testid="cleared">
        <span>{cleared}</span>
        <Button variant="link" data-testid="undo" onClick={onUndo}>
          {undo}
        </Button>
      </Notice>
    </div>
  );
}

/** The focused field, with its label, stays below the alert. */
const whole = css({ '& :is(input,select,textarea)': { scrollMarginTop: 112 } });
/**
 * Keeps the message lines, which are the gaps between fields, but hides their texts visually. The sign of an invalid
 * field is at the end of its label line; the second value of `content` hides it from screen readers, which read the
 * message (OQ-79).
 */
const quiet = css({
  '& [part~=field]': { position: 'relative' },
  '& [part~=message]': { height: 32, overflow: 'hidden', whiteSpace: 'nowrap', textIndent: '100vw' },
  '& [part~=message]:not(:empty)::before': {
    content: ['"!"', '"!"/""'],
    position: 'absolute',
    insetInlineEnd: 0,
    top: 0,
    width: 18,
    height: 18,
    border: '1px solid transparent',
    borderRadius: '50%',
    background: token('color-danger'),
    color: token('color-on-brand'),
    fontSize: 12,
    fontWeight: 700,
    lineHeight: '16px',
    textAlign: 'center',
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
  '& [type=submit]': { flex: '1 1 160px', maxWidth: 240 },
});
