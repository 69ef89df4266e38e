/**
 * Starts a recipe with a server of its own beside the portal of `npm start`, and prints the addresses of its pages:
 * node examples/recipes/run.mjs react [origin of the portal] [port, 0 for a free one]
 */
import { existsSync } from 'node:fs';

const [name, portal = 'http://localhost:8080', port = '8090'] = process.argv.slice(2);

if (!name || !existsSync(new URL(name, import.meta.url)))
  end(`There is no recipe ${name ?? ''}: see the folders of examples/recipes/.`);
if (!existsSync(new URL(`${name}/start.mjs`, import.meta.url)))
  end(`The recipe ${name} has no server: open ${portal}/examples/recipes/${name}/index.html.`);
const key = await fetch(`${portal}/examples/public-key.txt`).catch(() => null);
if (!key?.ok) end(`${portal} is not the reference portal: run npm start first.`);
const publicKey = await key.text();

const { start } = await import(`./${name}/start.mjs`);
const { addresses, close } = await start({ portal, port: Number(port), publicKey });

console.log(`${addresses.join('\n')}\nStop with Ctrl+C.`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await close();
    process.exit(0);
  });

function end(message) {
  console.error(message);
  process.exit(1);
}
