import type { CDPSession } from 'puppeteer-core';

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [types: string[]] } };
  nodes: number[];
};

/** Compiled code grows with the number of runs, and native objects are the browser's records of requests and frames. */
const NOT_OF_SCRIPTS = ['code', 'native', 'hidden'];

/** Returns the size of the objects, arrays, closures and strings of a page after a garbage collection, in kilobytes. */
export async function scriptKilobytes(devTools: CDPSession): Promise<number> {
  const { snapshot, nodes } = await takeSnapshot(devTools);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!NOT_OF_SCRIPTS.includes(types[0][nodes[at + type] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0;
  return Math.round(bytes / 1024);
}

/** Taking a snapshot collects the garbage first. */
async function takeSnapshot(devTools: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  devTools.on('HeapProfiler.addHeapSnapshotChunk', add);
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devTools.off('HeapProfiler.addHeapSnapshotChunk', add);
  return JSON.parse(chunks.join(''));
}
