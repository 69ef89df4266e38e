import type { HostPage } from '../host';

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
const PROTOTYPE = debian('prototype/prototype.js');
const globalOf = <Global>(page: Window, name: string) => page[name as never] as Global;
const box = ({ document }: Window) => document.body.appendChild(document.createElement('div'));

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
  'Prototype.js 1.7': { files: [PROTOTYPE] },
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
  'React 16': {
    files: [npm('react16/umd/react.production.min.js'), npm('react-dom16/umd/react-dom.production.min.js')],
    start(page) {
      const { createElement } = globalOf<{ createElement(tag: string): object }>(page, 'React');
      globalOf<{ render(node: object, root: Element): void }>(page, 'ReactDOM').render(
        createElement('input'),
        box(page),
      );
    },
  },
  'jQuery UI': {
    files: [npm('jquery3/dist/jquery.js'), npm('jquery-ui/dist/jquery-ui.js')],
    start: (page) => globalOf<(element: Element) => { dialog(): void }>(page, 'jQuery')(box(page)).dialog(),
  },
  'script.aculo.us': {
    // Its own loader, scriptaculous.js, writes script elements with document.write, which a late script cannot.
    files: [
      PROTOTYPE,
      ...['effects', 'dragdrop', 'controls'].map((part) => debian(`scriptaculous/${part}.js`)),
    ],
    start(page) {
      const Draggable = globalOf<new (element: Element) => object>(page, 'Draggable');
      new Draggable(box(page));
    },
  },
  'Hammer.js': {
    files: [npm('hammerjs/hammer.js')],
    start(page) {
      const Hammer = globalOf<new (element: Element) => { on(name: string, listener: () => void): void }>(
        page,
        'Hammer',
      );
      new Hammer(page.document.body).on('tap', () => {});
    },
  },
  Swiper: {
    files: [npm('swiper/swiper-bundle.js')],
    start(page) {
      const Swiper = globalOf<new (element: Element) => object>(page, 'Swiper');
      const list = box(page);
      list.append(page.document.createElement('div'));
      list.firstElementChild?.classList.add('swiper-wrapper');
      new Swiper(list);
    },
  },
  Sizzle: {
    files: [npm('sizzle/dist/sizzle.js')],
    start: (page) => void globalOf<(selector: string) => Element[]>(page, 'Sizzle')('cntv-login:first'),
  },
} satisfies Readonly<Record<string, Library>>;

export type LibraryName = keyof typeof LIBRARIES;
