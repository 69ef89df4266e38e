/**
 * Starts a recipe with a server of its own beside the portal of `npm start`, and prints the addresses of its pages:
 * node examples/recipes/run.mjs react [origin of the portal] [port, 0 for a free one]
 */
const [name, portal = 'http://localhost:8080', port = '8090'] = process.argv.slice(2);

const { start } = await import(`./${name}/start.mjs`);
const publicKey = await (await fetch(`${portal}/examples/public-key.txt`)).text();
const { addresses, close } = await start({ portal, port: Number(port), publicKey });

console.log(`${addresses.join('\n')}\nStop with Ctrl+C.`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await close();
    process.exit(0);
  });
