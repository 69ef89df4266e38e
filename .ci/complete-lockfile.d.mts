export type LockfileEntry = {
  version?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type LockfilePackages = Record<string, LockfileEntry>;
export function writeCompleteLockfile(): void;
export function missingEntries(packages: LockfilePackages): LockfilePackages;
export function platformOf(name: string): { os: string[]; cpu: string[]; libc?: string[] };
