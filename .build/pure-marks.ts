import { decode, encode } from '@jridgewell/sourcemap-codec';
import type { Plugin } from 'vite';

/** Annotations for bundlers and minifiers, such as `@__PURE__` in a comment. */
const MARK = /\/\* ?[@#]__[A-Z_]+__ ?\*\//g;

type SourceMap = { mappings: string };

/**
 * Removes the annotations that say which calls have no effect, which are 20 KB. The minifier writes some of them itself, so
 * this is the last step, after the source maps were written: they are changed with the code.
 */
export function withoutPureMarks(): Plugin {
  return {
    name: 'without-pure-marks',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const map = bundle[`${file.fileName}.map`];
        if (map?.type === 'asset')
          map.source = JSON.stringify(movedMap(JSON.parse(String(map.source)), file.code));
        file.code = file.code.replace(MARK, '');
      }
    },
  };
}

/** Moves the columns of a source map to where they are in the code without the annotations. */
function movedMap(map: SourceMap, code: string): SourceMap {
  const marks = code.split('\n').map((line) => [...line.matchAll(MARK)]);
  const mappings = decode(map.mappings).map((segments, line) => {
    const removedUntil = (column: number) =>
      (marks[line] ?? []).reduce(
        (sum, { index, 0: { length } }) => sum + Math.min(length, Math.max(0, column - index)),
        0,
      );
    for (const segment of segments) segment[0] -= removedUntil(segment[0]);
    return segments;
  });
  return { ...map, mappings: encode(mappings) };
}
