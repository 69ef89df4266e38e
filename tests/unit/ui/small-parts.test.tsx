import { expect, it } from 'vitest';
import { ApiError } from '#lib/api-error';
import { Card } from '#ui/card';
import { useErrorText, useTexts } from '#ui/language';
import { Link } from '#ui/link';
import { Skeleton } from '#ui/loading/skeleton';
import { Spinner } from '#ui/loading/spinner';
import { Notice } from '#ui/notice';
import { catalogueIn } from '../../support/texts/catalogue-in';
import { mount } from '../../support/unit/mount';

it('gives the title of a card the heading level of the host page', () => {
  const { part, render } = mount(<Card title="登录">{null}</Card>);
  expect(part('title').localName).toBe('h2');
  render(
    <Card title="登录" level={1}>
      {null}
    </Card>,
  );
  expect(part('title').localName).toBe('h1');
});

it('announces only a notice of an error assertively', () => {
  const { part, render } = mount(<Notice tone="error">系统繁忙</Notice>);
  expect(part('notice').getAttribute('role')).toBe('alert');
  render(<Notice>激活链接已过期</Notice>);
  expect(part('notice').getAttribute('role')).toBe('status');
});

it('hides skeletons from screen readers and names spinners', () => {
  const { part } = mount(
    <>
      <Skeleton style={{ height: 44 }} />
      <Spinner label="正在加载" />
    </>,
  );
  expect(part('skeleton').getAttribute('aria-hidden')).toBe('true');
  expect(part('spinner').getAttribute('role')).toBe('status');
  expect(part('spinner').textContent).toBe('正在加载');
});

it('passes attributes on to a link', () => {
  const { part } = mount(<Link href="/find_password" part="recover" rel="nofollow" />);
  expect(part('recover').getAttribute('part')).toBe('link recover');
  expect(part('link').getAttribute('href')).toBe('/find_password');
  expect(part('link').getAttribute('rel')).toBe('nofollow');
});

function Words() {
  const errorText = useErrorText();
  const refused = new ApiError({ kind: 'refused', code: -23001, request: 'GET /' });
  return `${useTexts().common.close} ${errorText(refused)}`;
}

it('looks up texts while rendering, so that a new language is shown at once', () => {
  const other = catalogueIn('zh-CN', { texts: { common: { close: 'Close' } } });
  expect(mount(<Words />).shadow.textContent).toContain('关闭 获取验证码失败，请稍后重试');
  expect(mount(<Words />, other).shadow.textContent).toContain('Close');
});
