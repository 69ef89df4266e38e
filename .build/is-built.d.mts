export const SOURCES: readonly string[];
export function isBuilt(root: string): boolean;
