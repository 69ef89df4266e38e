import type { Elements } from './elements';

type Props = { text: string; values: Readonly<Record<string, Elements>> };

/** A text with an element in place of each placeholder `{name}`, like `fill`. */
export function FilledText({ text, values }: Props) {
  return text.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity
    <span key={index}>{index % 2 === 0 ? part : (values[part] ?? `{${part}}`)}</span>
  ));
}
