declare module 'virtual:prerender' {
  import type { TokenRow } from '../src/ui/token-rule';
  import type { Tree } from './prerender';

  /** Made by the build from `*.prerender.tsx`: the first states of widgets, and the styles every shadow root gets. */
  const prerender: {
    readonly trees: Readonly<Record<string, readonly Tree[] | undefined>>;
    readonly css: string;
    /** The tokens which those styles use. */
    readonly tokens: readonly TokenRow[];
  };
  export default prerender;
}
