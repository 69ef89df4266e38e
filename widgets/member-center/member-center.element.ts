import { SECTION_VALUES, TAB_VALUES } from '#config/member-center/section-values.build-time';
import { choice, flag } from '../attributes';
import type { Widget } from '../types';

export const widget = {
  tag: 'cntv-member-center',
  attributes: {
    section: choice(...SECTION_VALUES),
    tab: choice(...TAB_VALUES),
    bare: flag(),
  },
  view: () => import('./member-center.view'),
  preload: () => import('./member-center-preload.chunk'),
} satisfies Widget;
