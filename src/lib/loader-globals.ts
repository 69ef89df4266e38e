/**
 * Global classes that the loader needs to start. A page that declares one for something else, for example a `Map` of
 * places, gets this message, and its elements show their content. `built-ins.chunk.ts` checks all other classes.
 */
const MEMBERS = {
  HTMLElement: globalThis.HTMLElement?.prototype?.click,
  Map: Map?.prototype?.get,
  Reflect: Reflect?.get,
  Symbol: Symbol?.for,
};

if (typeof document === 'object')
  for (const [name, member] of Object.entries(MEMBERS))
    if (!member) throw new Error(`cntv-widgets: a script of this page has replaced ${name}`);
