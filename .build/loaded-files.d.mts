/** Modules that an element loads until its first screen is there. */
export function filesOfView(name: string): string[];

/** Returns a function that lists the built file of a source module, and the files that it imports. */
export function loadedFiles(root: URL): (module: string) => string[];
