import { css } from '../../ui/emotion';
import { useTexts } from '../../ui/language';
import { Skeleton } from '../../ui/skeleton';
import { token } from '../../ui/tokens';
import { visuallyHidden } from '../../ui/visually-hidden.styles';

/** Holds the place of the form: three fields, the second with a meter, and a button. */
export function ChangePasswordPlace() {
  const { common } = useTexts();
  return (
    <div className={place}>
      <span className={visuallyHidden} role="status">
        {common.loading}
      </span>
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

/** Room for labels, messages and the meter stands between the controls. */
const place = css({
  position: 'relative',
  maxWidth: 400,
  paddingTop: 27,
  '& > div': { height: token('control-height'), marginBottom: 61 },
  '& > div:nth-of-type(2)': { marginBottom: 84 },
  '& > div:nth-of-type(3)': { marginBottom: 36 },
  '& > div:nth-of-type(4)': { marginBottom: 0 },
});
