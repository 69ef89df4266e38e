import { css } from '#ui/styles/emotion';
import { formWidth } from '#ui/styles/form-width.styles';
import { names } from '#ui/styles/names';
import { DeletionAgreement } from './deletion/deletion-agreement';
import { DeletionForm } from './deletion/deletion-form';

/** Deletion of the account: the agreement and the form (CANCEL-01). */
export function LogOffTab() {
  return (
    <div className={names(formWidth, stack)}>
      <DeletionAgreement />
      <DeletionForm />
    </div>
  );
}

const stack = css({ display: 'grid', gap: 16 });
