import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type ToggleEvent, useState } from 'react';
import type { Elements } from './elements';
import { Heading } from './heading';
import { Icon } from './icon';
import { css } from './styles/emotion';
import { token } from './styles/tokens';

type Props = {
  title: string;
  /** Level of the title, see `Heading`. */
  level: 2 | 3;
  /** Whether it is open initially. */
  isOpen?: boolean;
  'data-testid': string;
  children: Elements;
};

/**
 * A section that the viewer can expand. Its content mounts when it is first opened and stays mounted.
 */
export function Disclosure({ title, level, isOpen = false, children, ...rest }: Props) {
  const [wasOpened, setOpened] = useState(isOpen);

  function handleToggle(event: ToggleEvent<HTMLDetailsElement>) {
    if (event.currentTarget.open) setOpened(true);
  }
  return (
    <details {...rest} className={section} part="section" open={isOpen} onToggle={handleToggle}>
      <summary className={summary} data-testid="summary">
        <Heading level={level} className={heading}>
          {title}
        </Heading>
        <span className={arrow}>
          <Icon shapes={ChevronDown} />
        </span>
      </summary>
      {wasOpened && <div className={content}>{children}</div>}
    </details>
  );
}

const section = css({ borderBottom: `1px solid ${token('color-line')}` });
const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 52,
  cursor: 'pointer',
  listStyle: 'none',
  // Hides the marker in WebKit, where `list-style` does not apply to it.
  '&::-webkit-details-marker': { display: 'none' },
});
const heading = css({ fontSize: token('text-m'), fontWeight: 600 });
const arrow = css({
  display: 'flex',
  transition: `transform ${token('fast')}`,
  'details[open]>summary>&': { transform: 'rotate(180deg)' },
});
const content = css({ padding: '4px 0 20px' });
