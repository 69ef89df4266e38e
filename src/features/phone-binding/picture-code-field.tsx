import type { RefObject } from 'react';
import type { FieldError } from '#ui/forms/field-error';
import { TextField } from '#ui/forms/fields/text-field';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import type { PictureCode } from './use-picture-code';

type Props = {
  code: PictureCode;
  input: RefObject<HTMLInputElement | null>;
  error: FieldError | undefined;
  onInput(): void;
};

/**
 * Field for the four letters of a picture; a click on the picture loads a new one (PHONE-01, PHONE-02). Part:
 * `picture`.
 */
export function PictureCodeField({ code, input, error, onInput }: Props) {
  const { phoneBinding } = useAreaTexts('account');
  const { picture, isLoading, reload } = code;
  return (
    <TextField
      ref={input}
      name="pictureCode"
      label={phoneBinding.pictureCode}
      error={error}
      beside={
        <button
          type="button"
          className={frame}
          data-testid="picture"
          title={phoneBinding.reload}
          aria-busy={isLoading || undefined}
          onClick={reload}
        >
          {picture ? <img src={picture} alt={phoneBinding.picture} /> : !isLoading && phoneBinding.reload}
        </button>
      }
      autoComplete="off"
      autoCapitalize="none"
      onInput={onInput}
    />
  );
}

const frame = css({
  width: 120,
  height: token('control-height'),
  padding: 0,
  border: `1px solid ${token('color-control-edge')}`,
  borderRadius: token('radius-m'),
  overflow: 'hidden',
  background: token('color-surface-sunken'),
  color: token('color-text-muted'),
  font: 'inherit',
  fontSize: token('text-xs'),
  cursor: 'pointer',
  '&[aria-busy] img': { opacity: 0.4 },
  // The letters are dark, so the background is light in every colour scheme.
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover', background: '#fff' },
});
