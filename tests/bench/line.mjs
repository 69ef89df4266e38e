import { connect, createServer } from 'node:net';
import { VIEWERS_HOST } from './serve.mjs';

/** Bytes that the line carries at a time; what is sent on other connections comes between them. */
const SLICE_BYTES = 1400;

/**
 * Starts a slow line to a server: a proxy that passes on bytes in the order in which they were sent, those of the server
 * at the speed of the line, and all after half of the latency. The browser's own emulation lets all responses share the
 * line evenly, whatever the order in which the server has sent them.
 * @param port of the server
 * @returns the origin by which a browser reaches the server, and a function that ends the line
 */
export async function openLine(port, { kilobits, latencyMs }) {
  const carry = speedLimit(kilobits);
  const line = createServer((browser) => {
    const server = connect(port, '127.0.0.1');
    pass(server, browser, latencyMs / 2, carry);
    pass(browser, server, latencyMs / 2, async () => {});
  });
  await new Promise((resolve) => line.listen(0, '127.0.0.1', resolve));
  return { origin: `https://${VIEWERS_HOST}:${line.address().port}`, close: () => line.close() };
}

/** Returns a function that waits until the line has carried so many bytes, after those of earlier calls. */
function speedLimit(kilobits) {
  let freeAt = 0;
  return (bytes) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 8) / kilobits;
    return new Promise((resolve) => setTimeout(resolve, freeAt - performance.now()));
  };
}

function pass(from, to, delayMs, carry) {
  from.on('data', async (data) => {
    from.pause();
    for (let at = 0; at < data.length; at += SLICE_BYTES) {
      const slice = data.subarray(at, at + SLICE_BYTES);
      await carry(slice.length);
      setTimeout(() => to.writable && to.write(slice), delayMs);
    }
    from.resume();
  });
  from.on('error', () => {});
  from.on('close', () => setTimeout(() => to.destroy(), delayMs));
}
