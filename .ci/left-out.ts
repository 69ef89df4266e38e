import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Modules of libraries that no call of ours can reach, and what stands in their place. axios is its core and its
 * XMLHttpRequest adapter, as `src/lib/http.ts` uses it (13 KB become 9); Emotion writes to the sheet of
 * `src/ui/emotion.ts`, never to its own. The build fails when a row no longer names a module.
 */
export const REPLACED: Readonly<Record<string, string>> = {
  '@emotion/sheet': 'export class StyleSheet { hydrate() {} }',
  'axios/lib/axios.js': `
    import Axios from 'axios/unsafe/core/Axios.js';
    import adapter from 'axios/unsafe/adapters/xhr.js';
    const transformRequest = (form, headers) => {
      if (!form || form instanceof FormData) return form;
      headers.setContentType('application/x-www-form-urlencoded;charset=utf-8');
      return form.toString();
    };
    const headers = { common: { Accept: 'application/json, text/plain, */*' } };
    export default { create: (own) => new Axios({ headers, transformRequest, ...own, adapter }) };`,
  'axios/lib/adapters/adapters.js': 'export default { getAdapter: (adapter) => adapter };',
  'axios/lib/defaults/index.js': 'export default {};',
  'axios/lib/core/mergeConfig.js':
    'export default (base, own) => ({ ...base, ...own, headers: { ...base.headers, ...own.headers } });',
  'axios/lib/core/InterceptorManager.js': 'export default class { forEach() {} }',
  'axios/lib/core/AxiosError.js': `
    export const REDACTED = '', getCauseStackIndex = () => -1;
    export default class AxiosError extends Error {
      static ERR_NETWORK = 'ERR_NETWORK';
      static ETIMEDOUT = 'ETIMEDOUT';
      static from = (cause) => cause;
      name = 'AxiosError';
      constructor(message, code) { super(message); this.code = code; }
    }`,
  'axios/lib/platform/index.js': `export default {
    isBrowser: true, hasBrowserEnv: true, hasStandardBrowserEnv: true, origin: location.href,
    classes: { URLSearchParams, FormData, Blob }, protocols: ['http', 'https'] };`,
  // Our calls have neither `baseURL` nor `params`; their addresses are whole.
  'axios/lib/core/buildFullPath.js': 'export default (_base, url) => url;',
  'axios/lib/helpers/buildURL.js': 'export default (url) => url;',
  'axios/lib/core/setFormDataHeaders.js': 'export default () => {};',
  'axios/lib/helpers/isURLSameOrigin.js': 'export default () => false;',
  // Names and values of our headers are constants of ours; those of an answer are read in lower case.
  'axios/lib/core/AxiosHeaders.js': `
    export default class AxiosHeaders {
      static from(own) { return own instanceof AxiosHeaders ? own : new AxiosHeaders(own); }
      static concat(...all) { return Object.assign(new AxiosHeaders(), ...all); }
      constructor(own) {
        if (typeof own !== 'string') Object.assign(this, own);
        else for (const [, name, value] of own.matchAll(/^([^:\\s]+):[ \\t]*(.*?)[ \\t]*\\r?$/gm)) this[name.toLowerCase()] = value;
      }
      setContentType(type, rewrite) {
        if (rewrite !== false || !this['Content-Type']) this['Content-Type'] = type;
      }
      normalize() { return this; }
    }`,
  'axios/lib/helpers/sanitizeHeaderValue.js': `
    export const toByteStringHeaderObject = (headers) =>
      Object.fromEntries(Object.entries(headers).filter(([, value]) => value != null));`,
  'axios/lib/utils.js': `
    const hasOwnProp = (thing, name) => Object.prototype.hasOwnProperty.call(thing, name);
    const isFunction = (thing) => typeof thing === 'function';
    const isObject = (thing) => typeof thing === 'object' && thing !== null;
    export default {
      hasOwnProp, isFunction, isObject, isPlainObject: isObject,
      getSafeProp: (thing, name) => thing != null && hasOwnProp(thing, name) ? thing[name] : undefined,
      isUndefined: (thing) => thing === undefined,
      isThenable: (thing) => isFunction(thing?.then),
      isFormData: (thing) => thing instanceof FormData, isReactNative: () => false,
      toSafeFlatObject: (thing) => Object.assign(Object.create(null), thing),
      merge: (...all) => Object.assign({}, ...all),
      forEach(thing, visit) {
        if (thing) for (const name of Object.keys(isObject(thing) ? thing : [thing]))
          visit(isObject(thing) ? thing[name] : thing, name);
      },
    };`,
  // Nothing of ours may read the page's cookies.
  'axios/lib/helpers/cookies.js': 'export default { read: () => null };',
  'axios/lib/helpers/validator.js': 'export default { assertOptions() {}, validators: { spelling() {} } };',
  'axios/lib/helpers/progressEventReducer.js': 'export const progressEventReducer = () => [];',
};

