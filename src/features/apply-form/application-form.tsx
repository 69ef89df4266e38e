import { useEffect, useMemo } from 'react';
import {
  APPLICATION_FORMS,
  type ApplicationField,
  type ApplicationName,
} from '../../config/application-forms';
import { EVENTS } from '../../config/events';
import { Button } from '../../ui/button';
import { Form } from '../../ui/forms/form';
import { SubmitButton } from '../../ui/forms/submit-button';
import { useAreaTexts } from '../../ui/hooks/use-area-texts';
import { usePageConfig } from '../../ui/hooks/use-page-config';
import { focusTitle } from '../../ui/hooks/use-title-focus';
import { useHost } from '../../ui/host';
import { Notice } from '../../ui/notice';
import { css } from '../../ui/styles/emotion';
import { names } from '../../ui/styles/names';
import { token } from '../../ui/styles/tokens';
import { useToast } from '../../ui/toast/toast';
import { applicationSchema } from './application.schema';
import { ApplicationFields } from './application-fields';
import { withConfiguredOptions } from './field-options';
import { type DraftMode, useApplicationDraft } from './use-application-draft';
import { useApplicationHandle } from './use-application-handle';
import { useApplicationSubmit } from './use-application-submit';
import { useRefusal } from './use-refusal';

export type ApplicationFormProps = {
  form: ApplicationName;
  areDeclarationsOptional: boolean;
  messages: 'auto' | 'show' | 'hide';
  draft: DraftMode;
  /** Whether an application that no listener of the page takes is an error, not a success (OQ-81). */
  requiresListener: boolean;
};

/** The fields and buttons of an application form (APPLY-17, APPLY-57 to APPLY-61, CAMP-21). */
export function ApplicationForm({
  form,
  areDeclarationsOptional,
  messages,
  draft,
  requiresListener,
}: ApplicationFormProps) {
  const texts = useAreaTexts('application');
  const host = useHost();
  const toast = useToast();
  const options = usePageConfig('options');
  const { fields, schema } = useMemo(() => {
    const table: readonly ApplicationField[] = APPLICATION_FORMS[form];
    const fields = table.map((field) => withConfiguredOptions(field, options));
    return { fields, schema: applicationSchema(fields, areDeclarationsOptional) };
  }, [form, options, areDeclarationsOptional]);
  const { isRestored, remove } = useApplicationDraft(form, fields, draft);
  useApplicationHandle(schema);
  // The alert has no time limit.
  useEffect(() => toast.clear, [toast]);

  const isQuiet = messages === 'auto' ? form === 'institution' : messages === 'hide';

  const showAlert = (text: string) => {
    // WebKit ignores the scroll margin when it scrolls to a focused control.
    host.element.shadowRoot?.activeElement?.scrollIntoView({ block: 'nearest' });
    toast.clear();
    toast.show({ text, tone: 'error', durationMs: null, closable: true });
  };
  const textOf = (name: string) => texts.forms[form]?.fields?.[name] ?? texts.fields[name];
  const labelOf = (name: string) => textOf(name)?.label ?? name;
  const onRefusal = useRefusal({ fields, labelOf, isQuiet, showAlert });
  const { submission, ignored } = useApplicationSubmit({
    form,
    requiresListener,
    onSuccess: remove,
    onRefusal,
  });
  const errors = Object.fromEntries(
    fields.flatMap(({ kind, name }) => {
      const required = { required: textOf(name)?.required ?? '' };
      return kind === 'region'
        ? [
            [`${name}.0`, required],
            [`${name}.1`, required],
          ]
        : [[name, required]];
    }),
  );
  function handleReset() {
    // The pressed button may be in the notice, which is removed.
    if (isRestored) focusTitle(host.element);
    remove();
    toast.clear();
    host.emit(EVENTS.reset, { form });
  }
  return (
    <div className={names(whole, isQuiet && quiet)}>
      <Form
        schema={schema}
        submission={submission}
        texts={errors}
        onInvalid={() => showAlert(texts.incomplete)}
        onInput={toast.clear}
        onReset={handleReset}
      >
        {isRestored && (
          <div className={above}>
            <Notice data-testid="restored">
              {texts.restored}
              <Button type="reset" variant="link" data-testid="discard">
                {texts.discard}
              </Button>
            </Notice>
          </div>
        )}
        <ApplicationFields fields={fields} labelOf={labelOf} />
        {ignored > 0 && (
          // A new element for each attempt, so that screen readers announce it again.
          <div key={ignored} className={above}>
            <Notice tone="error" data-testid="unsent">
              {texts.notConnected}
            </Notice>
          </div>
        )}
        <div className={buttons}>
          <SubmitButton>{texts.submit}</SubmitButton>
          <Button type="reset" variant="quiet" data-testid="reset">
            {texts.reset}
          </Button>
        </div>
      </Form>
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
  '& [part~=message]': { height: 24, overflow: 'hidden', whiteSpace: 'nowrap', textIndent: '100vw' },
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
