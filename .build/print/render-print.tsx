import { createHash } from 'node:crypto';
import { WIDGETS } from 'virtual:elements';
import type { ComponentType } from 'react';
import { PRINTED_ROUTES } from '#app/printed-screens.build-time';
import { PATHS } from '#config/paths';
import { catalogueOf, type Language } from '#i18n/catalogue';
import { coreLoader } from '#i18n/load-texts';
import { validatedConfig } from '#page-config/page-config';
import { RULES } from '#page-config/rules';
import type { PageConfig, PageConfigInput } from '#page-config/types';
import * as applyForm from '../../widgets/apply-form/apply-form.view';
import { propertyName, type Value, type Values } from '../../widgets/attributes';
import { writtenRules } from '../../widgets/late-rules';
import { View as Login } from '../../widgets/login/login.view';
import { tree } from '../../widgets/login/login-print';
import * as portal from '../../widgets/portal/portal.view';
import { type PrintOf, readPrint, stampOf } from '../../widgets/stamp';
import { allRules, htmlOf, rulesOf } from './html';
import { printStyle } from './style';

/** The views that a template of a page can print. */
const VIEWS: Readonly<Record<string, { View: ComponentType<never>; print: PrintOf }>> = {
  'cntv-login': { View: Login, print: tree },
  'cntv-apply-form': applyForm,
  'cntv-portal': portal,
};

export const PRINTABLE: readonly string[] = Object.keys(VIEWS);
/** The paths whose screen a print of `cntv-portal` can show, without the base. */
export const PRINTABLE_PATHS: readonly string[] = PRINTED_ROUTES.map((name) => PATHS[name]);

export type Printed = {
  /** The content of `<template shadowrootmode="open">`. */
  root: string;
  /** The content of its style. */
  css: string;
  /** The source for `style-src` that allows it. */
  hash: string;
  /** The title that the element gives the page. */
  title?: string | undefined;
};

/**
 * Prints the shadow root of an element for the template of a page.
 * @param config what of the page's configuration changes the tree, or all of it
 * @param sheet URL of a style sheet that takes the place of the style
 * @param path path of the page, for an element that shows the screen of the page's address
 * @throws Error with one sentence if an attribute, a value of the configuration or the path is invalid
 */
export async function printRoot(
  tag: string,
  attributes: Iterable<readonly [name: string, value: string]>,
  config: PageConfigInput = {},
  sheet?: string,
  path?: string,
): Promise<Printed> {
  const view = VIEWS[tag];
  if (!view) throw new Error(`${tag} cannot be printed; ${PRINTABLE.join(' and ')} can`);
  const { View } = view;
  const pageConfig = readConfig(config);
  const values = readValues(tag, new Map(attributes), path);
  const print = readPrint(view.print, values);
  if (path !== undefined && !print.screen)
    throw new Error(`${path} of ${tag} cannot be printed; ${PRINTABLE_PATHS.join(', ')} can`);
  const language = values.lang as Language;
  const [core] = await Promise.all([coreLoader(language)(), print.load?.(values, pageConfig)]);
  const catalogue = catalogueOf(core, language, pageConfig);
  const names = ['lang', 'path', ...print.properties].filter((name) => name in values);
  const props = Object.fromEntries(names.map((name) => [name, values[name] as Value]));
  const html = unsendable(htmlOf(tag, View, { backurl: '', ...props }, catalogue, pageConfig));
  const css = printStyle(rulesOf(html));
  const style = sheet === undefined ? `<style>${css}</style>` : `<link rel="stylesheet" href="${sheet}">`;
  const title = await print.titleOf?.(values, pageConfig);
  const stamp = stampOf(tag, print, values, pageConfig);
  const titled = title === undefined ? '' : ` data-title="${escaped(title)}"`;
  const box = `<div data-print="${stamp}"${titled} lang="${language}">${html}</div>`;
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  return { root: `${style}${box}<slot></slot>`, css, hash, title };
}

/** Returns the style sheet for all prints, and its file in the folder of the widgets. */
export function printSheet(): { file: string; css: string } {
  const css = printStyle(allRules());
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 7);
  return { file: `c/print-${hash}.css`, css };
}

/**
 * Makes a form that the browser never sends: without a submit button, and with a method that does nothing outside of a dialog.
 * In the HTML of React, quotes in texts and values are escaped.
 */
function unsendable(html: string): string {
  return html
    .replaceAll(' type="submit"', ' type="button" data-submit=""')
    .replaceAll(' method="post"', ' method="dialog"');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** @throws Error if the path is missing, or of no use to the element */
function checkPath(tag: string, path: string | undefined): void {
  const needsPath = tag === 'cntv-portal';
  if (needsPath && !path?.startsWith('/'))
    throw new Error(`${tag} needs the path of its page, such as ${PATHS.Register}`);
  if (!needsPath && path !== undefined) throw new Error(`${tag} takes no path, such as ${path}`);
}

function readConfig(raw: PageConfigInput): PageConfig {
  for (const [key, value] of Object.entries(raw)) {
    if (key === 'signing' || key === 'member') continue;
    const rule = (RULES as Readonly<Record<string, (typeof RULES)[keyof typeof RULES]>>)[key];
    if (!rule) throw new Error(`"${key}" is no key of the page configuration`);
    if (rule.read(value) === undefined)
      throw new Error(`"${key}" of the page configuration must be ${rule.expected}`);
  }
  return validatedConfig(raw);
}

function readValues(tag: string, written: ReadonlyMap<string, string>, path?: string): Values {
  checkPath(tag, path);
  const widget = WIDGETS.find((known) => known.tag === tag);
  const known = Object.entries(widget ? writtenRules(widget) : {});
  for (const [name, value] of written) {
    const attribute = known.find(([other]) => other === name)?.[1];
    if (!attribute)
      throw new Error(
        `unknown attribute "${name}"; those of ${tag} are ${known.map(([one]) => one).join(', ')}`,
      );
    if (attribute.read(value) === undefined)
      throw new Error(`"${name}" of ${tag} must be ${attribute.expected}, not "${value}"`);
  }
  const values = known.map(([name, attribute]): [string, Value] => [
    propertyName(name),
    attribute.valueOf(written.get(name) ?? null),
  ]);
  return Object.fromEntries(path === undefined ? values : [...values, ['path', path]]);
}
