import { type ChangeEvent, useRef } from 'react';
import { AVATAR_SIZES, UPLOAD_SHOWN_MS } from '#config/limits';
import { Avatar } from '#ui/avatar';
import { FileField } from '#ui/forms/fields/file-field';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useKeptFocus } from '#ui/hooks/use-kept-focus';
import { Progress } from '#ui/progress';
import { css } from '#ui/styles/emotion';
import { useAvatarUpload } from './use-avatar-upload';

type Props = {
  /** The current avatar; a new one is shown after its review (AVATAR-05). */
  avatarUrl: string;
  onUploaded(signal: AbortSignal): Promise<void>;
};

/**
 * The avatar in both sizes and the file input for a new one (SET-02, AVATAR-06). The input has no `accept`, because dialogs
 * would hide pictures whose names have another extension, or none.
 */
export function AvatarSection({ avatarUrl, onUploaded }: Props) {
  const { avatar } = useAreaTexts('settings').profile;
  const { choose, cancel, isBusy, sent, error, inReview } = useAvatarUpload(avatarUrl, onUploaded);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useKeptFocus(box, () => input.current);

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file) choose(file);
    // Cleared, so that choosing the same file again fires a change event.
    currentTarget.value = '';
  }
  return (
    <div className={row}>
      <div className={pictures} role="img" aria-label={avatar.current}>
        {AVATAR_SIZES.map((size) => (
          <Avatar key={size} src={avatarUrl} size={size} />
        ))}
      </div>
      <div ref={box} className={side}>
        <FileField
          ref={input}
          name="avatarFile"
          label={avatar.choose}
          hint={inReview || avatar.hint}
          busy={isBusy}
          error={error ? { text: avatar.errors[error] } : undefined}
          onChange={handleChange}
        />
        {isBusy && (
          <div className={progress}>
            <Progress label={avatar.uploading} done={sent} delayMs={UPLOAD_SHOWN_MS} onCancel={cancel} />
          </div>
        )}
      </div>
    </div>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 24px' });
const pictures = css({ display: 'flex', alignItems: 'flex-end', gap: 16 });
const side = css({
  position: 'relative',
  flex: '1 1 220px',
  // Balances the message line below, so that the button is centred on the pictures.
  paddingTop: 24,
  '@container (width<480px)': { paddingTop: 0 },
});
/** In the message line of the field, which is empty meanwhile. */
const progress = css({ position: 'absolute', bottom: 0, insetInline: 0 });
