import { openPage } from './timing.mjs';

/** Pages whose elements are compared with React alone, and the data that their view waits for. */
export const COPIES = {
  messages: '/member/openapi/v2/user/message/systems?page_no=1&page_size=10',
  form: '',
};

/** Adds a page to the server for each of `COPIES`, which renders with React only what the element has shown. */
export async function addCopies(browser, server, network) {
  for (const [name, address] of Object.entries(COPIES)) {
    const { page, close } = await openPage(browser, network);
    await page.goto(`${server.origin}/${name}`);
    await page.waitForFunction(() => window.seen?.attached, { polling: 50 });
    await page.waitForNetworkIdle();
    server.addCopy(`${name}-react`, { ...(await page.evaluate(copyElement)), address });
    await close();
  }
}

/** Runs in the page: returns the elements and the styles in the shadow root of the page's element. */
function copyElement() {
  const root = [...document.body.children].find(({ shadowRoot }) => shadowRoot).shadowRoot;
  const treeOf = (node) =>
    node.nodeType === Node.TEXT_NODE
      ? node.data
      : [
          node.localName,
          Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
          [...node.childNodes].map(treeOf),
        ];
  return {
    trees: [...root.childNodes].map(treeOf),
    css: root.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join('\n'),
  };
}
