import { useForeignLanguage } from './language';

/** A text of the server, with its language where that is not the one of the view. */
export function ServerText({ text }: { text: string }) {
  return <span lang={useForeignLanguage()(text)}>{text}</span>;
}
