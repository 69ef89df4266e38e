import { fill } from '#i18n/fill';
import { FilledText } from '#ui/filled-text';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { ServerText } from '#ui/server-text';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';

type Props = {
  /** With `{name}` in place of the item. */
  text: string;
  name: string;
  /** Empty if it is not known. */
  time: string;
};

/** Longest name in a label; a screen reader would read it to the end. */
const NAME_MAX = 60;

/**
 * Names a control of a list item, with its time, because two items can have the same name. It is content of the control: an
 * attribute has no language of its own.
 */
export function ItemLabel({ text, name, time }: Props) {
  const { list } = useAreaTexts('lists');
  const short = [...name.slice(0, 2 * NAME_MAX)].slice(0, NAME_MAX).join('');
  return (
    <span className={visuallyHidden}>
      <FilledText
        text={fill(text, { name: time ? list.atTime : '{name}' })}
        values={{ name: <ServerText text={short.trim() || list.untitled} />, time: <span>{time}</span> }}
      />
    </span>
  );
}
