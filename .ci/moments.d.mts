export function filesByMoment(root: URL): Record<string, string[]>;
