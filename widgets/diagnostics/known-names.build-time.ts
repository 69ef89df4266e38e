import { WIDGETS } from 'virtual:elements';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { PATHS } from '#config/paths';
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

export const FORMS = APPLICATION_NAMES;

export const ROUTE_PATHS: readonly string[] = Object.values(PATHS);
