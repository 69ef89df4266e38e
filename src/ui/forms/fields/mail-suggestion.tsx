import { fill } from '#i18n/fill';
import { suggestedAddress } from '#lib/text/suggested-address';
import { Button } from '../../button';
import type { Elements } from '../../elements';
import { useTexts } from '../../language';
import { Announcement } from '../../live/announcement';
import { css } from '../../styles/emotion';
import { useFormState } from '../form-context';
import { restoreInput } from '../typed-input';

type Props = {
  /** Name of the field. */
  name: string;
  address: string;
};

/**
 * Shows a button that corrects a mistyped domain of an email address, after the viewer has left its field.
 * @param show receives the button, or nothing
 */
export function suggestAddress(field: HTMLInputElement, show: (suggestion: Elements) => void): void {
  // A button that is pressed must not move away before its click.
  if (document.documentElement.matches(':active')) requestAnimationFrame(() => suggestAddress(field, show));
  else {
    const { activeElement } = field.getRootNode() as ShadowRoot;
    const address = activeElement !== field && suggestedAddress(field.value);
    show(address && <MailSuggestion name={field.name} address={address} />);
  }
}

function MailSuggestion({ name, address }: Props) {
  const { element } = useFormState();
  const { field } = useTexts();
  function accept() {
    if (element.current)
      void restoreInput(element.current, { values: new Map([[name, address]]), focused: name });
  }
  return (
    <span className={line}>
      <Button variant="link" data-testid="mail-suggestion" onClick={accept}>
        {fill(field.takeAddress, { address })}
      </Button>
      <Announcement text={fill(field.mistyped, { address })} />
    </span>
  );
}

/** In place of the message while there is none, so that nothing moves; otherwise below it. */
const line = css({
  gridArea: '3/1/4/3',
  padding: 'calc(2em/14) 0 calc(12em/14)',
  lineHeight: 'calc(18/14)',
  overflowWrap: 'anywhere',
  '[part~=message]:not(:empty)+&': { gridArea: '4/1/5/3' },
  '& button': { textAlign: 'start' },
  // The target is not enlarged over the field.
  '& button::after': { top: -2 },
});
