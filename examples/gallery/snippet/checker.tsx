import { useState } from 'react';
import * as z from 'zod/mini';
import { TextareaField } from '#ui/forms/fields/textarea-field';
import { Form } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { FINDING_TEXTS, type Finding } from '../../../widgets/diagnostics/markup/finding';
import { Pane } from '../pane';
import { useGalleryLanguage, useGalleryTexts } from '../texts/texts';
import { Findings } from './findings';
import { checkText } from './use-checked';

const SCHEMA = z.object({ pasted: z.string().check(z.regex(/\S/, { error: 'pastedRequired' })) });

/** A field for code from elsewhere, which is checked when asked. */
export function Checker() {
  const { checker, checkerLead, pasted, pastedRequired } = useGalleryTexts();
  const { check } = FINDING_TEXTS[useGalleryLanguage()].panel;
  const [findings, setFindings] = useState<readonly Finding[]>();

  async function submit(text: string) {
    setFindings(await checkText(text));
  }
  return (
    <Pane title={checker} id="checker">
      <div className={stack}>
        <p>{checkerLead}</p>
        <Form
          schema={SCHEMA}
          texts={{ pastedRequired }}
          submission={{ isBusy: false, submit: (values) => void submit(values.pasted), fail() {} }}
        >
          <TextareaField name="pasted" label={pasted} rows={6} spellCheck={false} />
          <SubmitButton>{check}</SubmitButton>
        </Form>
        {findings && <Findings findings={findings} />}
      </div>
    </Pane>
  );
}

const stack = css({
  display: 'grid',
  gap: 16,
  '& > p': { color: token('color-text-muted'), fontSize: token('text-s') },
  '& form': { justifyItems: 'start' },
  '& [part=field]': { width: '100%' },
});
