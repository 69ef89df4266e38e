/** Sentences in which the elements themselves report mistakes. The doctor and the gallery say the same. */
export const MISTAKES = {
  badValue:
    'The attribute {name} of <{tag}> cannot be “{value}”, and the default is used. Expected: {expected}.',
  badConfigValue:
    'The value of {key} in the configuration is invalid, and the default is used. Expected: {expected}.',
  lateConfiguration: 'Not taken from a later configuration: {keys}. Use configure().',
  noAppid: 'No appid is configured; the server may refuse requests.',
} as const;
