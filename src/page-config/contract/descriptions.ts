import type { MemberConfig, PageConfig, SigningConfig } from '../types';

/** A key of the page configuration, with the name of its group. */
export type ConfigKey =
  | Exclude<keyof PageConfig, 'signing' | 'member'>
  | `signing.${keyof SigningConfig}`
  | `member.${keyof MemberConfig}`;

/** Descriptions of the keys in one language, such as `en.ts`, in the order of the documentation. */
export type ConfigDescriptions = Readonly<Record<ConfigKey, string>>;
