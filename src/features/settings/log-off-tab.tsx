import { css } from '../../ui/emotion';
import { CancelAgreement } from './cancellation/cancel-agreement';
import { CancelForm } from './cancellation/cancel-form';

/** Account cancellation: an agreement to read, and then the way out (CANCEL-01). */
export function Tab() {
  return (
    <div className={stack}>
      <CancelAgreement />
      <CancelForm />
    </div>
  );
}

const stack = css({ display: 'grid', gap: 16, maxWidth: 720 });
