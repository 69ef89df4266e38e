import { expect, it } from 'vitest';
import { ApiError } from '#lib/api-error';
import { Card } from '#ui/card';
import { Heading } from '#ui/heading';
import { HostProvider } from '#ui/host';
import { useErrorText, useTexts } from '#ui/language';
import { Link } from '#ui/link';
import { Skeleton } from '#ui/loading/skeleton';
import { Spinner } from '#ui/loading/spinner';
import { Notice } from '#ui/notice';
import { catalogueIn } from '../../support/texts/catalogue-in';
import { fakeHost } from '../../support/unit/host';
import { mount } from '../../support/unit/mount';

it.each([
  ['cntv-portal', 'h1', 'h2'],
  ['cntv-login', 'h2', 'h3'],
])('begins the headings of <%s> with %s', (tag, title, below) => {
  const { part, get } = mount(
    <HostProvider value={fakeHost({ element: document.createElement(tag) })}>
      <Card title="登录">
        <Heading level={2} id="below">
          账号
        </Heading>
      </Card>
    </HostProvider>,
  );
  expect([part('title').localName, get('#below').localName]).toEqual([title, below]);
});

it('announces only a notice of an error assertively', () => {
  const { part, render } = mount(<Notice tone="error">系统繁忙</Notice>);
  expect(part('notice').firstElementChild?.role).toBe('alert');
  render(<Notice>激活链接已过期</Notice>);
  expect(part('notice').firstElementChild?.role).toBe('status');
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
  expect(mount(<Words />).shadow.textContent).toContain('关闭 安全验证加载失败，请稍后重试');
  expect(mount(<Words />, other).shadow.textContent).toContain('Close');
});
