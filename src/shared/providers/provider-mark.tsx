import { PROVIDERS, type Provider } from '#config/providers';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

/** Logo of a provider in its own colour; hidden from screen readers, because the name is beside it. */
export function ProviderMark({ provider }: { provider: Provider }) {
  const { logo, colour } = PROVIDERS[provider];
  return (
    <svg className={mark} viewBox="-11 -11 46 46" aria-hidden="true">
      <path d={logo} fill={colour} />
    </svg>
  );
}

// As high as a control; the logo is half as high.
const mark = css({
  flex: 'none',
  width: token('control-height'),
  maxWidth: '100%',
  // Visible only with forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: '50%',
  background: token('color-surface-sunken'),
});
