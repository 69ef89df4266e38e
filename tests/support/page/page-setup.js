// Runs first on every host page of the element tests: reports policy violations, console messages and errors to the
// surrounding test, and sends its requests to the fake API of the test.
{
  // The page may replace it later.
  const { String: textOf } = window;
  const test = window.parent.hostPages?.get(window.name);
  document.addEventListener('securitypolicyviolation', (event) => {
    test?.violations.push(
      `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
    );
  });
  for (const level of ['error', 'warn', 'info']) {
    const write = console[level].bind(console);
    console[level] = (...words) => {
      test?.console.push(`${level}: ${words.map(textOf).join(' ')}`);
      if (level === 'error' && test?.isVerbose) write(...words);
    };
  }
  window.addEventListener('error', (event) => test?.errors.push(textOf(event.message)));
  window.addEventListener('unhandledrejection', (event) => test?.errors.push(textOf(event.reason)));
  if (test) recordContract(test.seen);
  if (test?.api) window.XMLHttpRequest = test.api.requestClass(window);
  if (test) document.addEventListener('DOMContentLoaded', test.onParsed);
  // Imports a module into the page, for tests that call its exports.
  window.importModule = (address) => import(address);
  test?.prepare?.(window);
}

/** Records the parts, slots and events of the page's elements, for the comparison with their contracts. */
function recordContract({ parts, slots, events, eventNames }) {
  const { MutationObserver } = window;
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    // The panel of the doctor has no contract.
    if (!this.localName.startsWith('cntv-')) return root;
    const record = () => {
      for (const element of root.querySelectorAll('[part]'))
        for (const part of element.part) parts.add(`${this.localName} ${part}`);
      for (const { name } of root.querySelectorAll('slot')) slots.add(`${this.localName} ${name}`);
    };
    new MutationObserver(record).observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['part'],
    });
    return root;
  };
  for (const name of eventNames)
    window.addEventListener(name, ({ target }) => events.add(`${target.localName} ${name}`), true);
}
