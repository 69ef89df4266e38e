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
  return <Icon className={COLOURS[tone]} shapes={SHAPES[tone]} />;
}

const COLOURS: Record<Tone, string> = {
  info: css({ color: token('color-brand') }),
  error: css({ color: token('color-danger') }),
  success: css({ color: token('color-success') }),
};
