import type { Elements } from './elements';
import { css } from './styles/emotion';

/** Buttons side by side, wrapped where they do not fit. On a phone, they fill the line. */
export function ButtonRow({ children }: { children: Elements }) {
  return <div className={row}>{children}</div>;
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > [type=submit]': { minWidth: 160 },
  '@container (width<480px)': { '& > *': { flexGrow: 1 } },
});
