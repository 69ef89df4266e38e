import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import createEmotion from '@emotion/css/create-instance';
import r2wc from '@r2wc/core';
import sendXhr from 'axios/unsafe/adapters/xhr.js';
import { JSEncrypt } from 'jsencrypt';
import { describe, expect, it, vi } from 'vitest';
import { newEngine } from '../support/portal/database';
import { newKeyPair } from '../support/unit/keys';

/** The release in `node_modules`, which the title of a failed test names. */
function releaseOf(library: string): string {
  return `${library} ${JSON.parse(readFileSync(`node_modules/${library}/package.json`, 'utf8')).version}`;
}

/**
 * All parts of libraries that the code uses although their documentation does not promise them. If a test fails, the
 * named release has changed such a part, and the named file must follow.
 */
describe('internals of a library', () => {
  it(`${releaseOf('axios')} sends one XMLHttpRequest from unsafe/adapters/xhr.js (src/lib/transport/http.ts)`, async () => {
    const sent: unknown[] = [];
    class Xhr extends EventTarget {
      status = 200;
      statusText = 'OK';
      responseText = '{"code": 0}';
      onloadend: (() => void) | null = null;
      open(...line: unknown[]) {
        sent.push(line.slice(0, 2));
      }
      setRequestHeader() {}
      getAllResponseHeaders = () => 'x-a: b\r\n';
      send(body: unknown) {
        sent.push(body);
        this.onloadend?.();
      }
    }
    vi.stubGlobal('XMLHttpRequest', Xhr);
    const response = await sendXhr({ url: '/a', method: 'post', data: 'b=c', headers: {} as never });
    expect(sent).toEqual([['POST', '/a'], 'b=c']);
    expect(response).toMatchObject({ status: 200, data: '{"code": 0}' });
  });

  it(`${releaseOf('@r2wc/core')} keeps its state under the symbols r2wc.render and r2wc.connected (widgets/define-widget.tsx)`, () => {
    const mount = vi.fn(() => ({}));
    const renderer = { mount, update: vi.fn(), unmount: vi.fn() };
    const Base = r2wc((() => null) as never, { shadow: 'open', props: ['name'] as never }, renderer);
    customElements.define('x-internals', Base);
    const element = document.createElement('x-internals') as unknown as Record<symbol, unknown>;
    expect(element[Symbol.for('r2wc.render')]).toBeTypeOf('function');
    expect(element[Symbol.for('r2wc.connected')]).toBe(true);
    element[Symbol.for('r2wc.connected')] = false;
    (element[Symbol.for('r2wc.render')] as () => void).call(element);
    expect(mount).not.toHaveBeenCalled();
  });

  it(`${releaseOf('@emotion/css')} inserts each rule with cache.sheet.insert (src/ui/styles/emotion.ts)`, () => {
    const { css, cache } = createEmotion({ key: 'own', container: document.createElement('i') });
    const insert = vi.fn();
    cache.sheet = { ...cache.sheet, key: 'own', insert, flush() {}, hydrate() {} } as never;
    const name = css({ color: 'red', '&:hover': { color: 'blue' } });
    expect(insert.mock.calls).toEqual([[`.${name}{color:red;}`], [`.${name}:hover{color:blue;}`]]);
  });

  it(`${releaseOf('jsencrypt')} has the parts n, e and d of a key (src/lib/crypto/rsa.ts)`, () => {
    const pair = newKeyPair(1024);
    const partsOf = (key: string) => {
      const encryptor = new JSEncrypt();
      encryptor.setPublicKey(key);
      const { n, e, d } = encryptor.getKey() as never as {
        n: { bitLength(): number };
        e: number;
        d: unknown;
      };
      return [n.bitLength(), e, Boolean(d)];
    };
    expect(partsOf(pair.spki)).toEqual([1024, 65_537, false]);
    expect(partsOf(pair.privatePem)).toEqual([1024, 65_537, true]);
  });

  it(`${releaseOf('@electric-sql/pglite')} writes its files by NODEFS.stream_ops.write (examples/portal/server/db/pglite.ts)`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pglite-'));
    const write = vi.fn();
    class Watched extends NodeFS {
      override async init(...[engine, options]: Parameters<NodeFS['init']>) {
        const { emscriptenOpts } = await super.init(engine, options);
        emscriptenOpts.preRun?.push(({ NODEFS }) => {
          const { stream_ops: streams } = NODEFS as unknown as { stream_ops: { write: typeof write } };
          write.mockImplementation(streams.write);
          streams.write = write;
        });
        return { emscriptenOpts };
      }
    }
    const engine = await newEngine({ fs: new Watched(folder) });
    write.mockClear();
    await engine.exec('create table words (word text)');
    expect(write).toHaveBeenCalled();
    await engine.close();
    rmSync(folder, { recursive: true });
  });
});
