export function startWebkitDriver(): Promise<number>;
