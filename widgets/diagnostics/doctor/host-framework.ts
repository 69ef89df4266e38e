import { TAGS } from '../known-names.build-time';

/** What a framework of the page does with the elements (`examples/docs/host-frameworks.md`). */
export type HostFramework = {
  /** The scale of lib-flexible, and the first element that the page does not enlarge by it. */
  scaled: { dpr: string; tag: string } | undefined;
  /** The framework in which the page is a sub-application. */
  subApplicationOf: string | undefined;
};

/** What each framework sets in its sub-applications, and puts around them in the page of the main application. */
const SANDBOXES = [
  ['qiankun', '__POWERED_BY_QIANKUN__', '[id^=__qiankun_microapp_wrapper]'],
  ['wujie', '__POWERED_BY_WUJIE__', 'wujie-app'],
  ['micro-app', '__MICRO_APP_ENVIRONMENT__', 'micro-app'],
] as const;

export function readHostFramework(): HostFramework {
  const { dpr = '' } = document.documentElement.dataset;
  const small = [...document.querySelectorAll(TAGS.join())].find(
    (element) => getComputedStyle(element).zoom === '1',
  );
  const isMissing = !TAGS.some((tag) => customElements.get(tag));
  const [subApplicationOf] =
    SANDBOXES.find(
      ([, flag, box]) => Reflect.get(globalThis, flag) || (isMissing && document.querySelector(box)),
    ) ?? [];
  return {
    scaled: Number(dpr) > 1 && small ? { dpr, tag: small.localName } : undefined,
    subApplicationOf,
  };
}
