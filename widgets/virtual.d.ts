declare module 'virtual:first-paint' {
  import type { TokenRow } from '../src/ui/token-rule';
  import type { Tree } from './first-paint';

  /** Made by the build from `*.first-paint.tsx`: the first states of widgets, and the styles every shadow root gets. */
  const firstPaint: {
    readonly trees: Readonly<Record<string, readonly Tree[] | undefined>>;
    readonly css: string;
    /** The tokens which those styles use. */
    readonly tokens: readonly TokenRow[];
  };
  export default firstPaint;
}
