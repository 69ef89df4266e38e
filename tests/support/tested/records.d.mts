export type Test = { isPassed: boolean; isSkipped: boolean };

export type Record = { file: string; browser: string; passed: number; count: number };

export function recordTests(file: string, browser: string, tests: readonly Test[]): void;
export function readRecords(): Record[];
