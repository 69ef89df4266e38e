import { useEffect, useState } from 'react';
import type { ApplicationName } from '#config/application-forms';
import { preloadChunk, retryChunk } from '#lib/chunk';
import { useSubmission } from '#shared/submission/use-submission';
import { Button } from '#ui/button';
import { Check } from '#ui/check';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useHost } from '#ui/host';
import { useLanguage } from '#ui/language';
import { ID_NUMBER } from '../consent-fields';
import type { useApplicationFields } from '../use-application-fields';

const load = () => import('./make-copy');

type Kind = 'print' | 'save';
/** An application that was taken. */
export type Submitted = Pick<ReturnType<typeof useApplicationFields>, 'fields' | 'labelOf'> & {
  form: ApplicationName;
  values: Readonly<Record<string, unknown>>;
};

/** Buttons that print what was submitted or save it, without the ID number unless the visitor wants it. */
export function CopyButtons({ form, fields, labelOf, values }: Submitted) {
  const texts = useAreaTexts('application');
  const lang = useLanguage();
  const { element } = useHost();
  const [withIdNumber, setWithIdNumber] = useState(false);
  const { submit } = useSubmission<Kind>(async (kind) => {
    const { makeCopy } = await retryChunk(load);
    const copied = fields.filter(({ name }) => withIdNumber || name !== ID_NUMBER);
    makeCopy(kind, {
      title: texts.forms[form].title,
      fields: copied,
      values,
      words: { ...texts, labelOf },
      root: element.shadowRoot as ShadowRoot,
      lang,
    });
    return null;
  });
  useEffect(() => preloadChunk(load), []);
  return (
    <>
      {Boolean(values[ID_NUMBER]) && (
        <Check
          label={texts.withIdNumber}
          checked={withIdNumber}
          onChange={() => setWithIdNumber(!withIdNumber)}
        />
      )}
      {/* Some browsers within apps cannot print. */}
      {'print' in window && (
        <Button variant="quiet" data-testid="print" onClick={() => submit('print')}>
          {texts.print}
        </Button>
      )}
      <Button variant="quiet" data-testid="save" onClick={() => submit('save')}>
        {texts.save}
      </Button>
    </>
  );
}
