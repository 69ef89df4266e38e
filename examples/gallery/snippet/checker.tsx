import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { readValues } from '#ui/forms/field-values';
import { TextField } from '#ui/forms/fields/text-field';
import { TextareaField } from '#ui/forms/fields/textarea-field';
import { Form } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { FINDING_TEXTS } from '../../../widgets/diagnostics/markup/finding';
import { Pane } from '../pane';
import { useGalleryLanguage, useGalleryTexts } from '../texts/texts';
import { Findings } from './findings';
import { useChecked } from './use-checked';

type Props = {
  /** Address of the page for which code is checked; empty if it is unknown. */
  page: string;
  /** Configuration of the site in the loader of this release. */
  site: object | null;
  onPage(page: string): void;
};

const ADDRESS = /^https?:\/\/[^\s/]+/;
const SCHEMA = z.object({
  pasted: z.string().check(z.regex(/\S/, { error: 'pastedRequired' })),
  page: z.string().check(z.regex(new RegExp(`^$|${ADDRESS.source}`), { error: 'wrongPage' })),
});

/** A field for code from elsewhere, which is checked when asked. */
export function Checker({ page, site, onPage }: Props) {
  const { checker, checkerLead, pasted, pastedRequired, pageAddress, wrongPage } = useGalleryTexts();
  const { check } = FINDING_TEXTS[useGalleryLanguage()].panel;
  const [submitted, setSubmitted] = useState<string | null>(null);
  const checked = useChecked(submitted, page, site);

  function handleInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    const written = String(readValues(currentTarget).page ?? '').trim();
    onPage(ADDRESS.test(written) ? written : '');
    setSubmitted(null);
  }
  return (
    <Pane title={checker} id="checker">
      <div className={stack}>
        <p>{checkerLead}</p>
        <Form
          schema={SCHEMA}
          texts={{ pastedRequired, wrongPage }}
          optional={['page']}
          submission={{ isBusy: false, submit: (values) => setSubmitted(values.pasted), fail() {} }}
          onInput={handleInput}
        >
          <TextareaField name="pasted" label={pasted} rows={6} spellCheck={false} />
          <TextField name="page" label={pageAddress} inputMode="url" />
          <SubmitButton>{check}</SubmitButton>
        </Form>
        {submitted !== null && <Findings check={checked} />}
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
