import 'cntv-widgets/react';
import { useRef } from 'react';

/** A React 19 application that uses the elements in JSX. */
export function App() {
  const badge = useRef<HTMLElementTagNameMap['cntv-unread-badge']>(null);
  return (
    <>
      <cntv-unread-badge
        ref={badge}
        kind="system"
        blink-title
        max={9}
        oncntv-unread={({ detail }) => detail.count}
      />
      <cntv-login
        captcha="click"
        lang="en"
        className="login"
        oncntv-login-success={(event) => {
          event.preventDefault();
          badge.current?.refresh();
        }}
      >
        <a href="/login.html">Sign in</a>
      </cntv-login>
      {/* @ts-expect-error: server rendering would write `logincheck` */}
      <cntv-portal loginCheck />
      {/* @ts-expect-error: a size is a number */}
      <cntv-qr-login size="large" />
    </>
  );
}
