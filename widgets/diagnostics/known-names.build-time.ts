import { WIDGETS } from 'virtual:elements';
import { APPLICATION_FORMS } from '#config/application-forms';
import { APPLICATION_NAMES, APPLICATION_PATHS } from '#config/application-routes.build-time';
import { SECTION_VALUES } from '#config/member-center/section-values.build-time';
import { SECTIONS } from '#config/member-center/sections';
import { canPrefill } from '#features/apply-form/data/prefilled';
import { SHARED_ATTRIBUTES } from '../attributes';
import type { ElementContract } from '../element-contract';
import type { Widget } from '../types';

const contracts = import.meta.glob<{ contract: ElementContract<Widget> }>('../*/*.contract.ts', {
  eager: true,
});

/**
 * Names that the markup and the configuration of a page are compared with, written by the build, because the diagnostics need
 * nothing else of the elements and the routes.
 */
export const TAGS: readonly string[] = WIDGETS.map(({ tag }) => tag);

/** Names of the slots by tag. */
export const SLOTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values(contracts).map(({ contract: { element, slots = [] } }) => [element.tag, slots]),
);

/** Names of the events by tag. */
export const EVENTS_BY_TAG: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values(contracts).map(({ contract: { element, events } }) => [
    element.tag,
    [...events, 'cntv-error'],
  ]),
);

/** Names of the tabs by section of the member centre. */
export const TABS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  SECTION_VALUES.map((section) => [section, SECTIONS[section].tabs]),
);

export const FORMS = APPLICATION_NAMES;

/** Names of the fields that the attribute `prefill` can name, by form. */
export const PREFILLABLE: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  FORMS.map((form) => [form, APPLICATION_FORMS[form].fields.filter(canPrefill).map(({ name }) => name)]),
);

/** The form that has declarations. */
export const WITH_DECLARATIONS: string =
  FORMS.find((form) => APPLICATION_FORMS[form].fields.some((field) => 'isDeclaration' in field)) ?? '';

/** Paths of the pages with a form. */
export const FORM_PATHS: readonly string[] = Object.values(APPLICATION_PATHS);

/** The first element with an attribute. */
export const ATTRIBUTES: Readonly<Record<string, string>> = Object.fromEntries(
  [...WIDGETS]
    .reverse()
    .flatMap(({ tag, attributes }) =>
      Object.keys({ ...SHARED_ATTRIBUTES, ...attributes }).map((name) => [name, tag]),
    ),
);
