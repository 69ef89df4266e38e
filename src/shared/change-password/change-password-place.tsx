import { css } from '../../ui/emotion';
import { formWidth } from '../../ui/form-width.styles';
import { useTexts } from '../../ui/language';
import { names } from '../../ui/names';
import { Skeleton } from '../../ui/skeleton';
import { token } from '../../ui/tokens';
import { visuallyHidden } from '../../ui/visually-hidden.styles';

/** Skeleton of the form: three fields and a button. */
export function ChangePasswordPlace() {
  const { common } = useTexts();
  return (
    <div className={names(formWidth, place)}>
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

/** The margins leave room for labels and messages. */
const place = css({
  position: 'relative',
  paddingTop: 20,
  '& > div': { height: token('control-height'), marginBottom: 44 },
  '& > div:nth-of-type(3)': { marginBottom: 24 },
  '& > div:nth-of-type(4)': { marginBottom: 0 },
});
