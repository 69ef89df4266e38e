// The reference of the bench: the login's fields in a custom element with React only, without validation or requests.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Login() {
  const [values, setValues] = useState({ account: '', password: '', autoLogin: false });
  const set = ({ target }) =>
    setValues((before) => ({
      ...before,
      [target.name]: target.type === 'checkbox' ? target.checked : target.value,
    }));
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <h2>登录</h2>
      <label>
        账号
        <input name="account" value={values.account} onChange={set} />
      </label>
      <label>
        密码
        <input name="password" type="password" value={values.password} onChange={set} />
      </label>
      <label>
        下次自动登录
        <input name="autoLogin" type="checkbox" checked={values.autoLogin} onChange={set} />
      </label>
      <button type="submit">登录</button>
    </form>
  );
}

customElements.define(
  'react-login',
  class extends HTMLElement {
    connectedCallback() {
      createRoot(this.attachShadow({ mode: 'open' })).render(<Login />);
    }
  },
);
