import { siAlipay, siQq, siSinaweibo, siWechat } from 'simple-icons';
import type { Provider } from '#config/providers';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

const MARKS: Record<Provider, { path: string }> = {
  weChat: siWechat,
  qq: siQq,
  sina: siSinaweibo,
  alipay: siAlipay,
};

/** Logo of a provider; hidden from screen readers, because the name is beside it. */
export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <svg className={mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d={MARKS[provider].path} />
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