/** Stretches of library modules that nothing of ours reaches: from one text up to another, and what takes their place. */
export const CUT: Readonly<Record<string, readonly Cut[]>> = {
  // `src/ui/emotion.ts` asks for no vendor prefixes, and `names` joins class names.
  '@emotion/cache/dist/emotion-cache.browser.esm.js': [
    ['/* eslint-disable no-fallthrough */', 'var createCache', 'var defaultStylisPlugins = [];'],
  ],
  '@emotion/css/create-instance/dist/emotion-css-create-instance.esm.js': [
    ['var injectGlobal =', 'return {\n    css: css,', ''],
    ['cx: cx,', 'keyframes: keyframes', ''],
    ['hydrate: function', 'cache: cache', ''],
    ['getRegisteredStyles: getRegisteredStyles.bind', '};\n};\n\nvar classnames', ''],
    ['var classnames', 'export {', ''],
  ],
  // Our calls are plain requests without interceptors, progress or cookies of the page.
  'axios/lib/core/Axios.js': [
    [
      'try {\n      return await',
      '_request(configOrUrl, config) {',
      'return this._request(configOrUrl, config);\n  }\n',
    ],
    ['if (transitional !== undefined)', 'config.method = (', ''],
    [
      'const requestInterceptorChain',
      'getUri(config) {',
      'return dispatchRequest.call(this, config);\n  }\n',
    ],
    ['// Provide aliases', 'export default Axios', ''],
  ],
  'axios/lib/adapters/xhr.js': [
    ['let useAsyncXsrf;', 'let requestData = ', 'const _config = resolveConfig(config);\n'],
    ['try {\n          flushUpload', '_config.cancelToken && _config.cancelToken.unsub', ''],
    [
      'try {\n          if (event)',
      'if (!request) {\n          return;\n        }\n\n        // Prepare',
      '',
    ],
    ['if (onDownloadProgress) {', 'if (_config.cancelToken', ''],
    ['if (xsrfCookieName) {', '});\n  };', 'sendRequest();\n'],
  ],
  // The tables of the levels that `qr-drawing.ts` does not ask for, and the denser writings of digits and of capitals:
  // as bytes any code can be drawn.
  'uqr/dist/index.mjs': [
    ['[-1, 7, 10, 15', '// Low', '[],\n'],
    ['[-1, 13, 22', '// Quartile', '[],\n'],
    ['[-1, 17, 28', '// High', '[],\n'],
    ['[-1, 1, 1, 1, 1, 1, 2, 2, 2', '// Low\n  [-1, 1, 1, 1, 2', '[],\n'],
    ['[-1, 1, 1, 2, 2, 4, 4, 6', '// Quartile', '[],\n'],
    ['[-1, 1, 1, 2, 4, 4, 4, 5', '// High', '[],\n'],
    ['  if (text === "")', '    return [makeBytes(', ''],
  ],
};
/** The loader hands r2wc attributes as texts alone, see `widgets/define-widget.tsx`. */
export const CUT_FROM_LOADER: typeof CUT = {
  '@r2wc/core/dist/core.js': [
    ['const C = {', 'function k(', ''],
    [
      'const S = ',
      'b = /* @__PURE__ */ Symbol',
      'const w = { string: { stringify: (t) => t, parse: (t) => t } }, ',
    ],
  ],
};
type Cut = readonly [from: string, to: string, instead: string];

/** Leaves out what the tables name; the build fails when a row finds nothing. */
export function leaveOut(replaced: typeof REPLACED, cut: typeof CUT): Plugin {
  const found = new Set<string>();
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const path = source.startsWith('.') ? resolve(importer, '..', source) : source;
      const name = Object.keys(replaced).find(
        (row) => path.endsWith(`/node_modules/${row}`) || path === row || `${path}/lib/axios.js` === row,
      );
      if (!name) return undefined;
      found.add(name);
      return `\0replaced/${name}`;
    },
    load: (id) => (id.startsWith('\0replaced/') ? replaced[id.slice('\0replaced/'.length)] : undefined),
    transform(code, id) {
      const name = Object.keys(cut).find((row) => id.endsWith(`/node_modules/${row}`));
      if (!name) return undefined;
      found.add(name);
      return { code: (cut[name] ?? []).reduce(without, code), map: null };
    },
    buildEnd() {
      const gone = Object.keys({ ...replaced, ...cut }).filter((name) => !found.has(name));
      if (gone.length > 0) this.error(`Nothing imports ${gone.join(', ')} any more; mend the tables.`);
    },
  };
}

function without(code: string, [from, to, instead]: Cut): string {
  const start = code.indexOf(from);
  const end = code.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`There is no "${from}" any more; mend CUT.`);
  return code.slice(0, start) + instead + code.slice(end);
}
