import * as z from 'zod/mini';
import type { CallOptions } from '#api/call';
import {
  eachKind,
  type Picks,
  PROGRAMME_KINDS,
  type ProgrammeKind,
  type Programmes,
} from '#api/settings/programmes';
import { KeptInput } from '#shared/kept-input/kept-input';
import { useSubmission } from '#shared/submission/use-submission';
import { ButtonRow } from '#ui/button-row';
import { Form, type FormHandle } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { ProgrammeGroup } from './programme-group';

type Props = {
  offer: Programmes;
  picks: Picks;
  onSave(picks: Picks, options: CallOptions): Promise<void>;
};

/** A kind without available programmes has no checkbox, so its value is undefined. */
const ids = z._default(z.array(z.string()), []);
const schema = z.object({ channels: ids, columns: ids });

/** Form with both groups of programmes (FAV-02, FAV-03). A pick that is no longer available is kept. */
export function ProgrammesForm({ offer, picks, onSave }: Props) {
  const texts = useAreaTexts('settings').programmes;
  const submission = useSavePicks(onSave);
  const isOffered = (kind: ProgrammeKind, id: string) => offer[kind].some((programme) => programme.id === id);

  function save(chosen: Picks, form?: FormHandle) {
    const before = eachKind((kind) =>
      picks[kind].filter((id) => !isOffered(kind, id) || chosen[kind].includes(id)),
    );
    submission.submit(
      eachKind((kind) => [...new Set([...before[kind], ...chosen[kind]])]),
      form,
    );
  }
  return (
    <Form
      schema={schema}
      submission={{ ...submission, submit: save }}
      optional={PROGRAMME_KINDS}
      defaultValues={eachKind((kind) => [...picks[kind]])}
    >
      <KeptInput form="programmes" />
      <div className={groups}>
        {PROGRAMME_KINDS.map((kind) => (
          <ProgrammeGroup key={kind} kind={kind} programmes={offer[kind]} />
        ))}
        <ButtonRow>
          <SubmitButton>{texts.submit}</SubmitButton>
        </ButtonRow>
      </div>
    </Form>
  );
}

const groups = css({ display: 'grid', gap: 24 });

/** Saves the viewer's picks and shows a toast (FAV-03, TOAST-02). */
function useSavePicks(onSave: (picks: Picks, options: CallOptions) => Promise<void>) {
  const { saved } = useAreaTexts('settings').programmes;
  return useSubmission((picks: Picks, signal) => onSave(picks, { signal }), { success: saved });
}
