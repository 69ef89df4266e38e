import type { HostPage } from './host';

/** An old library of a host page: its own files, which the page loads as classic scripts in this order. */
export type Library = {
  files: readonly string[];
  /** Runs in the page before the files, to configure the library. */
  prepare?(page: Window): void;
  /** Runs when the files are loaded; a library that only defines a global does nothing until then. */
  start?(page: HostPage['window']): void;
};

const npm = (path: string) => `/tests/hosts/node_modules/${path}`;
const debian = (path: string) => `/debian/${path}`;

const MOOTOOLS = debian('mootools/mootools-core-nc.js');
const globalOf = <Global>(page: Window, name: string) => page[name as never] as Global;

/** The layer for version 1.2 breaks `Function.prototype.bind`. */
export const MOOTOOLS_WITH_1_2 = [MOOTOOLS, debian('mootools/mootools-more-nc.js')];

/** Libraries whose pages the widgets work on. */
export const LIBRARIES = {
  'jQuery 1 with its plugin Migrate': {
    files: [npm('jquery1/dist/jquery.js'), npm('jquery-migrate1/dist/jquery-migrate.js')],
  },
  'jQuery 2': { files: [npm('jquery2/dist/jquery.js')] },
  'jQuery 3 with Migrate, and Bootstrap 3': {
    files: [
      npm('jquery3/dist/jquery.js'),
      npm('jquery-migrate3/dist/jquery-migrate.js'),
      npm('bootstrap/dist/js/bootstrap.js'),
    ],
  },
  'jQuery 4 with Migrate': {
    files: [npm('jquery4/dist/jquery.js'), npm('jquery-migrate4/dist/jquery-migrate.js')],
  },
  'Prototype.js 1.7': { files: [debian('prototype/prototype.js')] },
  'MooTools 1.4': { files: [`${MOOTOOLS}?without=1.2compat`] },
  'es5-shim with es5-sham': { files: [npm('es5-shim/es5-shim.js'), npm('es5-shim/es5-sham.js')] },
  'core-js': { files: [npm('core-js-bundle/index.js')] },
  Underscore: { files: [npm('underscore/underscore-umd.js')] },
  Zepto: { files: [npm('zepto/dist/zepto.js')] },
  Dojo: {
    files: [npm('dojo/dojo.js')],
    prepare(page) {
      Object.assign(page, { dojoConfig: { async: true, deps: ['dojo/main', 'dojo/query', 'dojo/parser'] } });
    },
  },
  'YUI 3': {
    files: [npm('yui/yui/yui.js')],
    prepare(page) {
      Object.assign(page, { YUI_config: { base: npm('yui/'), combine: false } });
    },
    start: (page) =>
      globalOf<() => { use(...modules: string[]): void }>(page, 'YUI')().use('node', 'event', 'io'),
  },
  'KISSY 5': { files: [npm('kissy/build/seed.js')] },
  layui: { files: [npm('layui/dist/layui.js')] },
  'lodash 3': { files: [npm('lodash3/index.js')] },
  'lodash 4 and Backbone': {
    files: [npm('lodash4/lodash.js'), npm('jquery3/dist/jquery.js'), npm('backbone/backbone.js')],
  },
  Knockout: {
    files: [npm('knockout/build/output/knockout-latest.js')],
    start: (page) => globalOf<{ applyBindings(model: object): void }>(page, 'ko').applyBindings({}),
  },
  'AngularJS 1': {
    files: [npm('angular/angular.js')],
    start: (page) =>
      globalOf<{ bootstrap(root: Document, modules: string[]): void }>(page, 'angular').bootstrap(
        page.document,
        [],
      ),
  },
  'Vue 2': { files: [npm('vue2/dist/vue.js')] },
  RequireJS: { files: [npm('requirejs/require.js')] },
  SeaJS: { files: [npm('seajs/dist/sea.js')] },
  'HTML5 Shiv': { files: [npm('html5shiv/dist/html5shiv.js')] },
  'polyfills of web components': {
    files: [npm('@webcomponents/webcomponentsjs/webcomponents-bundle.js')],
  },
  'Zone.js': { files: [npm('zone.js/bundles/zone.umd.js')] },
  'Sugar with its extensions': {
    files: [npm('sugar/dist/sugar.js')],
    start: (page) => globalOf<{ extend(): void }>(page, 'Sugar').extend(),
  },
  'Bluebird as Promise': { files: [npm('bluebird/js/browser/bluebird.js')] },
  'polyfills of Promise and fetch': {
    files: [npm('es6-promise/dist/es6-promise.auto.js'), npm('whatwg-fetch/dist/fetch.umd.js')],
  },
} satisfies Readonly<Record<string, Library>>;

export type LibraryName = keyof typeof LIBRARIES;
