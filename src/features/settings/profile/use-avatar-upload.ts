import { useState } from 'react';
import { uploadAvatar } from '#api/settings/profile';
import { useSubmission } from '#shared/submission/use-submission';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { type AvatarError, judgedAvatar } from './avatar-error';
import { useReview } from './use-review';

/**
 * Validates and uploads a chosen file (AVATAR-01 to AVATAR-04); the request is aborted on unmount.
 * @param avatarUrl the current avatar, until the review of a new one
 * @param onUploaded called after the upload, to reload the current avatar
 */
export function useAvatarUpload(avatarUrl: string, onUploaded: (signal: AbortSignal) => Promise<void>) {
  const { uploaded } = useAreaTexts('settings').profile.avatar;
  const [error, setError] = useState<AvatarError | null>(null);
  const [sent, setSent] = useState<number>();
  const { inReview, keepReview, onFailure } = useReview(-21060, avatarUrl);
  const { isBusy, submit, cancel } = useSubmission(
    async (file: File, signal) => {
      setSent(undefined);
      const judged = await judgedAvatar(file);
      setError(typeof judged === 'string' ? judged : null);
      return typeof judged === 'string' ? null : uploadAvatar(judged, { signal, onProgress: setSent });
    },
    {
      success: uploaded,
      onSuccess(_response, _file, signal) {
        keepReview();
        return onUploaded(signal);
      },
      onFailure,
    },
  );
  return { choose: submit, cancel, isBusy, sent, error, inReview };
}
