import { Disclosure } from '#ui/disclosure';
import { TextField } from '#ui/forms/fields/text-field';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import type { Contract } from '../manifest';
import { useGalleryTexts } from '../texts/texts';
import { ControlField } from './control-field';

type Props = { tag: string; contract: Contract; isOpen: boolean };

/** The attributes of one element, and what stands between its tags. */
export function ElementFields({ tag, contract, isOpen }: Props) {
  const texts = useGalleryTexts();
  const element = contract.elements.find((known) => known.tag === tag);
  return (
    <Disclosure title={`<${tag}>`} level={3} isOpen={isOpen} data-testid={tag}>
      <div>
        <p className={lead}>{element?.summary}</p>
        {element?.controls.map((control) => (
          <ControlField key={control.name} name={`own.${tag}.attributes.${control.name}`} control={control} />
        ))}
        <TextField name={`own.${tag}.text`} label={texts.fallbackText} />
        <TextField name={`own.${tag}.href`} label={texts.fallbackHref} inputMode="url" />
      </div>
    </Disclosure>
  );
}

const lead = css({ marginBottom: 16, color: token('color-text-muted'), fontSize: token('text-s') });
