export type FailedFile = { file?: string; engine?: string; title?: string; message?: string };
export type Repeat = (files: FailedFile[]) => { command: string; env?: Record<string, string> }[];
export type StageResult = { isPassed: boolean; failed: FailedFile[]; unstable: FailedFile[] };

export const MOST_UNSTABLE_FILES: number;
export function runStage(
  stage: { command: string; repeat?: Repeat },
  tools: {
    run(command: string, env?: Record<string, string>): { status: number | null; signal?: string | null };
    openFiles(): FailedFile[];
  },
): StageResult;
export function repeatVitest(command: string): Repeat;
export const repeatElements: Repeat;
