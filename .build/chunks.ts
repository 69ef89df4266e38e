/**
 * The chunks that several screens share, by layer and folder. The first that matches has the module, together with those of
 * its imports that no earlier chunk has; so what several chunks need stands first. A module in none of them is in the chunk
 * of the screen that imports it. No chunk depends on how many elements there are.
 */
const CHUNKS: readonly (readonly [name: string, modules: readonly RegExp[]])[] = [
  ['react', [/node_modules\/react(-dom)?\//]],
  ['zod', [/node_modules\/zod\//]],
  // Works without React.
  [
    'base',
    [
      /src\/config\/(?!aliases|application-|mail-providers|providers|regions|sections)/,
      /src\/(page-config|session\/(?!permissions|use-)|lib\/(chunks|document|text\/nearest|(?!account-rules)[\w-]+\.)|ui\/view-handle)/,
      /widgets\/(attributes|carried-input|host)\./,
    ],
  ],
  // What all API requests need.
  [
    'calls',
    [
      /node_modules\/axios\/|src\/lib\/(crypto\/nonce|transport\/(?!member-service|picture|upload))/,
      /src\/api\/(call|list-page|member\/inbox|sign-in\/(mail|passed-captcha|sms))\./,
    ],
  ],
  ['account', [/src\/api\/(sign-in\/account|member\/viewer)\./]],
  // What every view needs, and the form of the login.
  [
    'ui',
    [
      /node_modules\/(@emotion|stylis)\/|src\/(i18n\/[\w-]+\.|session\/use-)|widgets\/render-view\./,
      /src\/ui\/(?!avatar|check\.|dialog|disclosure|forms|tabs|view-handle)/,
      /src\/ui\/forms\/(?!fields|form-engine|stored)|src\/ui\/forms\/fields\/(checkbox\.|field|password|text-)/,
      /src\/shared\/(captcha\/use-captcha|failure|navigation|sign-in|submission)/,
    ],
  ],
  ['dialog', [/src\/ui\/dialog\//]],
  // Rules for the values of forms.
  [
    'values',
    [
      /src\/(config\/mail|features\/login\/login\.schema|lib\/(account-rules|text\/[nt][or])|ui\/forms\/stored)/,
    ],
  ],
  ['fields', [/src\/ui\/forms\/fields\/(?!file)/]],
  ['tabs', [/src\/(shared\/route-tabs|ui\/tabs)/]],
  ['providers', [/node_modules\/simple-icons\/|src\/(config|shared)\/providers/]],
  ['query', [/node_modules\/swr\/|src\/(data\/(use-query|viewer-cache)|shared\/query)/]],
  // What the screens of the member centre share.
  [
    'member',
    [
      /src\/(api\/member\/(?!messages)|lib\/(time|transport\/member)|ui\/avatar)/,
      /src\/shared\/(kept-input|list\/(?!list-bar|pager|record|use-)|register-prompt|viewer)/,
    ],
  ],
  ['records', [/src\/(data|shared\/list|ui\/check)/]],
  ['codes', [/src\/shared\/(activation-mail|sms-code)\//]],
  ['new-password', [/src\/shared\/new-password\//]],
  ['account-texts-en', [/src\/i18n\/(account|password)\/en/]],
  ['account-texts-zh-cn', [/src\/i18n\/(account|password)\/zh-cn/]],
  // Features whose screens follow each other or are small.
  ['agreement', [/src\/(features|shared)\/agreement\//]],
  ['application-forms', [/src\/config\/application-f/]],
  ['apply-form', [/src\/features\/apply-form\//]],
  ['error-pages', [/src\/features\/error-pages\//]],
  ['login', [/src\/features\/login\/(?!activation)/]],
  ['qr-login', [/src\/features\/qr-login\//]],
  ['recovery', [/src\/features\/recovery\//]],
  ['register', [/src\/features\/register\//]],
];

/** The chunks as groups of Rolldown, of which those with a higher priority come first. */
export const chunkGroups = CHUNKS.map(([name, modules], index) => ({
  name,
  test: (id: string) => modules.some((pattern) => pattern.test(id)),
  priority: CHUNKS.length - index,
}));
