export const TEST_LIMIT_MS: number;
export const FILE_LIMIT_MS: number;
export const BUILD_LIMIT_MS: number;
export const CONDITION_LIMIT_MS: number;
