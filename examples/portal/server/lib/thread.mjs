import { register } from 'tsx/esm/api';

/** Start of every thread: a thread does not inherit the loader for TypeScript. */
register();

/** Calls an exported function of a module. */
export async function call({ module, name, task }) {
  return (await import(module))[name](task);
}
