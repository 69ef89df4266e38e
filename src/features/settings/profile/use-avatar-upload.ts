import { useState } from 'react';
import { uploadAvatar } from '../../../api/profile';
import { useSubmit } from '../../../shared/submission/use-submit';
import { useAreaTexts } from '../../../ui/use-area-texts';
import { type AvatarProblem, avatarProblem } from './avatar-problem';

/**
 * Judges a chosen file and sends it (AVATAR-01 to AVATAR-04); the call is aborted when the viewer leaves.
 * @param onUploaded called when it worked, to ask the service for the picture it shows now
 */
export function useAvatarUpload(onUploaded: (signal: AbortSignal) => Promise<void>) {
  const { uploaded } = useAreaTexts('settings').profile.avatar;
  const [problem, setProblem] = useState<AvatarProblem | null>(null);
  const { isBusy, submit } = useSubmit(
    async (file: File, signal) => {
      const found = await avatarProblem(file);
      setProblem(found);
      return found ? null : uploadAvatar(file, { signal });
    },
    { success: uploaded, onSuccess: (_answer, _file, signal) => onUploaded(signal) },
  );
  return { choose: submit, isBusy, problem };
}
