import { useCallback, useState } from 'react';

/** Rendered on the server, and hydrated in the browser. */
export function Page() {
  const [isSignedIn, setSignedIn] = useState(false);
  const [unread, setUnread] = useState(0);
  // A ref, because React 19 attaches no `oncntv-…` to an element that it hydrates (its issue 35446).
  const login = useCallback((element) => {
    const greet = (event) => {
      // No redirect: the application shows its own next screen.
      event.preventDefault();
      setSignedIn(true);
    };
    element.addEventListener('cntv-login-success', greet);
    return () => element.removeEventListener('cntv-login-success', greet);
  }, []);
  return (
    <>
      <h1>React 19</h1>
      <p role="status">{isSignedIn ? `您已登录，有 ${unread} 条未读消息` : '请先登录'}</p>
      {isSignedIn ? (
        // Created in the browser, so React attaches the event.
        <cntv-unread-badge max={9} oncntv-unread={({ detail }) => setUnread(detail.count)} />
      ) : (
        <cntv-login standalone ref={login}>
          <a href="/login.html">登录</a>
        </cntv-login>
      )}
    </>
  );
}
