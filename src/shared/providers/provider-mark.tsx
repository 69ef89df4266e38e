import { PROVIDERS, type Provider } from '#config/providers';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

/** Logo of a provider; hidden from screen readers, because the name is beside it. */
export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <svg className={mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PROVIDERS[provider].logo} />
    </svg>
  );
}

const mark = css({
  flex: 'none',
  width: 32,
  height: 32,
  padding: 7,
  // Visible only with forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: '50%',
  background: token('color-surface-sunken'),
  color: token('color-text'),
  fill: 'currentColor',
});
