import { createSSRApp, h, onMounted, onUnmounted, ref } from 'vue';

const App = {
  props: { path: { type: String, required: true } },
  setup({ path: first }) {
    const path = ref(first);
    const count = ref(0);
    const show = () => {
      path.value = location.pathname;
    };
    onMounted(() => addEventListener('popstate', show));
    onUnmounted(() => removeEventListener('popstate', show));
    const go = (event) => {
      event.preventDefault();
      history.pushState(null, '', event.currentTarget.href);
      show();
    };
    const hear = (event) => globalThis.heard.push(event.type);
    const again = () => {
      count.value += 1;
    };
    return () =>
      path.value === '/host/a'
        ? h('main', { key: 'a', 'data-count': count.value }, [
            h('a', { id: 'away', href: '/host/b', onClick: go }, 'B'),
            h('button', { id: 'again', type: 'button', onClick: again }, `Again ${count.value}`),
            process.env.PRINT
              ? h('div', { innerHTML: process.env.PRINT, 'data-allow-mismatch': '' })
              : h('cntv-login', { standalone: '' }, [h('a', { href: '/login.html' }, '登录')]),
            h('cntv-apply-form', { form: 'poetry', onCntvReset: hear }),
            h('cntv-unread-badge', { max: 9 }),
          ])
        : h('main', { key: 'b' }, [h('h1', { id: 'elsewhere' }, 'B'), h('cntv-unread-badge', { max: 9 })]);
  },
};

/** An application with two pages and a router of its own; the elements are on the first page. */
export const createPage = (path) => createSSRApp(App, { path });
