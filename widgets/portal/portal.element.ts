import type { PortalHandle } from '#app/use-portal-handle';
import type { NavigateTarget } from '#shared/navigation/address';
import { withHandle } from '#ui/view-handle';
import { choice, flag, path } from '../attributes';
import type { Widget } from '../types';

export const widget = {
  tag: 'cntv-portal',
  attributes: { base: path(), 'login-check': flag(), loading: choice('lazy', 'eager') },
  view: () => import('./portal.view'),
  atRest: () => import('./portal-rest.chunk'),
  preload: () => import('./portal-preload.chunk'),
  methods: {
    navigate(this: HTMLElement, target: NavigateTarget): void {
      withHandle<PortalHandle>(this, (handle) => handle.navigate(target));
    },
  },
} satisfies Widget;
