import { css } from '#ui/styles/emotion';
import { formWidth } from '#ui/styles/form-width.styles';
import { names } from '#ui/styles/names';
import { CancelAgreement } from './cancellation/cancel-agreement';
import { CancelForm } from './cancellation/cancel-form';

/** Account cancellation: the agreement and the form (CANCEL-01). */
export function LogOffTab() {
  return (
    <div className={names(formWidth, stack)}>
      <CancelAgreement />
      <CancelForm />
    </div>
  );
}

const stack = css({ display: 'grid', gap: 16 });
