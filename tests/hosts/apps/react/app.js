import { createElement as h, useEffect, useState } from 'react';

/** An application with two pages and a router of its own; the elements are on the first page. */
export function App({ path: first }) {
  const [path, setPath] = useState(first);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const show = () => setPath(location.pathname);
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, []);
  const go = (event) => {
    event.preventDefault();
    history.pushState(null, '', event.currentTarget.href);
    setPath(location.pathname);
  };
  const hear = (event) => globalThis.heard.push(event.type);
  return path === '/host/a'
    ? h(
        'main',
        { 'data-count': count },
        h('a', { id: 'away', href: '/host/b', onClick: go }, 'B'),
        h('button', { id: 'again', type: 'button', onClick: () => setCount(count + 1) }, `Again ${count}`),
        process.env.PRINT
          ? h('div', {
              suppressHydrationWarning: true,
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the output of a build, as the documents show it
              dangerouslySetInnerHTML: { __html: process.env.PRINT },
            })
          : h('cntv-login', { standalone: true }, h('a', { href: '/login.html' }, '登录')),
        h('cntv-apply-form', { form: 'poetry', 'oncntv-reset': hear }),
        h('cntv-unread-badge', { max: 9 }),
      )
    : h('main', null, h('h1', { id: 'elsewhere' }, 'B'), h('cntv-unread-badge', { max: 9 }));
}
