import type { IconNode } from 'lucide';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import { Icon } from './icon';
import type { Tone } from './notice';
import { css } from './styles/emotion';
import { token } from './styles/tokens';

const SHAPES: Record<Tone, IconNode> = { info: Info, error: CircleAlert, success: CircleCheck };

/** Icon beside a message. Shape and colour both show the tone. Decorative, because the text has the same meaning. */
export function ToneIcon({ tone }: { tone: Tone }) {
  return (
    <span className={COLOURS[tone]}>
      <Icon shapes={SHAPES[tone]} />
    </span>
  );
}

const box = { display: 'flex', flex: 'none' } as const;
const COLOURS: Record<Tone, string> = {
  info: css({ ...box, color: token('color-brand') }),
  error: css({ ...box, color: token('color-danger') }),
  success: css({ ...box, color: token('color-success') }),
};
