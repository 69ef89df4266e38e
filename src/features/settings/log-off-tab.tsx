import { css } from '../../ui/emotion';
import { formWidth } from '../../ui/form-width.styles';
import { names } from '../../ui/names';
import { CancelAgreement } from './cancellation/cancel-agreement';
import { CancelForm } from './cancellation/cancel-form';

/** Account cancellation: the agreement and the form (CANCEL-01). */
export function Tab() {
  return (
    <div className={names(formWidth, stack)}>
      <CancelAgreement />
      <CancelForm />
    </div>
  );
}

const stack = css({ display: 'grid', gap: 16 });
